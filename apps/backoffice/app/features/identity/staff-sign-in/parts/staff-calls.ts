import { staffAccountEndpoints } from '@ironsouq/contract/people/staff/staff-account.endpoints'
import { staffSignInEndpoints } from '@ironsouq/contract/people/staff/staff-sign-in.endpoints'
import { callsOf } from '@ironsouq/portal/sign-in/calls-of.ts'

export const { signInCalls, accountCalls } = callsOf({
  signIn: staffSignInEndpoints,
  account: staffAccountEndpoints,
})
