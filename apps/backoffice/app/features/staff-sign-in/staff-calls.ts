import { staffAccountEndpoints as account } from '@ironsouq/contract/staff/staff-account.endpoints'
import { staffSignInEndpoints as signIn } from '@ironsouq/contract/staff/staff-sign-in.endpoints'
import type { AccountCalls } from '@ironsouq/portal/account/account-calls.ts'
import { api } from '@ironsouq/portal/api/api.ts'
import type { SignInCalls } from '@ironsouq/portal/sign-in/sign-in-calls.ts'

const askPasskey = () => api(signIn.passkeyOptions)

export const signInCalls: SignInCalls = {
  password: (body) => api(signIn.password, { body }),
  secondFactor: (body) => api(signIn.secondFactor, { body }),
  askPasskey,
  passkey: (body) => api(signIn.passkey, { body }),
  beginApp: (ticket) => api(signIn.beginApp, { body: { ticket } }),
  enableApp: (body) => api(signIn.enableApp, { body }),
  askNewPasskey: (ticket) => api(signIn.beginPasskey, { body: { ticket } }),
  addPasskey: (body) => api(signIn.addPasskey, { body }),
}

export const accountCalls: AccountCalls = {
  askPasskey,
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
}
