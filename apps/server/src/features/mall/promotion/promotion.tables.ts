import {
  END_REASONS,
  PROMOTION_KINDS,
  PROMOTION_SCOPES,
  USE_STATES,
} from '@ironsouq/contract/mall/promotion/promotion.enums'
import {
  promotionLifecycle,
  type PromotionState,
} from '@ironsouq/contract/mall/promotion/promotion.lifecycle'
import {
  PROMOTION_DAYS_MAX,
  PROMOTION_NAME_MAX,
  STOP_REASON_MAX,
} from '@ironsouq/contract/mall/promotion/promotion.limits'
import type { PromotionRule } from '@ironsouq/contract/mall/promotion/promotion.rule'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** A set of ids that can also be "all but these"; a migration creates the type. */
const uuidmultirange = customType<{ data: string }>({ dataType: () => 'uuidmultirange' })

/**
 * A promotion of a store. An exclusion constraint, which drizzle does not write, lets one of a kind run for a product
 * at a time (decision 137).
 */
export const promotion = pgTable(
  'promotion',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    kind: text({ enum: PROMOTION_KINDS }).notNull(),
    state: text().$type<PromotionState>().notNull().default(promotionLifecycle.initial),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    scope: text({ enum: PROMOTION_SCOPES }).notNull(),
    /** Those that it is for; of all products, those that it is not for. */
    productIds: uuid().array().notNull(),
    /** The products that it is for, as one set. */
    covers: uuidmultirange()
      .notNull()
      .generatedAlwaysAs(sql`promotion_covers(scope, product_ids)`),
    /** Of the store when it was written; it is for goods in this currency. */
    currency: text().notNull(),
    /** Validated by the schema of its kind. */
    rule: jsonb().$type<PromotionRule>().notNull(),
    budgetMinor: bigint({ mode: 'bigint' }),
    /** What it takes off of orders that are paid or can still be paid. */
    spentMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    /** Of that, what it took off of paid ones. */
    paidMinor: bigint({ mode: 'bigint' })
      .notNull()
      .default(sql`0`),
    endReason: text({ enum: END_REASONS }),
    stopReason: text(),
    isStoppedByStaff: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('promotion_of_seller').on(t.sellerId, t.id),
    index('promotion_newest').on(t.createdAt, t.id),
    index('promotion_of_seller_newest').on(t.sellerId, t.createdAt, t.id),
    index('promotion_of_seller_begin').on(t.sellerId, t.startsAt, t.id),
    index('promotion_by_begin').on(t.startsAt, t.id),
    index('promotion_to_start')
      .on(t.startsAt)
      .where(sql`state = 'scheduled'`),
    index('promotion_to_end')
      .on(t.endsAt)
      .where(sql`state in ('scheduled', 'running')`),
    check('promotion_kind', sql`${t.kind} in (${oneOf(PROMOTION_KINDS)})`),
    check('promotion_rule_of_kind', sql`(${t.kind} = 'gift') = (${t.rule} ? 'gifts')`),
    // Its stock is its limit, and a product with a gift is chosen by hand.
    check(
      'promotion_gift',
      sql`${t.kind} <> 'gift' or (${t.scope} = 'chosen' and ${t.budgetMinor} is null)`,
    ),
    check('promotion_state', sql`${t.state} in (${oneOf(promotionLifecycle.states)})`),
    check('promotion_scope', sql`${t.scope} in (${oneOf(PROMOTION_SCOPES)})`),
    check(
      'promotion_period',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + ${number(PROMOTION_DAYS_MAX)} * interval '1 day'`,
    ),
    check(
      'promotion_is_for_something',
      sql`${t.scope} = 'all' or cardinality(${t.productIds}) > 0`,
    ),
    check(
      'promotion_within_budget',
      sql`${t.budgetMinor} > 0 and ${t.spentMinor} <= ${t.budgetMinor} or ${t.budgetMinor} is null`,
    ),
    check('promotion_spent', sql`0 <= ${t.paidMinor} and ${t.paidMinor} <= ${t.spentMinor}`),
    check(
      'promotion_ended_says_why',
      sql`(${t.state} = 'ended') = (${t.endReason} is not null) and ${t.endReason} in (${oneOf(END_REASONS)})`,
    ),
    check(
      'promotion_stop_reason',
      sql`char_length(${t.stopReason}) <= ${number(STOP_REASON_MAX)}
        and (${t.stopReason} is null or ${t.state} = 'stopped')
        and (not ${t.isStoppedByStaff} or ${t.stopReason} is not null)`,
    ),
  ],
)

/** The name of a promotion in the languages that its store wrote. */
export const promotionText = pgTable(
  'promotion_text',
  {
    promotionId: uuid().notNull(),
    sellerId: uuid().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'promotion_text_once', columns: [t.promotionId, t.locale] }),
    foreignKey({
      name: 'promotion_text_of_promotion',
      columns: [t.sellerId, t.promotionId],
      foreignColumns: [promotion.sellerId, promotion.id],
    }).onDelete('cascade'),
    check(
      'promotion_text_name',
      sql`char_length(${t.name}) between 1 and ${number(PROMOTION_NAME_MAX)}`,
    ),
  ],
)

/** What a promotion took off of an order, nothing where it gave something instead; without whose it is: orders are of another shard (decision 109). */
export const promotionUse = pgTable(
  'promotion_use',
  {
    promotionId: uuid().notNull(),
    orderId: uuid().notNull(),
    sellerId: uuid().notNull(),
    state: text({ enum: USE_STATES }).notNull().default('unpaid'),
    amountMinor: bigint({ mode: 'bigint' }).notNull(),
    /** What the goods of the order that it is for cost after it. */
    salesMinor: bigint({ mode: 'bigint' }).notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'promotion_use_once', columns: [t.orderId, t.promotionId] }),
    foreignKey({
      name: 'promotion_use_of_promotion',
      columns: [t.sellerId, t.promotionId],
      foreignColumns: [promotion.sellerId, promotion.id],
    }),
    index('promotion_use_list').on(t.promotionId, t.state),
    check('promotion_use_state', sql`${t.state} in (${oneOf(USE_STATES)})`),
    check('promotion_use_amounts', sql`${t.amountMinor} >= 0 and ${t.salesMinor} >= 0`),
  ],
)
