import { sql } from 'drizzle-orm'
import { customType, check, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { id, moment } from '#kernel/columns.ts'

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** Who can have a session: our own processes, and anyone, have none. */
const SESSION_AUDIENCES = ['member', 'merchant', 'staff'] as const

/** A token that was given out. Only its hash is kept, so the table opens no door [ID-16]. */
export const session = pgTable(
  'session',
  {
    id: id(),
    tokenHash: bytea().notNull(),
    audience: text({ enum: SESSION_AUDIENCES }).notNull(),
    subjectId: uuid().notNull(),
    createdAt: moment().notNull(),
    expiresAt: moment().notNull(),
    revokedAt: moment(),
  },
  (t) => [
    unique('session_once').on(t.tokenHash),
    index('session_of_subject').on(t.subjectId),
    check('session_audience', sql`${t.audience} in ('member', 'merchant', 'staff')`),
  ],
)
