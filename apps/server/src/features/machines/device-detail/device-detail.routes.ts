import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { cardsOf } from '#features/machines/device-card/device-card.projection.ts'
import { similarDevices } from '#features/machines/device-search/device-search.similar.projection.ts'
import { notFound } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { deviceDetail } from './device-detail.queries.ts'

/** A draft is not public, and a withdrawn machine is nothing to come back to. */
const SHOWN_STATES: ReadonlySet<DeviceCard['state']> = new Set(['listed', 'reserved', 'sold'])

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

  serve(deviceEndpoints.cards, async ({ ctx, query }) => {
    const ids = [...new Set(query.ids.split(','))]
    const cards = await cardsOf(ctx, ids)
    return ids.flatMap((id) => {
      const card = cards.get(id)
      return card && SHOWN_STATES.has(card.state) ? [card] : []
    })
  })

  serve(deviceEndpoints.similar, ({ ctx, query }) => similarDevices(ctx, query.deviceId))
}
