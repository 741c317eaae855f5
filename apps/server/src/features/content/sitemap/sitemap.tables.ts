import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/**
 * A range of devices in the order of creation: one file of the sitemap. It is recalculated when one
 * of its devices changes; a range without a row has not been calculated yet.
 */
export const sitemapSegment = pgTable(
  'sitemap_segment',
  {
    /** From 1 on; its devices follow from `device.seq`. */
    number: integer().primaryKey(),
    /** How many of its devices are in the file. */
    shown: integer().notNull(),
    /** When its content last changed. */
    changedAt: moment().notNull(),
    /** The day on which the next sold device leaves the file. */
    leavesOn: date(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('sitemap_segment_number', sql`${t.number} > 0 and ${t.shown} >= 0`),
    index('sitemap_segment_leaving').on(t.leavesOn),
  ],
)
