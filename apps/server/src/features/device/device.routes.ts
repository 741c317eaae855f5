import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/serve.ts'
import { presentDevice } from './device.detail.present.ts'
import { deviceShown } from './device.detail.queries.ts'
import { addPicture } from './device.picture.service.ts'
import { presentStanding } from './device.present.ts'
import { findDevices } from './device.search.queries.ts'
import { moveDevice, repriceDevice } from './device.service.ts'
import { devicesLike } from './device.similar.queries.ts'
import { suggestions } from './device.suggest.queries.ts'

export const deviceRoutes: Routes = (serve) => {
  serve(deviceEndpoints.list, ({ ctx, query }) => findDevices(ctx, query))

  serve(deviceEndpoints.suggest, async ({ ctx, query }) => ({
    suggestions: await suggestions(ctx, query.q),
  }))

  serve(deviceEndpoints.similar, ({ ctx, query }) => devicesLike(ctx, query.deviceId))

  serve(deviceEndpoints.detail, async ({ ctx, query }) => {
    const row = await deviceShown(ctx, query.deviceId)
    if (!row) throw notFound()
    return presentDevice(row)
  })

  serve(deviceEndpoints.compare, async ({ ctx, query }) => {
    const asked = [...new Set(query.ids.split(','))]
    const rows = await Promise.all(asked.map((id) => deviceShown(ctx, id)))
    return rows.flatMap((row) => (row ? [presentDevice(row)] : []))
  })
  serve(deviceEndpoints.picture, ({ ctx, body, actor }) =>
    addPicture(ctx, { ...body, owner: { audience: actor.audience, id: actor.id } }),
  )
  serve(deviceEndpoints.reprice, async ({ ctx, body }) =>
    presentStanding(await repriceDevice(ctx, body.deviceId, body.price)),
  )

  serve(deviceEndpoints.move, async ({ ctx, body, actor }) =>
    presentStanding(await moveDevice(ctx, body.deviceId, body.action, actor.id)),
  )
}
