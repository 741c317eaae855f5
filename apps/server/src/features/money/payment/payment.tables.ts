import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import {
  paymentLifecycle,
  refundLifecycle,
  type PaymentState,
  type RefundState,
} from '@ironsouq/contract/money/payment/payment.lifecycle'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** What the buyer's browser does next. */
export type PaymentStep = { kind: 'redirect'; url: string } | { kind: 'qr'; content: string }

/** An attempt to pay something, such as a checkout. One that succeeds counts; others are sent back. */
export const payment = pgTable(
  'payment',
  {
    /** Also our reference at the provider: the same attempt twice is one charge. */
    id: id(),
    memberId: uuid().notNull(),
    /** What is paid: a kind of payable, and the id of its row. */
    subjectKind: text().notNull(),
    subjectId: uuid().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    state: text().$type<PaymentState>().notNull().default(paymentLifecycle.initial),
    /** When the provider first reported that a card or an account was refused; the buyer may still try another. */
    declinedAt: moment(),
    /** The provider's id of the charge, once it is known. */
    providerRef: text(),
    /** The provider's id of the money that it took: refunds, statements and disputes name it. */
    captureRef: text(),
    /** In the currency of what is paid. */
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    /** What the provider charges, which may be another currency [PY-6]. */
    chargedMinor: bigint({ mode: 'bigint' }).notNull(),
    chargedCurrency: text().notNull(),
    /** Of what was to be paid when it was opened: a changed price makes it worthless. */
    amountVersion: integer().notNull(),
    step: jsonb().$type<PaymentStep>(),
    expiresAt: moment().notNull(),
    /** When the provider is asked for the truth without a notification; null: no more. */
    checkAt: moment(),
    paidAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('payment_provider_ref_once').on(t.method, t.providerRef),
    unique('payment_capture_ref_once').on(t.method, t.captureRef),
    uniqueIndex('payment_one_counts')
      .on(t.subjectId, t.subjectKind)
      .where(sql`state = 'paid'`),
    index('payment_of_subject').on(t.subjectId, t.subjectKind),
    index('payment_of_member').on(t.memberId, t.createdAt.desc()),
    index('payment_to_check')
      .on(t.checkAt)
      .where(sql`check_at is not null`),
    check('payment_state', sql`${t.state} in (${oneOf(paymentLifecycle.states)})`),
    check('payment_method', sql`${t.method} in (${oneOf(PAYMENT_METHODS)})`),
    check('payment_amounts', sql`${t.amountMinor} > 0 and ${t.chargedMinor} > 0`),
    check(
      'payment_paid_since',
      sql`(${t.state} in ('paid', 'surplus')) = (${t.paidAt} is not null)`,
    ),
  ],
)

/** The share of one order in a payment; refunds of the order are taken from it. */
export const paymentShare = pgTable(
  'payment_share',
  {
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    /** In the charged currency; the shares of a payment add up to what was charged. */
    chargedMinor: bigint({ mode: 'bigint' }).notNull(),
    refundedMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    refundedChargedMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'payment_share_once', columns: [t.paymentId, t.orderId] }),
    index('payment_share_of_order').on(t.orderId),
    check(
      'payment_share_refunds',
      sql`${t.refundedMinor} between 0 and ${t.amountMinor}
        and ${t.refundedChargedMinor} between 0 and ${t.chargedMinor}`,
    ),
  ],
)

/** Money on its way back: of an order, or of a payment that does not count. */
export const paymentRefund = pgTable(
  'payment_refund',
  {
    /** Also our reference at the provider. */
    id: id(),
    memberId: uuid().notNull(),
    paymentId: uuid()
      .notNull()
      .references(() => payment.id),
    /** Null when a surplus payment is sent back whole. */
    orderId: uuid(),
    state: text().$type<RefundState>().notNull().default(refundLifecycle.initial),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    currency: text().notNull(),
    chargedMinor: bigint({ mode: 'bigint' }).notNull(),
    chargedCurrency: text().notNull(),
    providerRef: text(),
    /** Rises when a refund that failed is tried again. */
    attempt: integer().notNull().default(1),
    checkAt: moment(),
    succeededAt: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    index('payment_refund_of_order').on(t.orderId),
    uniqueIndex('payment_refund_of_surplus_once')
      .on(t.paymentId)
      .where(sql`order_id is null`),
    index('payment_refund_to_check')
      .on(t.checkAt)
      .where(sql`check_at is not null`),
    check('payment_refund_state', sql`${t.state} in (${oneOf(refundLifecycle.states)})`),
    check('payment_refund_amounts', sql`${t.amountMinor} > 0 and ${t.chargedMinor} > 0`),
  ],
)

/** Notifications of providers, each handled once. */
export const providerEvent = pgTable(
  'provider_event',
  {
    method: text().notNull(),
    eventId: text().notNull(),
    paymentId: uuid(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'provider_event_once', columns: [t.method, t.eventId] }),
    index('provider_event_old').using('brin', t.createdAt),
  ],
)
