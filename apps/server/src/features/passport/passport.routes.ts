import { passportEndpoints } from '@ironsouq/contract/passport/passport.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { passportOf } from './passport.service.ts'

export const passportRoutes: Routes = (serve) => {
  serve(passportEndpoints.passport, ({ ctx, query }) => passportOf(ctx, query.deviceId))
}
