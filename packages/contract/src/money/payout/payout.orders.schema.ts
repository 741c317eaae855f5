import * as z from 'zod/mini'
import { JOURNAL_KINDS } from '../../ledger-kinds.ts'
import { SignedMoney } from '../money/money.ts'

/** How an amount of the buyer becomes one of the store; each is below zero where it is taken back. */
const parts = {
  /** By the buyer, for goods and delivery. */
  paid: SignedMoney,
  /** Discounts at the expense of the platform. */
  subsidy: SignedMoney,
  commission: SignedMoney,
  commissionVat: SignedMoney,
  /** What is left for the store. */
  earned: SignedMoney,
}

const PayoutOrder = z.object({
  orderId: z.uuid(),
  number: z.nullable(z.string()),
  /** `orderRefunded` after it was settled: it is taken off. */
  kind: z.enum(JOURNAL_KINDS),
  at: z.iso.datetime(),
  ...parts,
})
export type PayoutOrder = z.output<typeof PayoutOrder>

/** The orders behind a payout, those of the payout before it excluded, and their sums. */
export const PayoutOrders = z.object({
  /** The latest first. */
  orders: z.array(PayoutOrder),
  count: z.int(),
  total: z.object(parts),
})
export type PayoutOrders = z.output<typeof PayoutOrders>
