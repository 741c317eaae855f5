import { CHANGE_KINDS } from '@ironsouq/contract/identity/account-change/account-change.limits'
import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'
import type { Former } from './account-change.rules.ts'

/** A change of how a member signs in or is reached. Its owner can undo it until `undo_until`. */
export const accountChange = pgTable(
  'account_change',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    kind: text({ enum: CHANGE_KINDS }).notNull(),
    /** Shown to the owner: a partly hidden address, the name of a passkey, a provider. */
    about: text().notNull(),
    /** What was before, or which row was added. */
    former: jsonb().$type<Former>().notNull(),
    /** Where the owner is notified: the address from before the change; the number without one. */
    toMail: text(),
    toMobile: text(),
    browser: text().notNull(),
    system: text().notNull(),
    network: text().notNull(),
    country: text(),
    createdAt: moment().notNull(),
    undoUntil: moment().notNull(),
    undoneAt: moment(),
  },
  (t) => [
    index('account_change_of_member').on(t.memberId, t.id),
    index('account_change_over').on(t.undoUntil),
    check('account_change_kind', sql`${t.kind} in (${oneOf(CHANGE_KINDS)})`),
    check('account_change_former', sql`${t.former} ->> 'kind' = ${t.kind}`),
    check('account_change_one_address', sql`${t.toMail} is null or ${t.toMobile} is null`),
  ],
)
