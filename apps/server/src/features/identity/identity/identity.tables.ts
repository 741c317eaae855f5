import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { moment } from '#kernel/data/columns.ts'

/** A table of its own, so that no query of members reads the hash. */
export const credential = pgTable('credential', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id),
  /** Argon2id in PHC format, which contains salt and cost. */
  passwordHash: text().notNull(),
  changedAt: moment().notNull(),
})
