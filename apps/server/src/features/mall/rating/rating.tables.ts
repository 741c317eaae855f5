import { foreignKey, index, integer, pgTable, uuid } from 'drizzle-orm/pg-core'
import { product } from '#features/mall/product/product.tables.ts'
import { store } from '#features/mall/store/store.tables.ts'
import { moment } from '#kernel/data/columns.ts'

const counts = () => ({
  stars1: integer().notNull().default(0),
  stars2: integer().notNull().default(0),
  stars3: integer().notNull().default(0),
  stars4: integer().notNull().default(0),
  stars5: integer().notNull().default(0),
  /** Published ones that have public pictures. */
  withPictures: integer().notNull().default(0),
  updatedAt: moment().notNull(),
})

/** How many reviews of a product have how many stars, for lists and pages. Counted again after each change. */
export const productRating = pgTable(
  'product_rating',
  {
    productId: uuid().primaryKey(),
    sellerId: uuid().notNull(),
    ...counts(),
  },
  (t) => [
    index('product_rating_of_seller').on(t.sellerId),
    index('product_rating_changed').on(t.updatedAt),
    foreignKey({
      name: 'product_rating_of_product',
      columns: [t.sellerId, t.productId],
      foreignColumns: [product.sellerId, product.id],
    }).onDelete('cascade'),
  ],
)

/** The same of a store: the sum of its products. */
export const storeRating = pgTable('store_rating', {
  sellerId: uuid()
    .primaryKey()
    .references(() => store.id, { onDelete: 'cascade' }),
  ...counts(),
})
