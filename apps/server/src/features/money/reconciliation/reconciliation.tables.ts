import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import {
  DIFFERENCE_KINDS,
  RESOLUTION_MAX,
} from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { id, moment, oneOf } from '#kernel/data/columns.ts'

/** A day of a provider's statement, compared with the ledger. */
export const reconciliation = pgTable(
  'reconciliation',
  {
    id: id(),
    day: date().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    currency: text().notNull(),
    statementMinor: bigint({ mode: 'bigint' }).notNull(),
    ledgerMinor: bigint({ mode: 'bigint' }).notNull(),
    differenceCount: integer().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    unique('reconciliation_once').on(t.day, t.method, t.currency),
    check('reconciliation_method', sql`${t.method} in (${oneOf(PAYMENT_METHODS)})`),
    check('reconciliation_currency', sql`${t.currency} ~ '^[A-Z]{3}$'`),
    index('reconciliation_that_differs')
      .on(t.day)
      .where(sql`difference_count > 0`),
  ],
)

/** One movement of money that statement and ledger do not agree about. */
export const reconciliationDifference = pgTable(
  'reconciliation_difference',
  {
    reconciliationId: uuid()
      .notNull()
      .references(() => reconciliation.id, { onDelete: 'cascade' }),
    reference: text().notNull(),
    kind: text({ enum: DIFFERENCE_KINDS }).notNull(),
    statementMinor: bigint({ mode: 'bigint' }),
    ledgerMinor: bigint({ mode: 'bigint' }),
    /** Why it is in order after all, or what was done about it, and who of staff says so; null: one person did. */
    resolution: text(),
    statedBy: uuid(),
    statedAt: moment(),
    /** The second person. */
    resolvedBy: uuid(),
    resolvedAt: moment(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({
      name: 'reconciliation_difference_once',
      columns: [t.reconciliationId, t.reference],
    }),
    check(
      'reconciliation_difference_kind',
      sql`case ${t.kind} when 'notInLedger' then ${t.ledgerMinor} is null and ${t.statementMinor} is not null
        when 'notInStatement' then ${t.statementMinor} is null and ${t.ledgerMinor} is not null
        else ${t.statementMinor} <> ${t.ledgerMinor} end`,
    ),
    check(
      'reconciliation_difference_resolved',
      sql`num_nonnulls(${t.resolvedBy}, ${t.resolvedAt}) in (0, 2) and num_nonnulls(${t.statedBy}, ${t.statedAt}) in (0, 2)
        and (${t.resolution} is not null) = (coalesce(${t.statedAt}, ${t.resolvedAt}) is not null)
        and ${t.resolution} ~ '\\S' and char_length(${t.resolution}) <= ${sql.raw(String(RESOLUTION_MAX))}`,
    ),
    check('reconciliation_difference_two_people', sql`${t.resolvedBy} <> ${t.statedBy}`),
    index('reconciliation_difference_open')
      .on(t.reconciliationId)
      .where(sql`resolved_at is null`),
  ],
)
