import type { LoyaltySettings } from '@ironsouq/contract/people/loyalty/loyalty.endpoints'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** The values of points and growth since staff changed them: one row, or none at version 1 [LO-6]. */
export const loyaltySetting = pgTable(
  'loyalty_setting',
  {
    isOnly: boolean().primaryKey().default(true),
    settings: jsonb().$type<LoyaltySettings>().notNull(),
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('loyalty_setting_one_row', sql`${t.isOnly}`),
    check('loyalty_setting_version_counts', sql`${t.version} > 1`),
  ],
)
