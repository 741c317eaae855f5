import { FACETS } from '@ironsouq/contract/machines/device/device.filters'
import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { moment, oneOf } from '#kernel/data/columns.ts'

/** The filters of the list as staff set them. Without a row a filter is as the contract says. */
export const facet = pgTable(
  'facet',
  {
    code: text({ enum: FACETS }).primaryKey(),
    position: integer().notNull(),
    isShown: boolean().notNull(),
    isOpen: boolean().notNull(),
    /** Of the whole layout: every row has the same. */
    version: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [check('facet_code', sql`${t.code} in (${oneOf(FACETS)})`)],
)
