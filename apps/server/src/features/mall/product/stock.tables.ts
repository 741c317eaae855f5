import { HOLD_STATES, MOVEMENT_KINDS } from '@ironsouq/contract/mall/stock/stock.enums'
import { sql } from 'drizzle-orm'
import {
  bigserial,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { warehouse } from '#features/mall/store/store.tables.ts'
import { moment, oneOf } from '#kernel/data/columns.ts'
import { sku } from './product.tables.ts'

/**
 * How much of a variant is in a warehouse. What can be bought is `on_hand - held`; the check makes it impossible to
 * sell more, whatever the code does [OR-8].
 */
export const stock = pgTable(
  'stock',
  {
    skuId: uuid().notNull(),
    warehouseId: uuid().notNull(),
    sellerId: uuid().notNull(),
    onHand: integer().notNull(),
    held: integer().notNull().default(0),
    /** Read by the release before this one only, as `low_since`: limits are of a variant, or of the store. */
    lowAt: integer(),
    lowSince: moment(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'stock_once', columns: [t.skuId, t.warehouseId] }),
    foreignKey({
      name: 'stock_of_sku',
      columns: [t.sellerId, t.skuId],
      foreignColumns: [sku.sellerId, sku.id],
    }).onDelete('cascade'),
    // With the seller: a reference does not ask for row-level security.
    foreignKey({
      name: 'stock_of_warehouse',
      columns: [t.sellerId, t.warehouseId],
      foreignColumns: [warehouse.sellerId, warehouse.id],
    }),
    index('stock_of_seller').on(t.sellerId, t.warehouseId),
    // Without the figures: an index on them would make every sale write it.
    index('stock_with_limit')
      .on(t.skuId, t.warehouseId)
      .where(sql`low_at is not null`),
    check('stock_never_oversold', sql`${t.held} >= 0 and ${t.held} <= ${t.onHand}`),
  ],
)

/**
 * What a checkout holds until it is paid. There is no reference to the checkout: it is of the buyer's shard, this of
 * the store's. A hold whose checkout was never placed is released after `expires_at` (decision 109).
 */
export const stockHold = pgTable(
  'stock_hold',
  {
    checkoutId: uuid().notNull(),
    skuId: uuid().notNull(),
    warehouseId: uuid().notNull(),
    sellerId: uuid().notNull(),
    quantity: integer().notNull(),
    state: text({ enum: HOLD_STATES }).notNull().default('held'),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'stock_hold_once', columns: [t.checkoutId, t.skuId, t.warehouseId] }),
    foreignKey({
      name: 'stock_hold_of_stock',
      columns: [t.skuId, t.warehouseId],
      foreignColumns: [stock.skuId, stock.warehouseId],
    }),
    // One warehouse serves a line, so a repeated attempt cannot hold twice.
    unique('stock_hold_sku_once').on(t.checkoutId, t.skuId),
    index('stock_hold_due')
      .on(t.expiresAt)
      .where(sql`state = 'held'`),
    check('stock_hold_state', sql`${t.state} in (${oneOf(HOLD_STATES)})`),
    check('stock_hold_quantity', sql`${t.quantity} > 0`),
  ],
)

/** Every change of a stock row, never edited: their sums are the row. */
export const stockMovement = pgTable(
  'stock_movement',
  {
    seq: bigserial({ mode: 'bigint' }).primaryKey(),
    sellerId: uuid().notNull(),
    skuId: uuid().notNull(),
    warehouseId: uuid().notNull(),
    kind: text({ enum: MOVEMENT_KINDS }).notNull(),
    onHandChange: integer().notNull(),
    heldChange: integer().notNull(),
    /** The checkout, or nothing for changes by hand. */
    checkoutId: uuid(),
    /** Who changed it by hand. */
    actorId: uuid(),
    note: text().notNull().default(''),
    createdAt: moment().notNull(),
  },
  (t) => [
    index('stock_movement_of_sku').on(t.sellerId, t.skuId, t.seq),
    check('stock_movement_kind', sql`${t.kind} in (${oneOf(MOVEMENT_KINDS)})`),
    check('stock_movement_some', sql`${t.onHandChange} <> 0 or ${t.heldChange} <> 0`),
  ],
)
