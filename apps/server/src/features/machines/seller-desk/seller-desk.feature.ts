import { feature } from '#kernel/registry.ts'
import { ownDeviceBatchActions } from './seller-desk.batch-actions.ts'
import { publishSubmitted } from './seller-desk.on-submitted.ts'
import { withdrawSuspended } from './seller-desk.on-suspended.ts'
import { sellerDeskRoutes } from './seller-desk.routes.ts'

export const sellerDeskFeature = feature({
  name: 'seller-desk',
  routes: [sellerDeskRoutes],
  batchActions: ownDeviceBatchActions,
  consumers: [publishSubmitted, withdrawSuspended],
})
