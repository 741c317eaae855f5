import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { ownAccountRoutes } from '#features/identity/portal-sign-in/portal-sign-in.account-routes.service.ts'
import { signInRoutes } from '#features/identity/portal-sign-in/portal-sign-in.routes.service.ts'
import { feature } from '#kernel/registry.ts'
import { sendSellerResetLink } from './seller-sign-in.on-password-forgotten.ts'
import { sellerSignInRoutes } from './seller-sign-in.routes.ts'
import { sellerPortal } from './seller-sign-in.service.ts'
import { sellerStep } from './seller-sign-in.tables.ts'

export const sellerSignInFeature = feature({
  name: 'seller-sign-in',
  routes: [
    signInRoutes(sellerPortal, sellerSignInEndpoints),
    sellerSignInRoutes,
    ownAccountRoutes(sellerPortal, sellerAccountMerchantEndpoints),
  ],
  consumers: [sendSellerResetLink],
  retention: [{ table: sellerStep, since: sellerStep.expiresAt, days: 1 }],
})
