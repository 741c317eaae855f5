import type { Device } from '@ironsouq/contract/machines/device/device.schema'

/** A device, and the day the page was made: certificates and prices are shown as of that day. */
export interface DeviceToday {
  device: Device
  today: string
}

/** With the time at which the page was made: whether a yard is open depends on it. */
export interface DeviceNow extends DeviceToday {
  now: string
}
