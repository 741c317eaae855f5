import { pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

export const brand = pgTable(
  'brand',
  {
    id: id(),
    code: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique('brand_code_once').on(t.code)],
)

export const brandText = pgTable(
  'brand_text',
  {
    brandId: uuid()
      .notNull()
      .references(() => brand.id, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'brand_text_once', columns: [t.brandId, t.locale] })],
)
