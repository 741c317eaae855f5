import * as z from 'zod/mini'
import { boundedRecord } from '../bounded-record.ts'
import { endpoint } from '../endpoint.ts'
import { Money } from '../money/money.ts'
import { staffListQuery, staffPage } from '../staff-list.ts'
import { Version } from '../versioned.ts'
import { ViewState } from '../view-state.ts'
import { batchLifecycle } from './batch.lifecycle.ts'

/** The most rows of one batch. */
export const BATCH_ROWS_MAX = 10_000
/** The most rows that a request names one by one; a query names more. */
export const BATCH_IDS_MAX = 1000
/** The most rows with values of their own that a request adds. */
export const BATCH_ADDED_MAX = 200

const RowId = z.string().check(z.minLength(1), z.maxLength(36))
const Name = z.string().check(z.maxLength(60), z.regex(/^[\w.-]+$/))

/** The rows by their ids, or those that the filters of a list find. */
const BatchTarget = z.union([
  z.object({
    ids: z.array(RowId).check(z.minLength(1), z.maxLength(BATCH_IDS_MAX)),
    /** The version that each row was read at, in the same order: what needs one refuses a row that has changed. */
    versions: z.optional(z.array(Version).check(z.maxLength(BATCH_IDS_MAX))),
  }),
  z.object({ filters: ViewState.shape.filters }),
])
export type BatchTarget = z.output<typeof BatchTarget>

/** What the action does to each row; each action checks its own. */
const Param = z.union([
  z.string().check(z.maxLength(200)),
  z.number(),
  z.boolean(),
  z.nullable(Money),
])
const BatchParams = boundedRecord(Name, Param, 10)
export type BatchParams = z.output<typeof BatchParams>

/** A row with values of its own, as they were typed into a grid; each action checks them. */
const GivenRow = z.object({
  id: RowId,
  /** The version that the row was read at: a row that has changed since is refused. */
  version: Version,
  values: boundedRecord(
    z.string().check(z.maxLength(20)),
    z.nullable(z.string().check(z.maxLength(20))),
    3,
  ),
})
export type GivenRow = z.output<typeof GivenRow>

const BATCH_OUTCOMES = ['done', 'refused'] as const
const BatchOutcome = z.enum(BATCH_OUTCOMES)

export const Batch = z.object({
  batchId: z.uuid(),
  action: z.string(),
  state: z.enum(batchLifecycle.states),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** What it does to each row; empty if the rows have values of their own. */
  params: BatchParams,
  /** Whether it is the undoing of another batch. */
  isUndo: z.boolean(),
  canUndo: z.boolean(),
  createdAt: z.iso.datetime(),
  finishedAt: z.nullable(z.iso.datetime()),
})
export type Batch = z.output<typeof Batch>

const BatchRow = z.object({
  rowId: z.string(),
  /** What staff know the row by: a stock number. */
  name: z.nullable(z.string()),
  position: z.int(),
  /** Null: its turn has not come. */
  outcome: z.nullable(BatchOutcome),
  /** Why it was refused, in the language of the request. */
  reason: z.nullable(z.string()),
})

/** Any staff member; the action itself needs its permission. A batch is visible to who started it. */
const own = { audience: 'staff', permission: null } as const
const BatchId = z.object({ batchId: z.uuid() })

export const batchEndpoints = {
  start: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/start',
    audit: true,
    summary: 'Run an action over many rows; refused unless there are as many as expected',
    body: z.object({
      action: Name,
      target: BatchTarget,
      expected: z.int().check(z.minimum(1), z.maximum(BATCH_ROWS_MAX)),
      params: BatchParams,
    }),
    data: Batch,
    once: true,
    // Ids and versions of as many rows as one request names.
    bodyBytes: 192 << 10,
  }),
  gather: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/gather',
    audit: true,
    summary: 'Begin a batch whose rows have values of their own; it runs once it has all rows',
    body: z.object({
      action: Name,
      total: z.int().check(z.minimum(1), z.maximum(BATCH_ROWS_MAX)),
    }),
    data: Batch,
    once: true,
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/add',
    audit: true,
    summary: 'Add rows with their values to a batch; the last ones start it',
    body: z.object({
      batchId: z.uuid(),
      rows: z.array(GivenRow).check(z.minLength(1), z.maxLength(BATCH_ADDED_MAX)),
    }),
    data: Batch,
    once: true,
  }),
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/p/staff/batch/list',
    summary: 'The caller’s batches, latest first',
    query: staffListQuery(['-createdAt']),
    data: staffPage(Batch),
  }),
  progress: endpoint({
    ...own,
    method: 'GET',
    path: '/p/staff/batch/progress',
    summary: 'How far a batch is',
    query: BatchId,
    data: Batch,
  }),
  rows: endpoint({
    ...own,
    method: 'GET',
    path: '/p/staff/batch/rows',
    summary: 'What happened to each row of a batch',
    query: z.extend(staffListQuery(['position']), {
      batchId: z.uuid(),
      outcome: z.optional(BatchOutcome),
    }),
    data: staffPage(BatchRow),
  }),
  pause: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/pause',
    audit: true,
    summary: 'Stop a batch after the rows that it works on now, until it is resumed',
    body: BatchId,
    data: Batch,
  }),
  resume: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/resume',
    audit: true,
    summary: 'Continue a paused batch',
    body: BatchId,
    data: Batch,
  }),
  cancel: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/cancel',
    audit: true,
    summary: 'End a batch; what it has done stays until it is undone',
    body: BatchId,
    data: Batch,
  }),
  undo: endpoint({
    ...own,
    method: 'POST',
    path: '/p/staff/batch/undo',
    audit: true,
    summary: 'Undo a batch, once, for each row that has not changed since',
    body: BatchId,
    data: Batch,
    once: true,
  }),
}
