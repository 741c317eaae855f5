import { feature } from '#kernel/registry.ts'
import { payoutLedger } from './payout.postings.ts'
import { payoutRoutes } from './payout.routes.ts'
import { sellerPayoutNotices } from './payout.seller.notices.ts'

export const payoutFeature = feature({
  name: 'payout',
  ledger: payoutLedger,
  routes: [payoutRoutes],
  notices: sellerPayoutNotices,
})
