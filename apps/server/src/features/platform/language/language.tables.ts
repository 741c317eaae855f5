import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { moment } from '#kernel/data/columns.ts'

/** What the installation offers of the ten languages, and which one it starts with [AP-2]. */
export const language = pgTable(
  'language',
  {
    code: text().primaryKey(),
    name: text().notNull(),
    hidden: boolean().notNull().default(false),
    isDefault: boolean().notNull().default(false),
    position: integer().notNull(),
    /** The same in every row: the list is changed as a whole. */
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('language_one_default')
      .on(t.isDefault)
      .where(sql`is_default`),
    check('language_default_shown', sql`not (${t.isDefault} and ${t.hidden})`),
  ],
)
