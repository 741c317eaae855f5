import { sql } from 'drizzle-orm'
import {
  check,
  customType,
  index,
  pgTable,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who can have a session: our own processes, and anyone, have none. */
const SESSION_AUDIENCES = ['member', 'merchant', 'staff'] as const

/** A token that was given out. Only its hash is kept, so the table opens no door [ID-16]. */
export const session = pgTable(
  'session',
  {
    id: uuid()
      .primaryKey()
      .default(sql`uuidv7()`),
    tokenHash: bytea().notNull(),
    audience: text({ enum: SESSION_AUDIENCES }).notNull(),
    subjectId: uuid().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    revokedAt: timestamp({ withTimezone: true }),
  },
  (t) => [
    unique('session_once').on(t.tokenHash),
    index('session_of_subject').on(t.subjectId),
    check('session_audience', sql`${t.audience} in ('member', 'merchant', 'staff')`),
  ],
)
