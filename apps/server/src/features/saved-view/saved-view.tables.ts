import type { ViewState } from '@ironsouq/contract/view-state'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/data/columns.ts'

/** What a staff member chose about a list, under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    staffId: uuid().notNull(),
    /** The list that it is a view of. */
    list: text().notNull(),
    name: text().notNull(),
    state: jsonb().$type<ViewState>().notNull(),
    isShared: boolean().notNull(),
    version: integer().notNull().default(1),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('saved_view_name_once').on(t.staffId, t.list, t.name),
    index('saved_view_shared')
      .on(t.list)
      .where(sql`${t.isShared}`),
  ],
)
