import {
  SECURITY_KINDS,
  SECURITY_OUTCOMES,
  SIGN_IN_METHODS,
} from '@ironsouq/contract/identity/security-log/security-log.enums'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** What happened to the security of an account, apart from the request log. */
export const securityLog = pgTable(
  'security_log',
  {
    id: id(),
    kind: text({ enum: SECURITY_KINDS }).notNull(),
    outcome: text({ enum: SECURITY_OUTCOMES }).notNull(),
    /** Null when the typed name belongs to no account. */
    subjectId: uuid(),
    method: text({ enum: SIGN_IN_METHODS }),
    browser: text().notNull().default(''),
    system: text().notNull().default(''),
    /** Never a full address. */
    network: text().notNull().default(''),
    country: text(),
    createdAt: moment().notNull(),
    /** Earlier than usual, when its subject is no longer there. */
    deleteAt: moment(),
  },
  (t) => [
    index('security_log_of_subject').on(t.subjectId, t.createdAt, t.id),
    index('security_log_old').on(t.createdAt),
    index('security_log_to_delete')
      .on(t.deleteAt)
      .where(sql`delete_at is not null`),
    check('security_log_kind', sql`${t.kind} in (${oneOf(SECURITY_KINDS)})`),
    check('security_log_outcome', sql`${t.outcome} in (${oneOf(SECURITY_OUTCOMES)})`),
    check('security_log_method', sql`${t.method} in (${oneOf(SIGN_IN_METHODS)})`),
    check(
      'security_log_accepted_has_subject',
      sql`${t.outcome} = 'refused' or ${t.subjectId} is not null`,
    ),
  ],
)
