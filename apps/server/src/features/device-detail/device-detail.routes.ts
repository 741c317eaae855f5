import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { similarDevices } from '#features/device-search/device-search.similar.projection.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { deviceDetail } from './device-detail.queries.ts'

export const deviceDetailRoutes: Routes = (serve) => {
  serve(deviceEndpoints.detail, async ({ ctx, query }) => {
    const device = await deviceDetail(ctx, query.deviceId)
    if (!device) throw notFound()
    return device
  })

  serve(deviceEndpoints.compare, async ({ ctx, query }) => {
    const ids = [...new Set(query.ids.split(','))]
    const devices = await Promise.all(ids.map((id) => deviceDetail(ctx, id)))
    return devices.flatMap((device) => device ?? [])
  })

  serve(deviceEndpoints.similar, ({ ctx, query }) => similarDevices(ctx, query.deviceId))
}
