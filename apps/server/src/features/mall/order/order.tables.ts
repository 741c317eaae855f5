import type { DeliveryTime } from '@ironsouq/contract/mall/freight/arrival'
import {
  ADJUSTMENT_KINDS,
  CLOSE_REASONS,
  FUNDERS,
  ORDER_KINDS,
  ORDER_LINE_KINDS,
} from '@ironsouq/contract/mall/order/order.enums'
import { orderLifecycle, type OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { DELIVERY_METHODS } from '@ironsouq/contract/mall/product/product.enums'
import {
  RETURN_DAYS_MAX,
  USUAL_PROMISE,
} from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { TAX_SCHEMES } from '@ironsouq/contract/money/tax/tax.enums'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** An address as it was when the order was placed. */
export interface AddressCopy {
  recipient: string
  phone: string
  country: string
  region: string
  city: string
  detail: string
  makani: string | null
  postalCode: string | null
}

/** Who picks an order up, as they were called when it was paid. */
export interface Collector {
  name: string
  phone: string | null
}

/** Names by language, as they were when the order was placed. */
export type TextsCopy = Record<string, string>

/**
 * What a member submitted at once: orders at several stores and one payment [OR-9]. `member_id` is the shard key of
 * this and of every row of its orders. The row is also the decision whether the checkout was placed: the job that
 * releases forgotten holds writes `abandoned` under the same id, and only one of the two can be first.
 */
export const checkout = pgTable(
  'checkout',
  {
    id: uuid().primaryKey(),
    memberId: uuid().notNull(),
    /** In the address of the payment page. */
    payNo: text().notNull(),
    state: text({ enum: ['placed', 'abandoned'] }).notNull(),
    currency: text().notNull(),
    totalMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Units of each currency for one US dollar, frozen for methods that cannot charge the order's [PY-6]. */
    rates: jsonb().$type<Record<string, string>>().notNull(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('checkout_pay_no_once').on(t.payNo),
    index('checkout_of_member').on(t.memberId, t.createdAt.desc()),
    check('checkout_total', sql`${t.totalMinor} >= 0`),
  ],
)

/**
 * A request that is placing a checkout, written before stock is held for it. It counts as an unpaid checkout of the
 * member until the checkout has a row, so that requests that fail cannot hold more than others. There is no reference:
 * the checkout comes later, or never.
 */
export const checkoutAttempt = pgTable(
  'checkout_attempt',
  {
    id: id(),
    checkoutId: uuid().notNull(),
    memberId: uuid().notNull(),
    expiresAt: moment().notNull(),
  },
  (t) => [
    index('checkout_attempt_of_member').on(t.memberId),
    index('checkout_attempt_to_end').on(t.expiresAt),
  ],
)

/** By when something is awaited of an order; what awaits nothing comes last. An index has it, so it names no table. */
export const DEADLINE = sql`coalesce(case state when 'pendingPayment' then expires_at when 'pendingDelivery' then ship_by
  when 'pendingReceipt' then receive_by end, 'infinity')`

/** An order at one store [OR-5]. The table has another name because `order` is a word of SQL. */
export const storeOrder = pgTable(
  'store_order',
  {
    id: id(),
    /** For people: on pages, in emails, on packing slips. */
    number: text().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    checkoutId: uuid()
      .notNull()
      .references(() => checkout.id),
    kind: text({ enum: ORDER_KINDS }).notNull().default('general'),
    isVirtual: boolean().notNull().default(false),
    state: text().$type<OrderState>().notNull().default(orderLifecycle.initial),
    closeReason: text({ enum: CLOSE_REASONS }),
    delivery: text({ enum: DELIVERY_METHODS }).notNull(),
    address: jsonb().$type<AddressCopy>(),
    /** The warehouse where the buyer picks it up. */
    pickupWarehouseId: uuid(),
    /** Who picks it up: people of sellers read no members. Null until it is paid. */
    collector: jsonb().$type<Collector>(),
    currency: text().notNull(),
    goodsMinor: bigint({ mode: 'bigint' }).notNull(),
    discountMinor: bigint({ mode: 'bigint' }).notNull(),
    freightMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Contained in what is paid, by the tax schemes of the lines. */
    vatMinor: bigint({ mode: 'bigint' }).notNull(),
    payableMinor: bigint({ mode: 'bigint' }).notNull(),
    refundedMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Rises with every change of the amount: a payment of an older amount does not count. */
    amountVersion: integer().notNull().default(1),
    /** To the merchant, at most 200 characters. */
    message: text().notNull().default(''),
    quantity: integer().notNull(),
    /** How long its goods can be returned after receipt, as the mall promised when it was placed [MS-3]. */
    returnDays: smallint().notNull().default(USUAL_PROMISE.returnDays),
    /** Between which days it was promised when it was placed; null: nothing was promised. Never computed again. */
    arrivesFrom: date(),
    arrivesBy: date(),
    /** The slowest delivery time of its goods, as the store stated it. */
    deliveryTime: jsonb().$type<DeliveryTime>(),
    /** When the promised day is over; null: nothing was promised, or its buyer was notified that it is late. */
    overdueAt: moment(),
    /** The day that its buyer was notified of instead. */
    expectedBy: date(),
    expiresAt: moment().notNull(),
    paidAt: moment(),
    /** By when the store sends it; null for what is not sent. */
    shipBy: moment(),
    /** When the store was reminded. */
    lateAt: moment(),
    /** When the store had it ready at the pickup point. */
    readyAt: moment(),
    shippedAt: moment(),
    /** When carriers had reported all parcels as delivered. */
    deliveredAt: moment(),
    /** When it counts as received without a word of the buyer [OR-7]. */
    receiveBy: moment(),
    completedAt: moment(),
    canceledAt: moment(),
    /** Whether its buyer has reviewed all of it: what can still be reviewed is derived from it and `completed_at`. */
    isReviewed: boolean().notNull().default(false),
    /** When the buyer was asked for a review. */
    reviewAskedAt: moment(),
    /** When the buyer removed it from their list. */
    hiddenAt: moment(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('store_order_number_once').on(t.number),
    unique('store_order_of_checkout_once').on(t.checkoutId, t.sellerId, t.isVirtual),
    unique('store_order_shard').on(t.memberId, t.id),
    // Ascending: read backwards they give `desc`. What `.desc()` makes here has nulls last, which `order by desc` has
    // first, so PostgreSQL would sort all orders of a store for one page.
    index('store_order_newest').on(t.createdAt, t.id),
    index('store_order_of_state').on(t.state, t.createdAt, t.id),
    index('store_order_of_member').on(t.memberId, t.createdAt, t.id),
    index('store_order_of_member_state').on(t.memberId, t.state, t.createdAt, t.id),
    index('store_order_of_seller').on(t.sellerId, t.createdAt, t.id),
    index('store_order_of_seller_state').on(t.sellerId, t.state, t.createdAt, t.id),
    index('store_order_of_seller_deadline').on(t.sellerId, t.state, DEADLINE, t.id),
    index('store_order_to_review')
      .on(t.memberId, t.completedAt)
      .where(sql`state = 'completed' and not is_reviewed`),
    index('store_order_reviewed')
      .on(t.memberId, t.createdAt, t.id)
      .where(sql`is_reviewed`),
    index('store_order_to_ask_review')
      .on(t.completedAt)
      .where(sql`state = 'completed' and not is_reviewed and review_asked_at is null`),
    index('store_order_to_expire')
      .on(t.expiresAt)
      .where(sql`state = 'pendingPayment'`),
    index('store_order_to_receive')
      .on(t.receiveBy)
      .where(sql`state = 'pendingReceipt'`),
    index('store_order_overdue')
      .on(t.overdueAt)
      .where(sql`overdue_at is not null and state in ('pendingDelivery', 'pendingReceipt')`),
    index('store_order_to_ship')
      .on(t.shipBy)
      .where(sql`state = 'pendingDelivery' and late_at is null`),
    check('store_order_state', sql`${t.state} in (${oneOf(orderLifecycle.states)})`),
    check('store_order_kind', sql`${t.kind} in (${oneOf(ORDER_KINDS)})`),
    check('store_order_delivery', sql`${t.delivery} in (${oneOf(DELIVERY_METHODS)})`),
    check(
      'store_order_canceled_says_why',
      sql`(${t.state} = 'canceled') = (${t.closeReason} is not null)`,
    ),
    check('store_order_close_reason', sql`${t.closeReason} in (${oneOf(CLOSE_REASONS)})`),
    check(
      'store_order_sum',
      sql`${t.payableMinor} = ${t.goodsMinor} - ${t.discountMinor} + ${t.freightMinor}
        and ${t.discountMinor} between 0 and ${t.goodsMinor} + ${t.freightMinor} and ${t.freightMinor} >= 0
        and ${t.refundedMinor} between 0 and ${t.payableMinor} and ${t.vatMinor} between 0 and ${t.payableMinor}`,
    ),
    check(
      'store_order_paid',
      sql`${t.state} not in ('grouping', 'pendingDelivery', 'readyForPickup', 'pendingReceipt', 'completed') or ${t.paidAt} is not null`,
    ),
    check(
      'store_order_ready',
      sql`${t.state} <> 'readyForPickup' or (${t.delivery} = 'pickup' and ${t.readyAt} is not null)`,
    ),
    check(
      'store_order_return_days',
      sql`${t.returnDays} between 0 and ${sql.raw(String(RETURN_DAYS_MAX))}`,
    ),
    check(
      'store_order_arrival',
      sql`(${t.arrivesFrom} is null) = (${t.arrivesBy} is null) and ${t.arrivesFrom} <= ${t.arrivesBy}
        and (${t.arrivesBy} is null) = (${t.deliveryTime} is null)`,
    ),
    check(
      'store_order_reviewed_is_received',
      sql`not ${t.isReviewed} or ${t.completedAt} is not null`,
    ),
    check('store_order_message', sql`char_length(${t.message}) <= 200`),
    check(
      'store_order_place',
      sql`case ${t.delivery} when 'pickup' then ${t.pickupWarehouseId} is not null
        when 'none' then true else ${t.address} is not null end`,
    ),
  ],
)

/** A variant in an order with what it was called and cost; nothing of it is computed again later. */
export const orderLine = pgTable(
  'order_line',
  {
    id: id(),
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    position: smallint().notNull(),
    kind: text({ enum: ORDER_LINE_KINDS }).notNull().default('goods'),
    productId: uuid().notNull(),
    skuId: uuid().notNull(),
    /** What gives it; only of a gift. */
    promotionId: uuid(),
    /** What is taken off of a refund of its goods for each piece that the buyer keeps; only of a gift. */
    refundPriceMinor: bigint({ mode: 'bigint' }),
    warehouseId: uuid(),
    skuCode: text().notNull(),
    name: jsonb().$type<TextsCopy>().notNull(),
    variant: jsonb().$type<TextsCopy>().notNull(),
    pictureKey: text(),
    quantity: integer().notNull(),
    shippedQuantity: integer().notNull().default(0),
    /** What was refunded of it; refunds that are open count as refunded. */
    refundedQuantity: integer().notNull().default(0),
    refundedMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    unitMinor: bigint({ mode: 'bigint' }).notNull(),
    goodsMinor: bigint({ mode: 'bigint' }).notNull(),
    discountMinor: bigint({ mode: 'bigint' }).notNull(),
    paidMinor: bigint({ mode: 'bigint' }).notNull(),
    vatMinor: bigint({ mode: 'bigint' }).notNull(),
    taxScheme: text({ enum: TAX_SCHEMES }).notNull(),
    /** Frozen when the order was placed, in parts per million. */
    commissionPpm: integer().notNull(),
    commissionMinor: bigint({ mode: 'bigint' }).notNull(),
    weightG: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'order_line_of_order',
      columns: [t.memberId, t.orderId],
      foreignColumns: [storeOrder.memberId, storeOrder.id],
    }),
    unique('order_line_place_once').on(t.orderId, t.position),
    // The same variant can be bought and come as a gift, of several promotions.
    unique('order_line_sku_once').on(t.orderId, t.skuId, t.kind, t.promotionId).nullsNotDistinct(),
    index('order_line_by_sku_code').on(t.skuCode, t.sellerId),
    check(
      'order_line_quantity',
      sql`${t.quantity} > 0 and ${t.shippedQuantity} between 0 and ${t.quantity}`,
    ),
    check(
      'order_line_sum',
      sql`${t.goodsMinor} = ${t.unitMinor} * ${t.quantity} and ${t.paidMinor} = ${t.goodsMinor} - ${t.discountMinor}
        and ${t.paidMinor} >= 0 and ${t.discountMinor} >= 0`,
    ),
    check('order_line_kind', sql`${t.kind} in (${oneOf(ORDER_LINE_KINDS)})`),
    check('order_line_gift', sql`${t.kind} <> 'gift' or ${t.unitMinor} = 0`),
    check(
      'order_line_gift_terms',
      sql`(${t.kind} = 'gift') = (${t.promotionId} is not null)
        and (${t.kind} = 'gift') = (${t.refundPriceMinor} is not null) and coalesce(${t.refundPriceMinor}, 0) >= 0`,
    ),
    check(
      'order_line_refunded',
      sql`${t.refundedQuantity} between 0 and ${t.quantity} and ${t.refundedMinor} between 0 and ${t.paidMinor}
        and (${t.refundedQuantity} > 0 or ${t.refundedMinor} = 0)`,
    ),
    check('order_line_tax_scheme', sql`${t.taxScheme} in (${oneOf(TAX_SCHEMES)})`),
  ],
)

/** A share of a discount: of a line, or of the freight of its order, with who pays for it. */
export const orderAdjustment = pgTable(
  'order_adjustment',
  {
    id: id(),
    orderId: uuid().notNull(),
    memberId: uuid().notNull(),
    sellerId: uuid().notNull(),
    orderLineId: uuid().references(() => orderLine.id),
    kind: text({ enum: ADJUSTMENT_KINDS }).notNull(),
    fundedBy: text({ enum: FUNDERS }).notNull(),
    /** What takes it off: a level, a promotion, a coupon of the member. Null: the store's own price or free shipping. */
    sourceId: uuid(),
    /** What that was called when the order was placed. */
    name: jsonb().$type<TextsCopy>(),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Points that were spent for it. */
    points: integer().notNull().default(0),
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'order_adjustment_of_order',
      columns: [t.memberId, t.orderId],
      foreignColumns: [storeOrder.memberId, storeOrder.id],
    }),
    index('order_adjustment_list').on(t.orderId),
    unique('order_adjustment_once')
      .on(t.orderId, t.orderLineId, t.kind, t.sourceId, t.fundedBy)
      .nullsNotDistinct(),
    check('order_adjustment_kind', sql`${t.kind} in (${oneOf(ADJUSTMENT_KINDS)})`),
    check('order_adjustment_funder', sql`${t.fundedBy} in (${oneOf(FUNDERS)})`),
    check('order_adjustment_amount', sql`${t.amountMinor} > 0`),
    check(
      'order_adjustment_points',
      sql`${t.points} >= 0 and (${t.kind} = 'points' or ${t.points} = 0)`,
    ),
    // Points never pay for freight, and only free shipping takes from it.
    check('order_adjustment_place', sql`(${t.orderLineId} is null) = (${t.kind} = 'freeShipping')`),
    check(
      'order_adjustment_payer',
      sql`case ${t.kind} when 'merchantPrice' then ${t.fundedBy} = 'store' when 'points' then ${t.fundedBy} = 'platform' else true end`,
    ),
  ],
)
