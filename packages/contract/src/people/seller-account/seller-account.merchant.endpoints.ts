import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { ownAccountParts } from '../../identity/sign-in/own-account.schema.ts'
import { AccountLocale, AccountName, MerchantMe, SellerPassword } from './seller-account.schema.ts'

const OWN = { audience: 'merchant', permission: null } as const
const READ = { ...OWN, method: 'GET' } as const
const COMMAND = { ...OWN, method: 'POST' } as const
const parts = ownAccountParts(SellerPassword)

/** The account of the person who is signed in to the merchant portal. */
export const sellerAccountMerchantEndpoints = {
  me: endpoint({
    ...READ,
    path: '/p/merchant/me',
    summary: 'The signed-in person, with the dealer that they work for',
    data: MerchantMe,
  }),
  update: endpoint({
    ...COMMAND,
    path: '/p/merchant/me/update',
    summary: 'Changes name and language',
    body: z.object({ name: AccountName, locale: AccountLocale }),
    data: MerchantMe,
  }),
  leave: endpoint({ ...COMMAND, ...parts.leave, path: '/p/merchant/me/leave' }),
  sessions: endpoint({ ...READ, ...parts.sessions, path: '/p/merchant/me/sessions' }),
  endSession: endpoint({ ...COMMAND, ...parts.endSession, path: '/p/merchant/me/endSession' }),
  askProof: endpoint({ ...COMMAND, ...parts.askProof, path: '/p/merchant/me/prove/options' }),
  prove: endpoint({ ...COMMAND, ...parts.prove, path: '/p/merchant/me/prove' }),
  changePassword: endpoint({
    ...COMMAND,
    ...parts.changePassword,
    path: '/p/merchant/me/password',
  }),
  factors: endpoint({ ...READ, ...parts.factors, path: '/p/merchant/me/factors' }),
  beginApp: endpoint({ ...COMMAND, ...parts.beginApp, path: '/p/merchant/me/app' }),
  enableApp: endpoint({ ...COMMAND, ...parts.enableApp, path: '/p/merchant/me/app/enable' }),
  removeApp: endpoint({ ...COMMAND, ...parts.removeApp, path: '/p/merchant/me/app/remove' }),
  beginPasskey: endpoint({
    ...COMMAND,
    ...parts.beginPasskey,
    path: '/p/merchant/me/passkey/options',
  }),
  addPasskey: endpoint({ ...COMMAND, ...parts.addPasskey, path: '/p/merchant/me/passkey' }),
  removePasskey: endpoint({
    ...COMMAND,
    ...parts.removePasskey,
    path: '/p/merchant/me/passkey/remove',
  }),
  renewCodes: endpoint({ ...COMMAND, ...parts.renewCodes, path: '/p/merchant/me/recoveryCodes' }),
}
