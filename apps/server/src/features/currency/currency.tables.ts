import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** The currencies in which prices can be shown, with their units per US dollar [AP-15]. */
export const currency = pgTable(
  'currency',
  {
    code: text().primaryKey(),
    symbol: text().notNull(),
    exchangeRate: numeric({ precision: 16, scale: 8 }).notNull(),
    enabled: boolean().notNull(),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('currency_code', sql`${t.code} ~ '^[A-Z]{3}$'`),
    check('currency_rate_positive', sql`${t.exchangeRate} > 0`),
    check('currency_dollar_is_the_measure', sql`${t.code} <> 'USD' or ${t.exchangeRate} = 1`),
    check('currency_default_enabled', sql`${t.enabled} or not ${t.isDefault}`),
    uniqueIndex('currency_one_default')
      .on(t.isDefault)
      .where(sql`is_default`),
  ],
)

export const currencyText = pgTable(
  'currency_text',
  {
    currencyCode: text()
      .notNull()
      .references(() => currency.code, { onDelete: 'cascade' }),
    locale: text().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'currency_text_once', columns: [t.currencyCode, t.locale] })],
)
