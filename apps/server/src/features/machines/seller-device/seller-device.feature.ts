import { feature } from '#kernel/registry.ts'
import { ownDeviceBatchActions } from './seller-device.batch-actions.ts'
import { publishSubmitted } from './seller-device.on-submitted.ts'
import { withdrawSuspended } from './seller-device.on-suspended.ts'
import { sellerDeviceRoutes } from './seller-device.routes.ts'

export const sellerDeviceFeature = feature({
  name: 'seller-device',
  routes: [sellerDeviceRoutes],
  batchActions: ownDeviceBatchActions,
  consumers: [publishSubmitted, withdrawSuspended],
})
