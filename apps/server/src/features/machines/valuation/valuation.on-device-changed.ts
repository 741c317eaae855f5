import { deviceChanged, deviceSold } from '#features/machines/device/device.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { recordSale, calculateGuides } from './valuation.service.ts'

/** The guide depends on hours, grade and model. */
export const calculateDeviceGuide = consumer({
  name: 'valuation.calculate-guide',
  on: deviceChanged,
  handle: (ctx, { deviceId }) => calculateGuides(ctx, [deviceId]),
})

/** A sale is a comparable for its model. */
export const recordDeviceSale = consumer({
  name: 'valuation.record-sale',
  on: deviceSold,
  handle: (ctx, { deviceId, at }) => recordSale(ctx, deviceId, at),
})
