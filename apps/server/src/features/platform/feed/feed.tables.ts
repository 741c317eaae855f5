import { FEED_RESULTS, type FEED_HOURS } from '@ironsouq/contract/platform/feed/feed.limits'
import { STAFF_IMPORT_KINDS } from '@ironsouq/contract/platform/import/import.limits'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { bytea, id, moment, oneOf } from '#kernel/data/columns.ts'

/** Where files of a seller come from without a person: fetched at an address, or pushed with a token. */
export const sellerFeed = pgTable(
  'seller_feed',
  {
    id: id(),
    sellerId: uuid()
      .notNull()
      .references(() => seller.id),
    kind: text({ enum: STAFF_IMPORT_KINDS }).notNull().default('device'),
    url: text(),
    everyHours: integer().$type<(typeof FEED_HOURS)[number]>().notNull(),
    isActive: boolean().notNull(),
    tokenHash: bytea(),
    /** Of the last file that was fetched: the address answers whether it is still the same. */
    tag: text(),
    contentHash: bytea(),
    nextRunAt: moment(),
    lastRunAt: moment(),
    lastResult: text({ enum: FEED_RESULTS }),
    lastImportId: uuid(),
    /** The last import whose missing machines were counted: a repeated job counts none twice. */
    countedImportId: uuid(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
    updatedAt: moment().notNull(),
  },
  (t) => [
    unique('seller_feed_once').on(t.sellerId),
    unique('seller_feed_token_once').on(t.tokenHash),
    check('seller_feed_hours', sql`${t.everyHours} in (1, 3, 6, 12, 24)`),
    check('seller_feed_result', sql`${t.lastResult} in (${oneOf(FEED_RESULTS)})`),
    check('seller_feed_ran', sql`(${t.lastRunAt} is null) = (${t.lastResult} is null)`),
    check(
      'seller_feed_planned',
      sql`(${t.nextRunAt} is not null) = (${t.isActive} and ${t.url} is not null)`,
    ),
    index('seller_feed_due').on(t.nextRunAt),
  ],
)
