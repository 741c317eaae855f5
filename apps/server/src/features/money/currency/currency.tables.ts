import { RATE_ORIGINS } from '@ironsouq/contract/money/currency/currency.enums'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

const rate = () => numeric({ precision: 16, scale: 8 })

/** The currencies in which prices can be shown, with their units per US dollar [AP-15]. */
export const currency = pgTable(
  'currency',
  {
    code: text().primaryKey(),
    symbol: text().notNull(),
    exchangeRate: rate().notNull(),
    /** The rate that its central bank guarantees; null for a currency that floats. */
    peg: rate(),
    /** Whether the feed sets the rate. */
    followsFeed: boolean().notNull().default(false),
    /** When the rate was last set or confirmed; null: when the currency was created. */
    rateAt: moment(),
    /** What the feed says if that differs too much to be taken without a person. */
    heldRate: rate(),
    enabled: boolean().notNull(),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('currency_code', sql`${t.code} ~ '^[A-Z]{3}$'`),
    check('currency_rate_positive', sql`${t.exchangeRate} > 0`),
    check('currency_dollar_is_the_measure', sql`${t.code} <> 'USD' or ${t.exchangeRate} = 1`),
    check('currency_stays_at_its_peg', sql`${t.exchangeRate} = ${t.peg}`),
    check('currency_pegged_follows_no_feed', sql`${t.peg} is null or not ${t.followsFeed}`),
    check('currency_held_rate_positive', sql`${t.heldRate} > 0`),
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

/** Every rate that a currency had, with who or what set it. A trigger refuses changes and deletions. */
export const currencyRate = pgTable(
  'currency_rate',
  {
    id: id(),
    currencyCode: text()
      .notNull()
      .references(() => currency.code),
    rate: rate().notNull(),
    origin: text({ enum: RATE_ORIGINS }).notNull(),
    staffId: uuid(),
    reason: text(),
    feed: text(),
    /** The day of the rate, as the feed states it. */
    feedDay: date(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('currency_rate_origin', sql`${t.origin} in (${oneOf(RATE_ORIGINS)})`),
    check('currency_rate_above_zero', sql`${t.rate} > 0`),
    check(
      'currency_rate_by_hand_has_a_reason',
      sql`(${t.origin} = 'hand') = (${t.staffId} is not null)
        and (${t.origin} = 'hand') = (${t.reason} is not null)`,
    ),
    check(
      'currency_rate_names_its_feed',
      sql`(${t.origin} = 'feed') = (${t.feed} is not null)
        and (${t.origin} = 'feed') = (${t.feedDay} is not null)`,
    ),
    index('currency_rate_of_currency').on(t.currencyCode, t.createdAt),
  ],
)

/** When the feed was last read, and whether the last attempt failed. */
export const rateFeed = pgTable('rate_feed', {
  name: text().primaryKey(),
  readAt: moment(),
  day: date(),
  failedAt: moment(),
  createdAt: moment().notNull(),
})
