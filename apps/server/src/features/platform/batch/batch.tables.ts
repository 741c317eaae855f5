import { batchLifecycle, type BatchState } from '@ironsouq/contract/platform/batch/batch.lifecycle'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'
import { seller } from '#features/people/seller/seller.tables.ts'
import type { Acting } from '#kernel/data/audit-entries.ts'
import { id, moment, oneOf } from '#kernel/data/columns.ts'
import { isOnePerson, personColumns } from '#kernel/data/person.ts'
import type { RowChange } from '#kernel/work/batch-actions.ts'

/** An action over many rows that someone of staff or of a seller started. */
export const batch = pgTable(
  'batch',
  {
    id: id(),
    action: text().notNull(),
    params: jsonb().notNull(),
    ...personColumns(),
    /** Of the person of a seller who started it: it reaches no rows of others. */
    sellerId: uuid().references(() => seller.id),
    /** What the audit log states about each row. */
    acting: jsonb().$type<Acting>().notNull(),
    state: text().$type<BatchState>().notNull().default('running'),
    total: integer().notNull(),
    done: integer().notNull().default(0),
    refused: integer().notNull().default(0),
    /** The batch that this one undoes. */
    undoOf: uuid().references((): AnyPgColumn => batch.id, { onDelete: 'cascade' }),
    createdAt: moment().notNull(),
    finishedAt: moment(),
  },
  (t) => [
    unique('batch_undone_once').on(t.undoOf),
    index('batch_of_staff').on(t.staffId, t.createdAt, t.id),
    index('batch_of_account')
      .on(t.accountId, t.createdAt, t.id)
      .where(sql`${t.accountId} is not null`),
    check('batch_person', isOnePerson(t)),
    check('batch_state', sql`${t.state} in (${oneOf(batchLifecycle.states)})`),
    check('batch_counts', sql`${t.done} + ${t.refused} <= ${t.total}`),
  ],
)

/** One row of a batch and what happened to it. */
export const batchRow = pgTable(
  'batch_row',
  {
    batchId: uuid()
      .notNull()
      .references(() => batch.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    rowId: text().notNull(),
    /** What is done to this row alone, in a batch whose rows have values of their own. */
    params: jsonb(),
    /** Null: its turn has not come. */
    outcome: text({ enum: ['done', 'refused'] }),
    /** The key and values of the refusal. */
    reason: jsonb().$type<{ key: string; values: Record<string, string | number> }>(),
    change: jsonb().$type<RowChange>(),
    createdAt: moment().notNull(),
  },
  (t) => [
    primaryKey({ name: 'batch_row_once', columns: [t.batchId, t.position] }),
    unique('batch_row_of_batch_once').on(t.batchId, t.rowId),
    index('batch_row_waiting')
      .on(t.batchId, t.position)
      .where(sql`${t.outcome} is null`),
    check('batch_row_outcome', sql`${t.outcome} in ('done', 'refused')`),
  ],
)
