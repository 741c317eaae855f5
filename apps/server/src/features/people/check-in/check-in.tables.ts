import { CYCLE_DAYS } from '@ironsouq/contract/people/loyalty/loyalty.limits'
import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** A day in Dubai on which a member checked in: each day once [LO-5]. */
export const checkIn = pgTable(
  'check_in',
  {
    memberId: uuid().notNull(),
    day: date().notNull(),
    /** Its place in the seven days. */
    cycleDay: smallint().notNull(),
    points: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'check_in_once', columns: [t.memberId, t.day] }),
    check('check_in_cycle_day', sql`${t.cycleDay} between 1 and ${sql.raw(String(CYCLE_DAYS))}`),
    check('check_in_points', sql`${t.points} >= 0`),
    // Dubai is four hours ahead and has no summer time: neither a past nor a later day can be written.
    check(
      'check_in_today',
      sql`${t.day} = ((${t.createdAt} at time zone 'UTC') + interval '4 hours')::date`,
    ),
  ],
)
