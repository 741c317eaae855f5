import { auditExportLifecycle } from '@ironsouq/contract/platform/audit/audit.lifecycle'
import type { AuditFilter } from '@ironsouq/contract/platform/audit/audit.schema'
import { sql } from 'drizzle-orm'
import {
  bigint,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { bytea, id, moment, oneOf } from '#kernel/data/columns.ts'

/**
 * A signed statement of what the last row of the audit log was. A copy of it is in the object store,
 * where rights on the database change nothing.
 */
export const auditAnchor = pgTable(
  'audit_anchor',
  {
    id: id(),
    seq: bigint({ mode: 'bigint' }).notNull(),
    hash: bytea().notNull(),
    /** `seq.hash` and its signature. */
    signed: text().notNull(),
    createdAt: moment().notNull(),
    /** When the copy was written; null until then. */
    storedAt: moment(),
  },
  (t) => [unique('audit_anchor_once').on(t.seq)],
)

/**
 * `removed`: a place of the chain is empty. `altered`: a row is not what it was when it was written.
 * `reordered`: a row is not in its place. `truncated`: rows are missing at the end. `rewritten`: the
 * rows agree with each other and not with an anchor or the head.
 */
export interface ChainFault {
  kind: 'removed' | 'altered' | 'reordered' | 'truncated' | 'rewritten'
  seq: string
}

/** One check of the whole audit log, and how far it is. */
export const auditCheck = pgTable(
  'audit_check',
  {
    id: id(),
    /** Everything up to this place is checked. */
    seq: bigint({ mode: 'bigint' }).notNull(),
    /** The last row that was found. */
    lastSeq: bigint({ mode: 'bigint' }).notNull(),
    hash: bytea().notNull(),
    /** The last row when the check began. */
    until: bigint({ mode: 'bigint' }).notNull(),
    /** The last row that a signed anchor confirms. */
    anchored: bigint({ mode: 'bigint' }).notNull(),
    faultCount: integer().notNull().default(0),
    /** The first hundred of them. */
    faults: jsonb().$type<readonly ChainFault[]>().notNull(),
    startedAt: moment().notNull(),
    finishedAt: moment(),
    /** Signs the position: someone who may write rows could let a check begin behind a hole. */
    signature: text(),
    createdAt: moment().notNull(),
  },
  (t) => [index('audit_check_latest').on(t.startedAt)],
)

/** What is written while the file is made is not part of it: `upTo` is the last entry. */
export type ExportFilter = AuditFilter & { upTo: string }

type ExportState = (typeof auditExportLifecycle.states)[number]

/** A file of audit entries that a staff member asked for. */
export const auditExport = pgTable(
  'audit_export',
  {
    id: id(),
    staffId: uuid().notNull(),
    /** The filter of the search. */
    filter: jsonb().$type<ExportFilter>().notNull(),
    state: text().$type<ExportState>().notNull().default('asked'),
    rowCount: integer(),
    objectKey: text(),
    expiresAt: moment().notNull(),
    createdAt: moment().notNull(),
  },
  (t) => [
    check('audit_export_state', sql`${t.state} in (${oneOf(auditExportLifecycle.states)})`),
    index('audit_export_due').on(t.state, t.expiresAt),
    index('audit_export_of_staff').on(t.staffId, t.createdAt),
  ],
)
