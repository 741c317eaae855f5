import { guideChanged } from '#features/valuation/valuation.events.ts'
import { consumer } from '#kernel/events.ts'
import { touchDevice } from './device.service.ts'

/** The range is on every card: it makes a newer version of the machine, which all are told of. */
export const showGuide = consumer({
  name: 'device.show-guide',
  on: guideChanged,
  handle: async (ctx, { deviceId }) => void (await touchDevice(ctx, deviceId)),
})
