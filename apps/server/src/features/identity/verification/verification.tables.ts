import { CHANNELS, CODE_PURPOSES } from '@ironsouq/contract/identity/identity/identity.schema'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, smallint, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/**
 * A requested code: one per purpose and target. The digits are not stored: they are derived from the
 * row's id and the installation's secret.
 */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: id(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** The address or number; for a recovery the typed name and who asked; for a confirmation the member's id. */
    target: text().notNull(),
    memberId: uuid(),
    locale: text().notNull(),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    country: text(),
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the correct digits were entered; from then on a ticket is valid, once. */
    verifiedAt: moment(),
    spentAt: moment(),
  },
  (t) => [
    unique('verification_code_once').on(t.purpose, t.target),
    index('verification_code_over').on(t.expiresAt),
    check('verification_code_purpose', sql`${t.purpose} in (${oneOf(CODE_PURPOSES)})`),
    check('verification_code_tries', sql`${t.tries} between 0 and 5`),
  ],
)
