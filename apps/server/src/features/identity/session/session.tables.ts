import { sql } from 'drizzle-orm'
import { check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { member } from '#features/people/member/member.tables.ts'
import { bytea, id, moment } from '#kernel/data/columns.ts'

/** The audiences with sessions: services and visitors have none. */
const SESSION_AUDIENCES = ['member', 'merchant', 'staff'] as const

/** An issued token. Only its hash is stored, so the table gives no access [ID-16]. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tokenHash: bytea().notNull(),
    /** Of the token before the renewal: valid a little longer, for requests in flight. */
    previousHash: bytea(),
    previousUntil: moment(),
    rotatedAt: moment(),
    audience: text({ enum: SESSION_AUDIENCES }).notNull(),
    subjectId: uuid().notNull(),
    /** What a session of staff or a merchant may do; null for members. */
    permissions: text().array(),
    /** The seller that a merchant's session acts for; null for every other audience. */
    sellerId: uuid(),
    /** What it was last used with, so that its owner recognises it. */
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    network: text().notNull().default(''),
    country: text(),
    createdAt: moment().notNull(),
    lastSeenAt: moment(),
    expiresAt: moment().notNull(),
    /** Use extends `expires_at`, and never beyond this. */
    // The default serves processes of the release before, which do not know the column.
    endsAt: moment()
      .notNull()
      .default(sql`now() + interval '90 days'`),
    /** When the subject last proved their identity: at the sign-in, and before changes of the account. */
    provedAt: moment(),
    revokedAt: moment(),
  },
  (t) => [
    unique('session_once').on(t.tokenHash),
    unique('session_previous_once').on(t.previousHash),
    index('session_of_subject').on(t.subjectId),
    index('session_over').on(t.expiresAt),
    check('session_permissions', sql`(${t.audience} = 'member') = (${t.permissions} is null)`),
    check('session_seller', sql`${t.audience} = 'merchant' or ${t.sellerId} is null`),
    check('session_ends', sql`${t.expiresAt} <= ${t.endsAt}`),
    check('session_audience', sql`${t.audience} in ('member', 'merchant', 'staff')`),
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
