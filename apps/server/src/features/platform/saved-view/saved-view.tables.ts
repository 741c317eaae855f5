import type { ViewState } from '@ironsouq/contract/view-state'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'
import { isOnePerson, personColumns } from '#kernel/data/person.ts'

/** What someone of staff or of a seller chose about a list, under a name. */
export const savedView = pgTable(
  'saved_view',
  {
    id: id(),
    ...personColumns(),
    /** Of a person of a seller: their colleagues see what is shared, and no one else. */
    sellerId: uuid().references(() => seller.id),
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
    unique('saved_view_of_account_name_once').on(t.accountId, t.list, t.name),
    index('saved_view_shared')
      .on(t.list)
      .where(sql`${t.isShared}`),
    index('saved_view_of_seller')
      .on(t.sellerId, t.list)
      .where(sql`${t.sellerId} is not null`),
    check('saved_view_person', isOnePerson(t)),
  ],
)
