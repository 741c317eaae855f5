import { bigint, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { bytea, id, moment } from '#kernel/data/columns.ts'

export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** Increases with every use; a counter that does not is a sign of a cloned key. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [unique('passkey_once').on(t.credentialId), index('passkey_of_member').on(t.memberId)],
)

/** A challenge that a browser was asked to sign; it is answered at most once. */
export const passkeyAttempt = pgTable(
  'passkey_attempt',
  {
    id: id(),
    /** Null for a sign-in: the response names the member. */
    memberId: uuid(),
    challenge: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('passkey_attempt_over').on(t.expiresAt)],
)
