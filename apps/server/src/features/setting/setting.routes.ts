import { settingEndpoints } from '@ironsouq/contract/setting/setting.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { currentWebConfig } from './setting.queries.ts'

export const settingRoutes: Routes = (serve) => {
  serve(settingEndpoints.webConfig, ({ ctx }) => currentWebConfig(ctx))
}
