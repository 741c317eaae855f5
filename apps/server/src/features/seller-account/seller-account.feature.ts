import { feature } from '#kernel/registry.ts'
import { sendSellerInvitationEmail } from './seller-account.on-invited.ts'
import { sellerAccountRoutes } from './seller-account.routes.ts'

export const sellerAccountFeature = feature({
  name: 'seller-account',
  routes: [sellerAccountRoutes],
  consumers: [sendSellerInvitationEmail],
})
