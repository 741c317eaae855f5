import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/serve.ts'
import { presentDevice, presentStanding } from './device.present.ts'
import { deviceShown } from './device.queries.ts'
import { findDevices } from './device.search.queries.ts'
import { moveDevice, repriceDevice } from './device.service.ts'

export const deviceRoutes: Routes = (serve) => {
  serve(deviceEndpoints.list, async ({ ctx, query }) => {
    const { hits, total } = await findDevices(ctx, query)
    return { records: hits, total }
  })

  serve(deviceEndpoints.detail, async ({ ctx, query }) => {
    const row = await deviceShown(ctx, query.deviceId)
    if (!row) throw notFound()
    return presentDevice(row)
  })

  serve(deviceEndpoints.reprice, async ({ ctx, body }) =>
    presentStanding(await repriceDevice(ctx, body.deviceId, body.price)),
  )

  serve(deviceEndpoints.move, async ({ ctx, body, actor }) =>
    presentStanding(await moveDevice(ctx, body.deviceId, body.action, actor.id)),
  )
}
