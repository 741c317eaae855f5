import { RETURN_DAYS_MAX } from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, smallint } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** What the mall promises since staff changed it: one row, or none at version 1. */
export const servicePromise = pgTable(
  'service_promise',
  {
    isOnly: boolean().primaryKey().default(true),
    returnDays: smallint().notNull(),
    /** 1 is Monday. */
    serviceWeekdays: smallint().array().notNull(),
    /** Minutes after midnight in Dubai. */
    serviceOpensAt: smallint().notNull(),
    serviceClosesAt: smallint().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('service_promise_one_row', sql`${t.isOnly}`),
    check(
      'service_promise_return_days',
      sql`${t.returnDays} between 0 and ${sql.raw(String(RETURN_DAYS_MAX))}`,
    ),
    check('service_promise_weekdays', sql`${t.serviceWeekdays} <@ '{1,2,3,4,5,6,7}'::smallint[]`),
    check(
      'service_promise_hours',
      sql`${t.serviceOpensAt} >= 0 and ${t.serviceClosesAt} between ${t.serviceOpensAt} + 1 and 1440`,
    ),
    check('service_promise_version_counts', sql`${t.version} > 1`),
  ],
)
