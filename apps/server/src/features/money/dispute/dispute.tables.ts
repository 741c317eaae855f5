import { DISPUTE_REASONS, type DisputeReason } from '@ironsouq/contract/money/dispute/dispute.enums'
import {
  disputeLifecycle,
  type DisputeState,
} from '@ironsouq/contract/money/dispute/dispute.lifecycle'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'
import type { PaymentProvider } from '#kernel/ports/payment.ts'

/** A payment whose buyer asked their bank or the provider for the money back [PY-7]. */
export const dispute = pgTable(
  'dispute',
  {
    /** Also the reference of its journals. */
    id: id(),
    provider: text().$type<PaymentProvider>().notNull(),
    /** As the provider names it. */
    disputeRef: text().notNull(),
    paymentId: uuid().notNull(),
    state: text().$type<DisputeState>().notNull().default(disputeLifecycle.initial),
    reason: text().$type<DisputeReason>().notNull(),
    /** What the provider took, in what was charged. */
    chargedMinor: bigint({ mode: 'bigint' }).notNull(),
    chargedCurrency: text().notNull(),
    evidenceDueAt: moment(),
    /** When the provider is asked without a notification; null: no more. */
    checkAt: moment(),
    endedAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('dispute_once').on(t.provider, t.disputeRef),
    index('dispute_of_payment').on(t.paymentId),
    index('dispute_list').on(t.createdAt, t.id),
    index('dispute_to_check')
      .on(t.checkAt)
      .where(sql`check_at is not null`),
    index('dispute_open')
      .on(t.paymentId)
      .where(sql`state = 'open'`),
    check('dispute_state', sql`${t.state} in (${oneOf(disputeLifecycle.states)})`),
    check('dispute_reason', sql`${t.reason} in (${oneOf(DISPUTE_REASONS)})`),
    check('dispute_amount', sql`${t.chargedMinor} > 0`),
    check('dispute_ended', sql`(${t.state} = 'open') = (${t.endedAt} is null)`),
  ],
)

/** The part of an order in a dispute: a payment can be for several orders. */
export const disputeShare = pgTable(
  'dispute_share',
  {
    disputeId: uuid()
      .notNull()
      .references(() => dispute.id),
    orderId: uuid().notNull(),
    sellerId: uuid().notNull(),
    /** In the currency of the order. */
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    chargedMinor: bigint({ mode: 'bigint' }).notNull(),
    /** What was due to the seller for the order and is held while the dispute is open. */
    heldMinor: bigint({ mode: 'bigint' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'dispute_share_once', columns: [t.disputeId, t.orderId] }),
    index('dispute_share_of_order').on(t.orderId),
    index('dispute_share_of_seller').on(t.sellerId),
    check(
      'dispute_share_amounts',
      sql`${t.amountMinor} >= 0 and ${t.chargedMinor} > 0
        and ${t.heldMinor} between 0 and ${t.amountMinor}`,
    ),
  ],
)
