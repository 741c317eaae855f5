import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money, SignedMoney } from '../money/money.ts'
import { payoutLifecycle } from './payout.lifecycle.ts'
import { PayoutOrders } from './payout.orders.schema.ts'

const READ = { audience: 'merchant', permission: 'ledger.read', method: 'GET' } as const

/** What the people of a seller see of a payout: nothing about who of the platform decided. */
const MerchantPayout = z.object({
  payoutId: z.uuid(),
  amount: Money,
  bank: z.string(),
  /** The last four characters. */
  ibanEnd: z.string(),
  state: z.enum(payoutLifecycle.states),
  bankReference: z.nullable(z.string()),
  failure: z.nullable(z.string()),
  at: z.iso.datetime(),
  /** When it got its state. */
  changedAt: z.iso.datetime(),
})
export type MerchantPayout = z.output<typeof MerchantPayout>

/** What the seller gets next, and where it goes. */
const NextPayout = z.object({
  /** The day, in Dubai, on which payouts are made. */
  on: z.iso.date(),
  /** One per currency in which something is due or on its way to the bank. */
  amounts: z.array(
    z.object({
      amount: Money,
      /** One that was requested already; null: it is what is due now. */
      payoutId: z.nullable(z.uuid()),
    }),
  ),
  account: z.nullable(
    z.object({
      bank: z.string(),
      /** The last four characters. */
      ibanEnd: z.string(),
      /** Null: a second person of the platform has not confirmed it. Nothing is paid out before. */
      confirmedAt: z.nullable(z.iso.datetime()),
    }),
  ),
})
export type NextPayout = z.output<typeof NextPayout>

export const payoutMerchantEndpoints = {
  next: endpoint({
    ...READ,
    path: '/p/merchant/payout/next',
    summary: 'The next payout of the seller: its day, its amount and its bank account',
    data: NextPayout,
  }),
  orders: endpoint({
    ...READ,
    path: '/p/merchant/payout/orders',
    summary: 'The orders behind a payout of the seller, with commission and its VAT',
    query: z.object({ payoutId: z.uuid() }),
    data: PayoutOrders,
  }),
  list: endpoint({
    ...READ,
    path: '/p/merchant/payout/list',
    summary: 'The last 50 payouts of the seller that were not rejected',
    data: z.array(MerchantPayout),
  }),
  statement: endpoint({
    ...READ,
    path: '/p/merchant/payout/statement',
    summary: 'How a payout of the seller came about since the payout before it',
    query: z.object({ payoutId: z.uuid() }),
    data: z.object({
      payout: MerchantPayout,
      /** Null until a second person confirmed the payout. */
      statement: z.nullable(
        z.object({
          /** The payout before; null for the first one. */
          from: z.nullable(z.iso.datetime()),
          until: z.iso.datetime(),
          opening: SignedMoney,
          settled: SignedMoney,
          /** Refunds of what was settled before, below zero. */
          refunded: SignedMoney,
          /** Payouts that the bank returned. */
          returned: SignedMoney,
          paidOut: SignedMoney,
          closing: SignedMoney,
        }),
      ),
    }),
  }),
}
