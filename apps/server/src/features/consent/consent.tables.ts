import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/member/member.tables.ts'
import { id, moment } from '#kernel/columns.ts'

/** Everything that was ever agreed to or taken back; the latest of a subject holds. Never updated. */
export const consent = pgTable(
  'consent',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    /** `terms`, or topic and way: `offers.email`. */
    subject: text().notNull(),
    isGiven: boolean().notNull(),
    /** Of the text that was agreed to. */
    version: text(),
    /** Where: `register`, `login`, `settings`. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('consent_latest').on(t.memberId, t.subject, t.createdAt.desc())],
)
