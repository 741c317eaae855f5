import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment } from '#kernel/data/columns.ts'

/** Every consent given or withdrawn; the latest row of a subject holds. Rows are never updated. */
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
    /** The version of the accepted text. */
    version: text(),
    /** Where: `register`, `login`, `settings`, or `email` for its unsubscribe link. */
    source: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [index('consent_latest').on(t.memberId, t.subject, t.createdAt.desc())],
)
