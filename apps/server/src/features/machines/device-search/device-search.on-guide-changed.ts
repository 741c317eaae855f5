import { touchDevice } from '#features/machines/device/device.service.ts'
import { guideChanged } from '#features/machines/valuation/valuation.events.ts'
import { consumer } from '#kernel/work/events.ts'

/** The guide price is on every card: a new one makes a new version of the device. */
export const showGuide = consumer({
  name: 'device.show-guide',
  on: guideChanged,
  handle: async (ctx, { deviceId }) => void (await touchDevice(ctx, deviceId)),
})
