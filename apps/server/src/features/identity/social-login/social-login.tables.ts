import { SOCIAL_TYPES } from '@ironsouq/contract/identity/social-login/social-login.types'
import { sql } from 'drizzle-orm'
import { boolean, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

export const socialBinding = pgTable(
  'social_binding',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    socialType: text({ enum: SOCIAL_TYPES }).notNull(),
    /** The provider's identifier of the person. */
    subject: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('social_binding_once').on(t.socialType, t.subject),
    unique('social_binding_of_member_once').on(t.memberId, t.socialType),
    check('social_binding_type', sql`${t.socialType} in (${oneOf(SOCIAL_TYPES)})`),
  ],
)

/** A social login in progress: its parameters and, after the callback, the provider's identity. */
export const socialAttempt = pgTable(
  'social_attempt',
  {
    id: id(),
    socialType: text({ enum: SOCIAL_TYPES }).notNull(),
    callbackUrl: text().notNull(),
    nonce: text().notNull(),
    verifier: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the callback came; it is accepted once. */
    usedAt: moment(),
    subject: text(),
    mail: text(),
    isMailVerified: boolean(),
    nickName: text(),
    /** When its ticket was used to bind it to an account. */
    boundAt: moment(),
  },
  (t) => [index('social_attempt_over').on(t.expiresAt)],
)
