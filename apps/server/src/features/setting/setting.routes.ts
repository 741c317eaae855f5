import { settingEndpoints } from '@ironsouq/contract/setting/setting.endpoints'
import type { Routes } from '#kernel/serve.ts'
import { webConfigSaid } from './setting.queries.ts'

export const settingRoutes: Routes = (serve) => {
  serve(settingEndpoints.webConfig, ({ ctx }) => webConfigSaid(ctx))
}
