import { servicePromiseEndpoints } from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { currentPromise, promiseRecord } from './service-promise.queries.ts'
import { savePromise } from './service-promise.service.ts'

export const servicePromiseRoutes: Routes = (serve) => {
  serve(servicePromiseEndpoints.current, ({ ctx }) => currentPromise(ctx))
  serve(servicePromiseEndpoints.record, ({ ctx }) => promiseRecord(ctx))
  serve(servicePromiseEndpoints.save, ({ ctx, body }) => savePromise(ctx, body))
}
