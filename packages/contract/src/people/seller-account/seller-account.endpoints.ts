import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Email } from '../../identity/identity/identity.schema.ts'
import { SignedIn } from '../../identity/session/session.endpoints.ts'
import { Version } from '../../versioned.ts'
import {
  AccountLocale,
  AccountName,
  AccountRole,
  SellerAccountRecord,
} from './seller-account.schema.ts'

const One = z.object({ accountId: z.uuid() })
const READ = { method: 'GET', audience: 'merchant', permission: 'account.read' } as const
const COMMAND = {
  method: 'POST',
  audience: 'merchant',
  permission: 'account.edit',
  audit: true,
} as const
/** Each of these calls sends mail to an address that the caller chose. */
const INVITING = { ...COMMAND, limit: { max: 10, seconds: 3600 } } as const

/** The people of the own dealer [ID-20]. */
export const sellerAccountEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/account/list',
    summary: 'The people of the dealer',
    data: z.array(SellerAccountRecord),
  }),
  invite: endpoint({
    ...INVITING,
    path: '/p/merchant/account/invite',
    recentProof: true,
    summary: 'Adds a person and invites them by mail',
    body: z.object({ name: AccountName, email: Email, locale: AccountLocale, role: AccountRole }),
    data: SellerAccountRecord,
    once: true,
  }),
  inviteAgain: endpoint({
    ...INVITING,
    path: '/p/merchant/account/inviteAgain',
    recentProof: true,
    summary: 'Sends another invitation; the link of the one before no longer works',
    body: One,
    data: z.null(),
  }),
  update: endpoint({
    ...COMMAND,
    path: '/p/merchant/account/update',
    recentProof: true,
    versioned: true,
    summary: 'Changes name and role; with another role the sessions end. The last owner stays one',
    body: z.extend(One, { version: Version, name: AccountName, role: AccountRole }),
    data: SellerAccountRecord,
  }),
  disable: endpoint({
    ...COMMAND,
    path: '/p/merchant/account/disable',
    recentProof: true,
    summary: 'Takes the access away; every session of the person ends. The last owner keeps it',
    body: One,
    data: z.null(),
  }),
  remove: endpoint({
    ...COMMAND,
    path: '/p/merchant/account/remove',
    recentProof: true,
    summary: 'Deletes a person with everything that is stored about them. The last owner stays',
    body: One,
    data: z.null(),
  }),
  reset: endpoint({
    ...INVITING,
    path: '/p/merchant/account/reset',
    recentProof: true,
    summary: 'Deletes password and second factors of a person and invites them again',
    body: One,
    data: z.null(),
  }),
  sessions: endpoint({
    ...READ,
    path: '/p/merchant/account/sessions',
    summary: 'Where a person is signed in, the latest first',
    query: One,
    data: z.array(SignedIn),
  }),
  endSession: endpoint({
    ...COMMAND,
    path: '/p/merchant/account/endSession',
    summary: 'Ends a session of a person, at once and everywhere',
    body: z.extend(One, { sessionId: z.uuid() }),
    data: z.null(),
  }),
}
