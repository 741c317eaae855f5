import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'
import { product } from '../product.tables.ts'

/**
 * What each order counts for in `sold_count` of a product, so that an event that is delivered twice counts once. There
 * is no reference to the order: it is of the buyer's shard, this of the store's (decision 109).
 */
export const productSale = pgTable(
  'product_sale',
  {
    orderId: uuid().notNull(),
    productId: uuid().notNull(),
    sellerId: uuid().notNull(),
    quantity: integer().notNull(),
    /** The order was refunded: it counts for nothing, also when the event of its payment comes later. */
    isReturned: boolean().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'product_sale_once', columns: [t.orderId, t.productId] }),
    foreignKey({
      name: 'product_sale_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
    index('product_sale_changed').on(t.productId, t.updatedAt),
    check('product_sale_quantity', sql`${t.quantity} > 0`),
  ],
)
