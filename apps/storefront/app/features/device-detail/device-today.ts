import type { Device } from '@ironsouq/contract/device/device.schema'

/** A device, and the day the page was made: certificates and prices are shown as of that day. */
export interface DeviceToday {
  device: Device
  today: string
}
