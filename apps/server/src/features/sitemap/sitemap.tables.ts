import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/columns.ts'

/**
 * A stretch of machines in the order they came, which one file of the sitemap lists. It is reckoned
 * anew when one of its machines changes; a stretch without a row has not been looked at yet.
 */
export const sitemapSegment = pgTable(
  'sitemap_segment',
  {
    /** From 1 on; its machines follow from `device.seq`. */
    number: integer().primaryKey(),
    /** How many of its machines search engines may find. */
    shown: integer().notNull(),
    /** When what it lists was last other than before. */
    changedAt: moment().notNull(),
    /** The day the next of its sold machines has stood there long enough. */
    leavesOn: date(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('sitemap_segment_number', sql`${t.number} > 0 and ${t.shown} >= 0`),
    index('sitemap_segment_leaving').on(t.leavesOn),
  ],
)
