import { bigint, date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/**
 * What was seen, counted by day [AP-16]. Not even the moment of a row is kept: of the first visit to
 * a rare page it would tell too much.
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

/** Tells the visitors of a day apart until it is over; then only their number is left. */
export const trafficVisitor = pgTable(
  'traffic_visitor',
  { day: date().notNull(), visitor: text().notNull() },
  (t) => [primaryKey({ name: 'traffic_visitor_once', columns: [t.day, t.visitor] })],
)

/** A day that is over. */
export const trafficDay = pgTable('traffic_day', {
  day: date().primaryKey(),
  visitors: integer().notNull(),
  views: bigint({ mode: 'number' }).notNull(),
})
