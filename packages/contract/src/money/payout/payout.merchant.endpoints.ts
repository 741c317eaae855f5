import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Money, SignedMoney } from '../money/money.ts'
import { payoutLifecycle } from './payout.lifecycle.ts'

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

export const payoutMerchantEndpoints = {
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
