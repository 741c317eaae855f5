import { FLASH_USE_STATES } from '@ironsouq/contract/mall/flash-sale/flash-sale.enums'
import {
  flashSaleLifecycle,
  type FlashSaleState,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import {
  FLASH_DAYS_MAX,
  FLASH_PER_PERSON_MAX,
  FLASH_PIECES_MAX,
} from '@ironsouq/contract/mall/flash-sale/flash-sale.limits'
import {
  PROMOTION_NAME_MAX,
  STOP_REASON_MAX,
} from '@ironsouq/contract/mall/promotion/promotion.limits'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { sku } from '#features/mall/product/product.tables.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const number = (value: number) => sql.raw(String(value))

/** A flash sale of a store: one session in which variants cost less, from a stock of its own (decision 144). */
export const flashSale = pgTable(
  'flash_sale',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => store.id),
    state: text().$type<FlashSaleState>().notNull().default(flashSaleLifecycle.initial),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    /** When what is left goes back to the normal stock; null: it is a draft, or it has gone back. */
    settleAt: moment(),
    /** Of the store when it was written. */
    currency: text().notNull(),
    isOpen: boolean()
      .notNull()
      .generatedAlwaysAs(sql`state in ('scheduled', 'running')`),
    stopReason: text(),
    isStoppedByStaff: boolean().notNull().default(false),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('flash_sale_of_seller').on(t.sellerId, t.id),
    // What each of its variants repeats, for the constraint on them.
    unique('flash_sale_session').on(t.sellerId, t.id, t.startsAt, t.endsAt, t.isOpen),
    index('flash_sale_newest').on(t.createdAt, t.id),
    index('flash_sale_of_seller_newest').on(t.sellerId, t.createdAt, t.id),
    index('flash_sale_of_seller_begin').on(t.sellerId, t.startsAt, t.id),
    index('flash_sale_by_begin').on(t.startsAt, t.id),
    index('flash_sale_to_start')
      .on(t.startsAt)
      .where(sql`state = 'scheduled'`),
    index('flash_sale_to_settle')
      .on(t.settleAt)
      .where(sql`settle_at is not null`),
    check('flash_sale_state', sql`${t.state} in (${oneOf(flashSaleLifecycle.states)})`),
    check(
      'flash_sale_session_length',
      sql`${t.endsAt} > ${t.startsAt} and ${t.endsAt} <= ${t.startsAt} + ${number(FLASH_DAYS_MAX)} * interval '1 day'`,
    ),
    check(
      'flash_sale_settles',
      sql`(${t.state} = 'draft' and ${t.settleAt} is null) or ${t.state} in ('ended', 'stopped')
        or (${t.state} in ('scheduled', 'running') and ${t.settleAt} is not null)`,
    ),
    check(
      'flash_sale_stop_reason',
      sql`char_length(${t.stopReason}) <= ${number(STOP_REASON_MAX)}
        and (${t.stopReason} is null or ${t.state} = 'stopped')
        and (not ${t.isStoppedByStaff} or ${t.stopReason} is not null)`,
    ),
  ],
)

/** The name of a flash sale in the languages that its store wrote. */
export const flashSaleText = pgTable(
  'flash_sale_text',
  {
    flashSaleId: uuid().notNull(),
    sellerId: uuid().notNull(),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'flash_sale_text_once', columns: [t.flashSaleId, t.locale] }),
    foreignKey({
      name: 'flash_sale_text_of_sale',
      columns: [t.sellerId, t.flashSaleId],
      foreignColumns: [flashSale.sellerId, flashSale.id],
    }).onDelete('cascade'),
    check(
      'flash_sale_text_name',
      sql`char_length(${t.name}) between 1 and ${number(PROMOTION_NAME_MAX)}`,
    ),
  ],
)

/**
 * A variant in a flash sale. It repeats the session of the sale, so that an exclusion constraint, which drizzle does
 * not write, lets a variant be in one sale at a time.
 */
export const flashItem = pgTable(
  'flash_item',
  {
    id: id(),
    flashSaleId: uuid().notNull(),
    sellerId: uuid().notNull(),
    startsAt: moment().notNull(),
    endsAt: moment().notNull(),
    isOpen: boolean().notNull(),
    skuId: uuid().notNull(),
    position: smallint().notNull(),
    priceMinor: bigint({ mode: 'bigint' }).notNull(),
    /** Pieces that the store wants to sell in it. */
    quantity: integer().notNull(),
    perPerson: integer().notNull(),
    /** Where its pieces are, and how many were set aside when the sale started. */
    warehouseId: uuid(),
    setAside: integer(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('flash_item_once').on(t.flashSaleId, t.skuId),
    unique('flash_item_of_seller').on(t.sellerId, t.id),
    foreignKey({
      name: 'flash_item_of_session',
      columns: [t.sellerId, t.flashSaleId, t.startsAt, t.endsAt, t.isOpen],
      foreignColumns: [
        flashSale.sellerId,
        flashSale.id,
        flashSale.startsAt,
        flashSale.endsAt,
        flashSale.isOpen,
      ],
    })
      .onUpdate('cascade')
      .onDelete('cascade'),
    foreignKey({
      name: 'flash_item_of_sku',
      columns: [t.sellerId, t.skuId],
      foreignColumns: [sku.sellerId, sku.id],
    }).onDelete('cascade'),
    index('flash_item_of_sku_open')
      .on(t.skuId)
      .where(sql`is_open`),
    check('flash_item_price', sql`${t.priceMinor} > 0`),
    check('flash_item_pieces', sql`${t.quantity} between 1 and ${number(FLASH_PIECES_MAX)}`),
    check(
      'flash_item_per_person',
      sql`${t.perPerson} between 1 and ${number(FLASH_PER_PERSON_MAX)}`,
    ),
    check(
      'flash_item_set_aside',
      sql`${t.setAside} between 0 and ${t.quantity} and (${t.setAside} = 0 or ${t.warehouseId} is not null)`,
    ),
  ],
)

/** What is left of a variant while its sale runs, in several rows: buyers of one variant do not wait for one row. */
export const flashStock = pgTable(
  'flash_stock',
  {
    flashItemId: uuid().notNull(),
    sellerId: uuid().notNull(),
    part: smallint().notNull(),
    remaining: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'flash_stock_once', columns: [t.flashItemId, t.part] }),
    foreignKey({
      name: 'flash_stock_of_item',
      columns: [t.sellerId, t.flashItemId],
      foreignColumns: [flashItem.sellerId, flashItem.id],
    }).onDelete('cascade'),
    check('flash_stock_never_oversold', sql`${t.remaining} >= 0`),
  ],
)

/** How many pieces of a variant a person has in orders that were not canceled. Stores do not read it. */
export const flashQuota = pgTable(
  'flash_quota',
  {
    flashItemId: uuid()
      .notNull()
      .references(() => flashItem.id, { onDelete: 'cascade' }),
    memberId: uuid().notNull(),
    taken: integer().notNull(),
    most: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'flash_quota_once', columns: [t.flashItemId, t.memberId] }),
    index('flash_quota_of_member').on(t.memberId),
    index('flash_quota_oldest').on(t.createdAt),
    check('flash_quota_within_limit', sql`${t.taken} >= 0 and ${t.taken} <= ${t.most}`),
  ],
)

/** What an order took, without whose it is: orders are of another shard (decision 109). */
export const flashUse = pgTable(
  'flash_use',
  {
    orderId: uuid().primaryKey(),
    flashItemId: uuid().notNull(),
    sellerId: uuid().notNull(),
    quantity: integer().notNull(),
    state: text({ enum: FLASH_USE_STATES }).notNull().default('unpaid'),
    createdAt: moment().notNull(),
  },
  (t) => [
    foreignKey({
      name: 'flash_use_of_item',
      columns: [t.sellerId, t.flashItemId],
      foreignColumns: [flashItem.sellerId, flashItem.id],
    }),
    index('flash_use_of_item_state').on(t.flashItemId, t.state),
    check('flash_use_state', sql`${t.state} in (${oneOf(FLASH_USE_STATES)})`),
    check('flash_use_quantity', sql`${t.quantity} > 0`),
  ],
)
