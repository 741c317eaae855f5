import {
  COUNTED_STEPS,
  FIGURE_GRAINS,
} from '@ironsouq/contract/mall/sales-figure/sales-figure.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#kernel/data/columns.ts'

const amount = () =>
  bigint({ mode: 'bigint' })
    .notNull()
    .default(sql`0`)
const count = () => integer().notNull().default(0)

/**
 * What a store sold on one day of the Emirates, written by events of its orders: screens read these rows instead of
 * orders. A refund counts on the day of the refund, so the figures of a past day stay.
 */
export const storeDay = pgTable(
  'store_day',
  {
    sellerId: uuid().notNull(),
    day: date().notNull(),
    currency: text().notNull(),
    /** Paid orders, and what was paid for them with delivery. */
    orders: count(),
    salesMinor: amount(),
    commissionMinor: amount(),
    refunds: count(),
    refundedMinor: amount(),
    refundedCommissionMinor: amount(),
    /** Orders that were sent completely, and those of them that were sent too late. */
    shipped: count(),
    shippedLate: count(),
    /** Orders whose time to be sent ended on this day. */
    late: count(),
  },
  (t) => [
    primaryKey({ name: 'store_day_once', columns: [t.sellerId, t.day, t.currency] }),
    index('store_day_of_mall').on(t.day),
    check(
      'store_day_counts',
      sql`least(${t.orders}, ${t.refunds}, ${t.shipped}, ${t.shippedLate}, ${t.late}) >= 0
        and ${t.shippedLate} <= ${t.shipped}`,
    ),
    check(
      'store_day_amounts',
      sql`least(${t.salesMinor}, ${t.commissionMinor}, ${t.refundedMinor}, ${t.refundedCommissionMinor}) >= 0`,
    ),
  ],
)

/**
 * What a store sold of a product on one day, and the same in a month: a year of a large store is twelve rows of a
 * product and the days at both ends.
 */
export const productPeriod = pgTable(
  'product_period',
  {
    sellerId: uuid().notNull(),
    grain: text({ enum: FIGURE_GRAINS }).notNull(),
    /** The day, or the first of the month. */
    startsOn: date().notNull(),
    productId: uuid().notNull(),
    currency: text().notNull(),
    quantity: count(),
    salesMinor: amount(),
    /** Pieces of refunded orders. */
    refunded: count(),
  },
  (t) => [
    primaryKey({
      name: 'product_period_once',
      columns: [t.sellerId, t.grain, t.startsOn, t.productId, t.currency],
    }),
    // With every column that the ranking reads: the rows of a period lie far apart in the table.
    index('product_period_ranked').on(
      t.sellerId,
      t.currency,
      t.grain,
      t.startsOn,
      t.productId,
      t.quantity,
      t.salesMinor,
      t.refunded,
    ),
    check('product_period_grain', sql`${t.grain} in (${oneOf(FIGURE_GRAINS)})`),
    check('product_period_counts', sql`least(${t.quantity}, ${t.refunded}, ${t.salesMinor}) >= 0`),
  ],
)

/** What the figures count already of an order, so that an event that is delivered twice counts once. */
export const countedOrder = pgTable(
  'counted_order',
  {
    orderId: uuid().notNull(),
    step: text({ enum: COUNTED_STEPS }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'counted_order_once', columns: [t.orderId, t.step] }),
    index('counted_order_old').on(t.createdAt),
    check('counted_order_step', sql`${t.step} in (${oneOf(COUNTED_STEPS)})`),
  ],
)
