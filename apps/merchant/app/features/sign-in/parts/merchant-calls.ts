import { ownSellerAccountEndpoints } from '@ironsouq/contract/seller-account/own-seller-account.endpoints'
import { sellerSignInEndpoints } from '@ironsouq/contract/seller-account/seller-sign-in.endpoints'
import { callsOf } from '@ironsouq/portal/sign-in/calls-of.ts'

export const { signInCalls, accountCalls } = callsOf({
  signIn: sellerSignInEndpoints,
  account: ownSellerAccountEndpoints,
})
