import { feature } from '#kernel/registry.ts'
import { payoutRoutes } from './payout.routes.ts'
import { sellerPayoutNotices } from './payout.seller.notices.ts'

export const payoutFeature = feature({
  name: 'payout',
  routes: [payoutRoutes],
  notices: sellerPayoutNotices,
})
