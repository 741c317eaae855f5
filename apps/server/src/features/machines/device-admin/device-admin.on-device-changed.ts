import { deviceChanged } from '#features/machines/device/device.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { checkDevice } from './device-admin.check.service.ts'

/** Quality and issues follow from the machine as it is now, so a repeated event changes nothing. */
export const checkChangedDevice = consumer({
  name: 'device-admin.check-changed',
  on: deviceChanged,
  handle: (ctx, { deviceId }) => checkDevice(ctx, deviceId),
})
