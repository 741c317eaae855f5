import { deviceChanged } from '#features/device/device.events.ts'
import { consumer } from '#kernel/events.ts'
import { segmentOfDevice } from './sitemap.queries.ts'
import { reckonSegment } from './sitemap.service.ts'

/** Brings the one file up to date that lists the machine; the others stay as they are. */
export const reckonSitemap = consumer({
  name: 'sitemap.reckon-segment',
  on: deviceChanged,
  async handle(ctx, { deviceId }) {
    const number = await segmentOfDevice(ctx, deviceId)
    if (number) await reckonSegment(ctx, number)
  },
})
