import { deviceLifecycle } from '@ironsouq/contract/device/device.lifecycle'
import type { DeviceStanding } from '@ironsouq/contract/device/device.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { priceOf, type DeviceRow } from './device.queries.ts'

export const presentStanding = (row: DeviceRow): DeviceStanding => ({
  deviceId: row.id,
  version: row.version,
  state: row.state,
  price: priceOf(row),
  actions: allowed(deviceLifecycle, row.state, 'staff'),
})
