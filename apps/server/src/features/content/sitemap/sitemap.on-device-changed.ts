import { deviceChanged } from '#features/machines/device/device.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { segmentOfDevice } from './sitemap.projection.ts'
import { recalculateSegment } from './sitemap.service.ts'

/** Brings the one file up to date that lists the device. */
export const recalculateSitemap = consumer({
  name: 'sitemap.recalculate-segment',
  on: deviceChanged,
  async handle(ctx, { deviceId }) {
    const number = await segmentOfDevice(ctx, deviceId)
    if (number) await recalculateSegment(ctx, number)
  },
})
