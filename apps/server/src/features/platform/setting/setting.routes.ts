import { settingEndpoints } from '@ironsouq/contract/platform/setting/setting.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { saveFieldPicture, saveFieldTexts } from './setting.edit.service.ts'
import { currentWebConfig, webConfigRecords } from './setting.queries.ts'

export const settingRoutes: Routes = (serve) => {
  serve(settingEndpoints.webConfig, ({ ctx }) => currentWebConfig(ctx))
  serve(settingEndpoints.fields, ({ ctx }) => webConfigRecords(ctx))
  serve(settingEndpoints.saveTexts, ({ ctx, body }) => saveFieldTexts(ctx, body))
  serve(settingEndpoints.savePicture, ({ ctx, body, actor }) => saveFieldPicture(ctx, actor, body))
}
