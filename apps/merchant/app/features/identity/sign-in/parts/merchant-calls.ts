import { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import { sellerSignInEndpoints } from '@ironsouq/contract/people/seller-account/seller-sign-in.endpoints'
import { callsOf } from '@ironsouq/portal/sign-in/calls-of.ts'

export const { signInCalls, accountCalls } = callsOf({
  signIn: sellerSignInEndpoints,
  account: sellerAccountMerchantEndpoints,
})
