import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * Page views counted by day [AP-16]. A row has no creation time: for the first visit to a rare page
 * it would reveal too much.
 */
export const trafficCount = pgTable(
  'traffic_count',
  {
    day: date().notNull(),
    page: text().notNull(),
    referrer: text().notNull(),
    language: text().notNull(),
    views: bigint({ mode: 'number' }).notNull(),
  },
  (t) => [
    primaryKey({ name: 'traffic_count_once', columns: [t.day, t.page, t.referrer, t.language] }),
  ],
)

/** Distinguishes the visitors of the current day; afterwards only their number is stored. */
export const trafficVisitor = pgTable(
  'traffic_visitor',
  { day: date().notNull(), visitor: text().notNull() },
  (t) => [primaryKey({ name: 'traffic_visitor_once', columns: [t.day, t.visitor] })],
)

/** A past day. */
export const trafficDay = pgTable('traffic_day', {
  day: date().primaryKey(),
  visitors: integer().notNull(),
  views: bigint({ mode: 'number' }).notNull(),
})
