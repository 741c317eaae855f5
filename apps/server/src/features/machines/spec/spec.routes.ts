import { specEndpoints } from '@ironsouq/contract/machines/spec/spec.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { orderSpecFields, saveSpecField } from './spec.service.ts'
import { specFieldRecords } from './spec.staff.queries.ts'

export const specRoutes: Routes = (serve) => {
  serve(specEndpoints.list, ({ ctx }) => specFieldRecords(ctx))
  serve(specEndpoints.save, ({ ctx, body }) => saveSpecField(ctx, body))
  serve(specEndpoints.order, ({ ctx, body }) => orderSpecFields(ctx, body))
}
