import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** How many members each person of the back office was shown on a day; who they were is not stored. */
export const memberReading = pgTable(
  'member_reading',
  {
    staffId: uuid().notNull(),
    day: date().notNull(),
    members: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'member_reading_once', columns: [t.staffId, t.day] }),
    check('member_reading_members', sql`${t.members} > 0`),
  ],
)
