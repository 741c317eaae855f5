import { sql } from 'drizzle-orm'
import { check, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { brand } from '#features/machines/brand/brand.tables.ts'
import { category } from '#features/machines/category/category.tables.ts'
import { productCategory } from '#features/mall/product-category/product-category.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** Words of any language that mean one category of machines or of the mall, one brand, or, with none, each other. */
export const tradeWord = pgTable(
  'trade_word',
  {
    id: id(),
    categoryId: uuid().references(() => category.id, { onDelete: 'cascade' }),
    brandId: uuid().references(() => brand.id, { onDelete: 'cascade' }),
    productCategoryId: uuid().references(() => productCategory.id, { onDelete: 'cascade' }),
    words: text().array().notNull(),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('trade_word_of_category_once').on(t.categoryId),
    unique('trade_word_of_brand_once').on(t.brandId),
    unique('trade_word_of_product_category_once').on(t.productCategoryId),
    check(
      'trade_word_one_meaning',
      sql`num_nonnulls(${t.categoryId}, ${t.brandId}, ${t.productCategoryId}) <= 1`,
    ),
    check('trade_word_some', sql`cardinality(${t.words}) > 0`),
  ],
)
