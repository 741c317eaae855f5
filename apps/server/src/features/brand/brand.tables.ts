import { sql } from 'drizzle-orm'
import { pgTable, primaryKey, text, timestamp, unique, uuid } from 'drizzle-orm/pg-core'

export const brand = pgTable(
  'brand',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    code: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
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
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (t) => [primaryKey({ name: 'brand_text_once', columns: [t.brandId, t.locale] })],
)
