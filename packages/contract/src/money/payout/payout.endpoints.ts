import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Money } from '../money/money.ts'
import { payoutLifecycle } from './payout.lifecycle.ts'
import { BANK_REFERENCE_MAX, FAILURE_MAX } from './payout.limits.ts'
import { PayoutOrders } from './payout.orders.schema.ts'

const READ = { audience: 'staff', permission: 'ledger.read', method: 'GET' } as const
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
  /** What the bank calls the transfer, once it is made. */
  bankReference: z.nullable(z.string()),
  /** Why the bank did not make it, or returned it. */
  failure: z.nullable(z.string()),
  requestedBy: z.string(),
  decidedBy: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** Whether the reader may be the second person. */
  canDecide: z.boolean(),
})
export type PayoutRow = z.output<typeof PayoutRow>

/** What the second person reads about the account before the payout goes to it. */
const PayoutAccount = z.object({
  /** Since when the account of the payout is the confirmed one; null when it is not any more. */
  confirmedAt: z.nullable(z.iso.datetime()),
  /** Why the payout cannot be confirmed now. */
  obstacle: z.nullable(z.enum(['accountChanged', 'sellerSuspended'])),
  /** What was stated and confirmed for the seller, the latest first. */
  history: z.array(
    z.object({
      what: z.enum(['stated', 'confirmed']),
      at: z.iso.datetime(),
      by: z.nullable(z.string()),
      holder: z.nullable(z.string()),
      bank: z.nullable(z.string()),
      iban: z.nullable(z.string()),
    }),
  ),
})
export type PayoutAccount = z.output<typeof PayoutAccount>

const PayoutDetail = z.extend(PayoutRow, {
  account: PayoutAccount,
  history: z.array(
    z.object({
      state: State,
      by: z.nullable(z.string()),
      at: z.iso.datetime(),
    }),
  ),
})

/** What is due to a seller, and what stands in the way of a payout of it. */
const DueRow = z.object({
  sellerId: z.uuid(),
  sellerName: z.nullable(z.string()),
  due: Money,
  hasAccount: z.boolean(),
  /** One that no second person decided about yet. */
  hasWaitingPayout: z.boolean(),
  /** Nothing is paid out to a suspended seller. */
  isSuspended: z.boolean(),
})
export type DueRow = z.output<typeof DueRow>

const PayoutId = z.object({ payoutId: z.uuid() })

export const payoutEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/payout/list',
    summary: 'Payouts to sellers',
    query: z.extend(staffListQuery(['-at', 'at']), {
      state: z.optional(State),
      sellerId: z.optional(z.uuid()),
    }),
    data: staffPage(PayoutRow),
  }),
  detail: endpoint({
    ...READ,
    path: '/p/staff/payout/detail',
    summary: 'One payout with its history',
    query: PayoutId,
    data: PayoutDetail,
  }),
  orders: endpoint({
    ...READ,
    path: '/p/staff/payout/orders',
    summary: 'The orders behind a payout, with commission and its VAT',
    query: PayoutId,
    data: PayoutOrders,
  }),
  due: endpoint({
    ...READ,
    path: '/p/staff/payout/due',
    summary: 'Sellers to whom something is due, at most 200, those with the most first',
    data: z.array(DueRow),
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
    summary:
      'Confirms a payout that someone else requested: it is no longer due, and the bank is to make it',
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
  send: endpoint({
    ...CHANGE,
    path: '/p/staff/payout/send',
    summary: 'States that the bank made a confirmed payout, and what the bank calls it',
    body: z.extend(PayoutId, {
      bankReference: z.string().check(z.trim(), z.minLength(1), z.maxLength(BANK_REFERENCE_MAX)),
    }),
    data: PayoutRow,
  }),
  fail: endpoint({
    ...CHANGE,
    path: '/p/staff/payout/fail',
    summary: 'States that the bank did not make a payout or returned it: the amount is due again',
    body: z.extend(PayoutId, {
      failure: z.string().check(z.trim(), z.minLength(1), z.maxLength(FAILURE_MAX)),
    }),
    data: PayoutRow,
  }),
}
