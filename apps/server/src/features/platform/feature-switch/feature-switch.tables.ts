import { FEATURE_SWITCHES } from '@ironsouq/contract/platform/feature-switch/feature-switch.endpoints'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#kernel/data/columns.ts'

/** The switches that staff have used; one without a row has its first value, at version 1. */
export const featureSwitch = pgTable(
  'feature_switch',
  {
    code: text({ enum: FEATURE_SWITCHES }).primaryKey(),
    isOn: boolean().notNull(),
    version: integer().notNull(),
    /** Of a staff member. */
    changedBy: uuid().notNull(),
    changedAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('feature_switch_code', sql`${t.code} in (${oneOf(FEATURE_SWITCHES)})`),
    check('feature_switch_version_counts', sql`${t.version} > 1`),
  ],
)
