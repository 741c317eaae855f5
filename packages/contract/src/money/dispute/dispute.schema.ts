import * as z from 'zod/mini'
import { Money } from '../money/money.ts'
import { DISPUTE_REASONS } from './dispute.enums.ts'
import { disputeLifecycle } from './dispute.lifecycle.ts'

const shared = {
  disputeId: z.uuid(),
  state: z.enum(disputeLifecycle.states),
  reason: z.enum(DISPUTE_REASONS),
  /** Until when the provider takes evidence; null when it wants none any more. */
  evidenceDueAt: z.nullable(z.iso.datetime()),
  openedAt: z.iso.datetime(),
  endedAt: z.nullable(z.iso.datetime()),
}

/** A dispute as the screens of its order show it. */
export const OrderDispute = z.object({
  ...shared,
  /** The part of the order, in its currency. */
  amount: Money,
})
export type OrderDispute = z.output<typeof OrderDispute>

export const DisputeRow = z.object({
  ...shared,
  provider: z.string(),
  /** As the provider names it. */
  disputeRef: z.string(),
  /** What the provider took, in what was charged. */
  amount: Money,
  /** Empty for a top-up of a balance. */
  orders: z.array(z.object({ orderId: z.uuid(), orderNumber: z.string() })),
})
export type DisputeRow = z.output<typeof DisputeRow>
