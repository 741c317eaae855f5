import { SECOND_STEP_TRIES } from '@ironsouq/contract/identity/second-factor/second-factor.limits'
import { sql } from 'drizzle-orm'
import { bigint, check, index, pgTable, primaryKey, smallint, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { bytea, id, moment } from '#kernel/data/columns.ts'

/** The authenticator app of a member. The secret is not stored: it is derived from `secret_id`. */
export const secondFactor = pgTable('second_factor', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id),
  secretId: uuid()
    .notNull()
    .default(sql`uuidv7()`),
  /** The time step of the last accepted code: neither it nor an earlier one is accepted again. */
  lastStep: bigint({ mode: 'number' }),
  /** Null until a code of the app was entered: before that it protects nothing. */
  enabledAt: moment(),
  createdAt: moment().notNull(),
})

/** Hashes only; each code is valid once. */
export const recoveryCode = pgTable(
  'recovery_code',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    codeHash: bytea().notNull(),
    usedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'recovery_code_once', columns: [t.memberId, t.codeHash] })],
)

/** A sign-in whose first step is done. */
export const secondStep = pgTable(
  'second_step',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [
    index('second_step_over').on(t.expiresAt),
    check('second_step_tries', sql`${t.tries} between 0 and ${sql.raw(String(SECOND_STEP_TRIES))}`),
  ],
)
