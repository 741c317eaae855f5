import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { SellerAccountRecord } from './seller-account.schema.ts'

export const REINVITE_REASON_MAX = 500

/** A person of a seller as staff see them. */
const SellerPerson = z.extend(SellerAccountRecord, {
  /** The request to let the owner in again that waits for a second person. */
  reinvitation: z.nullable(
    z.object({
      by: z.string(),
      reason: z.string(),
      at: z.iso.datetime(),
      /** Whether the reader may be the second person. */
      canConfirm: z.boolean(),
    }),
  ),
})
export type SellerPerson = z.output<typeof SellerPerson>

const People = z.array(SellerPerson)
const One = z.object({ accountId: z.uuid() })

const STAFF = { audience: 'staff', permission: 'seller.approve' } as const
const COMMAND = {
  ...STAFF,
  method: 'POST',
  audit: true,
  recentProof: true,
  once: true,
  data: People,
} as const

/** An owner without a colleague who lost password and phone gets back in by two people of staff. */
export const sellerPeopleEndpoints = {
  list: endpoint({
    ...STAFF,
    method: 'GET',
    path: '/p/staff/seller/people',
    summary: 'The people of a seller',
    query: z.object({ sellerId: z.uuid() }),
    data: People,
  }),
  requestReinvite: endpoint({
    ...COMMAND,
    path: '/p/staff/seller/people/reinvite',
    summary: 'Asks to invite an owner again who cannot log in; a second person confirms it',
    body: z.extend(One, {
      reason: z
        .string()
        .check(z.trim(), z.minLength(1, 'error.fieldRequired'), z.maxLength(REINVITE_REASON_MAX)),
    }),
  }),
  confirmReinvite: endpoint({
    ...COMMAND,
    path: '/p/staff/seller/people/reinvite/confirm',
    summary: 'Invites the owner again: what signed them in no longer does, and an email is sent',
    body: One,
  }),
  rejectReinvite: endpoint({
    ...COMMAND,
    path: '/p/staff/seller/people/reinvite/reject',
    summary: 'Drops the request: the login of the owner stays as it is',
    body: One,
  }),
}
