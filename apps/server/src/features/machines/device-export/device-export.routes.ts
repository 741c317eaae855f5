import { deviceExportEndpoints } from '@ironsouq/contract/machines/device-export/device-export.endpoints'
import type { Routes } from '#kernel/http/serve.ts'
import { askDeviceExport, deviceExportOf } from './device-export.service.ts'

export const deviceExportRoutes: Routes = (serve) => {
  serve(deviceExportEndpoints.ask, ({ ctx, actor, body }) => askDeviceExport(ctx, actor.id, body))
  serve(deviceExportEndpoints.detail, ({ ctx, actor, query }) =>
    deviceExportOf(ctx, actor.id, query.exportId),
  )
}
