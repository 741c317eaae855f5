import { exportLife, type ExportState } from '@ironsouq/contract/privacy/privacy.lifecycle'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/columns.ts'

/** A copy of a member's data that he asked for. */
export const dataExport = pgTable(
  'data_export',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    state: text().$type<ExportState>().notNull().default(exportLife.initial),
    /** Where the archive lies; nobody can read it without an address that was lent to him. */
    objectKey: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('data_export_state', sql`${t.state} in (${oneOf(exportLife.states)})`),
    uniqueIndex('data_export_one_at_a_time')
      .on(t.memberId)
      .where(sql`state = 'asked'`),
    index('data_export_of_member').on(t.memberId, t.createdAt.desc()),
    index('data_export_due')
      .on(t.expiresAt)
      .where(sql`state <> 'expired'`),
  ],
)

/** A member who was just erased, until he was told so and nothing of his can still be under way. */
export const erasure = pgTable(
  'erasure',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    /** Where the last letter goes; null once it went, or when there was nowhere to send it. */
    mail: text(),
    locale: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [unique('erasure_once').on(t.memberId)],
)
