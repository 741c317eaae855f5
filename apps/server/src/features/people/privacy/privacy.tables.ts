import {
  exportLifecycle,
  type ExportState,
} from '@ironsouq/contract/people/privacy/privacy.lifecycle'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A copy of a member's data, made at their request. */
export const dataExport = pgTable(
  'data_export',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    state: text().$type<ExportState>().notNull().default(exportLifecycle.initial),
    /** The archive in storage; it can be read with a signed URL only. */
    objectKey: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('data_export_state', sql`${t.state} in (${oneOf(exportLifecycle.states)})`),
    uniqueIndex('data_export_one_at_a_time')
      .on(t.memberId)
      .where(sql`state = 'asked'`),
    index('data_export_of_member').on(t.memberId, t.createdAt.desc()),
    index('data_export_due')
      .on(t.expiresAt)
      .where(sql`state <> 'expired'`),
  ],
)

/** A member erased recently, until the last email was sent and no request is in flight. */
export const erasure = pgTable(
  'erasure',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    /** Where the last email goes; null once it was sent, or when there was no address. */
    mail: text(),
    locale: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique('erasure_once').on(t.memberId)],
)
