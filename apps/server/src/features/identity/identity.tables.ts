import { CHANNELS, CODE_PURPOSES } from '@ironsouq/contract/identity/identity.schema'
import { SOCIAL_TYPES } from '@ironsouq/contract/identity/social.types'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  customType,
  index,
  pgTable,
  primaryKey,
  smallint,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { member } from '#features/member/member.tables.ts'
import { id, moment, oneOf } from '#kernel/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who can have a session: our own processes, and anyone, have none. */
const SESSION_AUDIENCES = ['member', 'merchant', 'staff'] as const

/** A token that was given out. Only its hash is kept, so the table opens no door [ID-16]. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tokenHash: bytea().notNull(),
    /** Of the token before it was exchanged: good for a moment more, for calls under way. */
    previousHash: bytea(),
    previousUntil: moment(),
    rotatedAt: moment(),
    audience: text({ enum: SESSION_AUDIENCES }).notNull(),
    subjectId: uuid().notNull(),
    /** What it was last seen with, for its owner to know it again. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    network: text().notNull().default(''),
    country: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    unique('session_once').on(t.tokenHash),
    unique('session_previous_once').on(t.previousHash),
    index('session_of_subject').on(t.subjectId),
    index('session_over').on(t.expiresAt),
    check('session_audience', sql`${t.audience} in ('member', 'merchant', 'staff')`),
  ],
)

/** Apart from the member, so that no reading of members carries it. */
export const credential = pgTable('credential', {
  memberId: uuid()
    .primaryKey()
    .references(() => member.id),
  /** Argon2id in the PHC form, which carries its own salt and cost. */
  passwordHash: text().notNull(),
  changedAt: moment().notNull(),
})

/**
 * A code that was asked for: one at a time for a purpose and an address. The digits are nowhere in
 * the database: they are made of the row's id and the installation's secret.
 */
export const verificationCode = pgTable(
  'verification_code',
  {
    id: id(),
    purpose: text({ enum: CODE_PURPOSES }).notNull(),
    channel: text({ enum: CHANNELS }).notNull(),
    /** The address or number; of a recovery what was typed; of a member's own his id. */
    target: text().notNull(),
    memberId: uuid(),
    locale: text().notNull(),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    country: text(),
    tries: smallint().notNull().default(0),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    /** When the right digits came; from then a ticket opens what was asked for, once. */
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

/** A device that a member signed in from before. */
export const knownDevice = pgTable(
  'known_device',
  {
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    keyHash: bytea().notNull(),
    createdAt: moment().notNull(),
    lastSeenAt: moment().notNull(),
  },
  (t) => [primaryKey({ name: 'known_device_once', columns: [t.memberId, t.keyHash] })],
)

export const passkey = pgTable(
  'passkey',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    credentialId: text().notNull(),
    publicKey: bytea().notNull(),
    /** Grows with every use; one that does not was copied. */
    counter: bigint({ mode: 'number' }).notNull(),
    transports: text().array().notNull(),
    name: text().notNull(),
    createdAt: moment().notNull(),
    lastUsedAt: moment(),
  },
  (t) => [unique('passkey_once').on(t.credentialId), index('passkey_of_member').on(t.memberId)],
)

/** What a browser was asked to sign; answered once or not at all. */
export const passkeyAttempt = pgTable(
  'passkey_attempt',
  {
    id: id(),
    /** Null for a sign-in: who it is, the answer says. */
    memberId: uuid(),
    challenge: text().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    usedAt: moment(),
  },
  (t) => [index('passkey_attempt_over').on(t.expiresAt)],
)

export const socialBinding = pgTable(
  'social_binding',
  {
    id: id(),
    memberId: uuid()
      .notNull()
      .references(() => member.id),
    socialType: text({ enum: SOCIAL_TYPES }).notNull(),
    /** Who the provider says it is, in the provider's own name for him. */
    subject: text().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('social_binding_once').on(t.socialType, t.subject),
    unique('social_binding_of_member_once').on(t.memberId, t.socialType),
    check('social_binding_type', sql`${t.socialType} in (${oneOf(SOCIAL_TYPES)})`),
  ],
)

/** A social login under way: what it was begun with, and once it came back, who came. */
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
    /** When it came back: it does so once. */
    usedAt: moment(),
    subject: text(),
    mail: text(),
    isMailVerified: boolean(),
    nickName: text(),
    /** When its ticket bound it to an account. */
    boundAt: moment(),
  },
  (t) => [index('social_attempt_over').on(t.expiresAt)],
)
