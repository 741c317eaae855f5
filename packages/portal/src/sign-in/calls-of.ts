import type { signInEndpointsOf } from '@ironsouq/contract/identity/sign-in/sign-in.endpoints'
import type { sellerAccountMerchantEndpoints } from '@ironsouq/contract/people/seller-account/seller-account.merchant.endpoints'
import type { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import type * as z from 'zod/mini'
import type { AccountCalls } from '../account/account-calls.ts'
import { api } from '../api/api.ts'
import type { FirstSession, SignInCalls } from './sign-in-calls.ts'

type Schema = z.ZodMiniType

interface Endpoints<S extends Schema, F extends z.ZodMiniType<FirstSession>, I extends Schema> {
  signIn: ReturnType<typeof signInEndpointsOf<S, F, I>>
  account: typeof staffAccountEndpoints | typeof sellerAccountMerchantEndpoints
}

/** The calls of a portal: the same steps for staff and for people of sellers, each at their own addresses. */
export function callsOf<S extends Schema, F extends z.ZodMiniType<FirstSession>, I extends Schema>({
  signIn,
  account,
}: Endpoints<S, F, I>): { signInCalls: SignInCalls; accountCalls: AccountCalls } {
  return {
    signInCalls: {
      password: (body) => api(signIn.password, { body }),
      secondFactor: (body) => api(signIn.secondFactor, { body }),
      forgot: (email) => api(signIn.forgot, { body: { email } }),
      reset: (body) => api(signIn.reset, { body }),
      askPasskey: () => api(signIn.passkeyOptions),
      passkey: (body) => api(signIn.passkey, { body }),
      beginApp: (ticket) => api(signIn.beginApp, { body: { ticket } }),
      enableApp: (body) => api(signIn.enableApp, { body }),
      askNewPasskey: (ticket) => api(signIn.beginPasskey, { body: { ticket } }),
      addPasskey: (body) => api(signIn.addPasskey, { body }),
    },
    accountCalls: {
      askProof: () => api(account.askProof),
      prove: (body) => api(account.prove, { body }),
      changePassword: (body) => api(account.changePassword, { body }),
      beginApp: () => api(account.beginApp),
      enableApp: (code) => api(account.enableApp, { body: { code } }),
      removeApp: () => api(account.removeApp),
      askNewPasskey: () => api(account.beginPasskey),
      addPasskey: (body) => api(account.addPasskey, { body }),
      removePasskey: (passkeyId) => api(account.removePasskey, { body: { passkeyId } }),
      renewCodes: () => api(account.renewCodes),
      endSession: (sessionId) => api(account.endSession, { body: { sessionId } }),
    },
  }
}
