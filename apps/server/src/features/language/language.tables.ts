import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
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
    createdAt: moment().notNull(),
  },
  (t) => [
    uniqueIndex('language_one_default')
      .on(t.isDefault)
      .where(sql`is_default`),
  ],
)
