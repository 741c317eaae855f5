import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money/money.ts'
import { staffListQuery, staffPage } from '../staff-list.ts'
import { payoutLifecycle } from './payout.lifecycle.ts'

const CHANGE = {
  audience: 'staff',
  permission: 'ledger.payOut',
  method: 'POST',
  audit: true,
  recentProof: true,
  once: true,
} as const

const State = z.enum(payoutLifecycle.states)

export const PayoutRow = z.object({
  payoutId: z.uuid(),
  sellerId: z.uuid(),
  sellerName: z.nullable(z.string()),
  amount: Money,
  /** The bank account as it was confirmed when the payout was requested. */
  holder: z.string(),
  bank: z.string(),
  iban: z.string(),
  swift: z.string(),
  state: State,
  requestedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether the reader may be the second person. */
  canDecide: z.boolean(),
})
export type PayoutRow = z.output<typeof PayoutRow>

const PayoutId = z.object({ payoutId: z.uuid() })

export const payoutEndpoints = {
  list: endpoint({
    audience: 'staff',
    permission: 'ledger.read',
    method: 'GET',
    path: '/p/staff/payout/list',
    summary: 'Payouts to sellers',
    query: z.extend(staffListQuery(['-at', 'at']), {
      state: z.optional(State),
      sellerId: z.optional(z.uuid()),
    }),
    data: staffPage(PayoutRow),
  }),
  request: endpoint({
    ...CHANGE,
    path: '/p/staff/payout/request',
    summary: 'Requests a payout of at most what is due to a seller, to its confirmed bank account',
    body: z.object({ sellerId: z.uuid(), amount: Money }),
    data: PayoutRow,
  }),
  confirm: endpoint({
    ...CHANGE,
    path: '/p/staff/payout/confirm',
    summary: 'Confirms that the bank made a payout that someone else requested',
    body: PayoutId,
    data: PayoutRow,
  }),
  reject: endpoint({
    ...CHANGE,
    path: '/p/staff/payout/reject',
    summary: 'Rejects a payout that someone else requested',
    body: PayoutId,
    data: PayoutRow,
  }),
}
