import { feature } from '#kernel/registry.ts'
import { sendSellerInvitationEmail } from './seller-account.on-invited.ts'
import { informOwnersOfOwner } from './seller-account.on-owner-named.ts'
import { eraseRemovedPerson } from './seller-account.on-removed.ts'
import { informOfLift, informOfSuspension } from './seller-account.on-suspended.ts'
import { sellerAccountRoutes } from './seller-account.routes.ts'

export const sellerAccountFeature = feature({
  name: 'seller-account',
  routes: [sellerAccountRoutes],
  consumers: [
    sendSellerInvitationEmail,
    informOwnersOfOwner,
    informOfSuspension,
    informOfLift,
    eraseRemovedPerson,
  ],
})
