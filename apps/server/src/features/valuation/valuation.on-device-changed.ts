import { deviceChanged, deviceSold } from '#features/device/device.events.ts'
import { consumer } from '#kernel/events.ts'
import { recordSale, reckonGuides } from './valuation.service.ts'

/** Hours, grade or model may be other than before, and the range follows them. */
export const guideDevice = consumer({
  name: 'valuation.guide-device',
  on: deviceChanged,
  handle: (ctx, { deviceId }) => reckonGuides(ctx, [deviceId]),
})

/** A sale teaches what its model is worth. */
export const noteSale = consumer({
  name: 'valuation.note-sale',
  on: deviceSold,
  handle: (ctx, { deviceId }) => recordSale(ctx, deviceId),
})
