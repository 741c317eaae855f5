import { passportEndpoints } from '@ironsouq/contract/machines/passport/passport.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { passportOf, reportOf } from './passport.service.ts'

export const passportRoutes: Routes = (serve) => {
  serve(passportEndpoints.passport, ({ ctx, query }) => passportOf(ctx, query.deviceId))
  serve(passportEndpoints.report, ({ ctx, query }) => reportOf(ctx, query.reportNo))
}
