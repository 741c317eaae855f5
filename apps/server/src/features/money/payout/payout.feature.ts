import { feature } from '#kernel/registry.ts'
import { sellerPayoutEmails } from './payout.on-seller-news.ts'
import { payoutRoutes } from './payout.routes.ts'

export const payoutFeature = feature({
  name: 'payout',
  routes: [payoutRoutes],
  consumers: sellerPayoutEmails,
})
