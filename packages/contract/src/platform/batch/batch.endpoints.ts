import * as z from 'zod/mini'
import { boundedRecord } from '../../bounded-record.ts'
import { endpoint } from '../../endpoint.ts'
import { Money } from '../../money/money/money.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { Version } from '../../versioned.ts'
import { ViewState } from '../../view-state.ts'
import { batchLifecycle } from './batch.lifecycle.ts'

/** The most rows of one batch. */
export const BATCH_ROWS_MAX = 10_000
/** The most rows that a request names one by one; a query names more. */
export const BATCH_IDS_MAX = 1000
/** Of a person of a seller, whose requests are shorter. */
export const MERCHANT_BATCH_IDS_MAX = 500
/** The most rows with values of their own that a request adds. */
export const BATCH_ADDED_MAX = 200

const RowId = z.string().check(z.minLength(1), z.maxLength(36))
const Name = z.string().check(z.maxLength(60), z.regex(/^[\w.-]+$/))

/** The rows by their ids, or those that the filters of a list find. */
const targetOf = (most: number) =>
  z.union([
    z.object({
      ids: z.array(RowId).check(z.minLength(1), z.maxLength(most)),
      /** The version that each row was read at, in the same order: what needs one refuses a row that has changed. */
      versions: z.optional(z.array(Version).check(z.maxLength(most))),
    }),
    z.object({ filters: ViewState.shape.filters }),
  ])
export type BatchTarget = z.output<ReturnType<typeof targetOf>>

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
  /** What people know the row by: a stock number. */
  name: z.nullable(z.string()),
  position: z.int(),
  /** Null: its turn has not come. */
  outcome: z.nullable(BatchOutcome),
  /** Why it was refused, in the language of the request. */
  reason: z.nullable(z.string()),
})

const BatchId = z.object({ batchId: z.uuid() })

const startOf = (ids: number) =>
  ({
    method: 'POST',
    summary: 'Run an action over many rows; refused unless there are as many as expected',
    body: z.object({
      action: Name,
      target: targetOf(ids),
      expected: z.int().check(z.minimum(1), z.maximum(BATCH_ROWS_MAX)),
      params: BatchParams,
    }),
    data: Batch,
    once: true,
  }) as const

const gather = {
  method: 'POST',
  summary: 'Begin a batch whose rows have values of their own; it runs once it has all rows',
  body: z.object({
    action: Name,
    total: z.int().check(z.minimum(1), z.maximum(BATCH_ROWS_MAX)),
  }),
  data: Batch,
  once: true,
} as const

const add = {
  method: 'POST',
  summary: 'Add rows with their values to a batch; the last ones start it',
  body: z.object({
    batchId: z.uuid(),
    rows: z.array(GivenRow).check(z.minLength(1), z.maxLength(BATCH_ADDED_MAX)),
  }),
  data: Batch,
  once: true,
} as const

const list = {
  method: 'GET',
  summary: 'The caller’s batches, latest first',
  query: staffListQuery(['-createdAt']),
  data: staffPage(Batch),
} as const

const progress = {
  method: 'GET',
  summary: 'How far a batch is',
  query: BatchId,
  data: Batch,
} as const

const rows = {
  method: 'GET',
  summary: 'What happened to each row of a batch',
  query: z.extend(staffListQuery(['position']), {
    batchId: z.uuid(),
    outcome: z.optional(BatchOutcome),
  }),
  data: staffPage(BatchRow),
} as const

const move = { method: 'POST', body: BatchId, data: Batch } as const

const pause = {
  ...move,
  summary: 'Stop a batch after the rows that it works on now, until it is resumed',
} as const

const resume = { ...move, summary: 'Continue a paused batch' } as const

const cancel = {
  ...move,
  summary: 'End a batch; what it has done stays until it is undone',
} as const

const undo = {
  ...move,
  summary: 'Undo a batch, once, for each row that has not changed since',
  once: true,
} as const

/** Any staff member; the action itself needs its permission. A batch is visible to who started it. */
const STAFF = { audience: 'staff', permission: null } as const
const COMMAND = { ...STAFF, audit: true } as const

export const batchEndpoints = {
  start: endpoint({
    ...COMMAND,
    ...startOf(BATCH_IDS_MAX),
    path: '/p/staff/batch/start',
    // Ids and versions of as many rows as one request names.
    bodyBytes: 192 << 10,
  }),
  gather: endpoint({ ...COMMAND, ...gather, path: '/p/staff/batch/gather' }),
  add: endpoint({ ...COMMAND, ...add, path: '/p/staff/batch/add' }),
  list: endpoint({ ...STAFF, ...list, path: '/p/staff/batch/list' }),
  progress: endpoint({ ...STAFF, ...progress, path: '/p/staff/batch/progress' }),
  rows: endpoint({ ...STAFF, ...rows, path: '/p/staff/batch/rows' }),
  pause: endpoint({ ...COMMAND, ...pause, path: '/p/staff/batch/pause' }),
  resume: endpoint({ ...COMMAND, ...resume, path: '/p/staff/batch/resume' }),
  cancel: endpoint({ ...COMMAND, ...cancel, path: '/p/staff/batch/cancel' }),
  undo: endpoint({ ...COMMAND, ...undo, path: '/p/staff/batch/undo' }),
}

/** Any person of a seller; the action itself needs its permission. A batch keeps what it did to each row. */
const MERCHANT = { audience: 'merchant', permission: null } as const

/** The same for people of sellers, over rows of their own seller. */
export const merchantBatchEndpoints = {
  start: endpoint({
    ...MERCHANT,
    ...startOf(MERCHANT_BATCH_IDS_MAX),
    path: '/p/merchant/batch/start',
    limit: { max: 60, seconds: 60 },
  }),
  gather: endpoint({
    ...MERCHANT,
    ...gather,
    path: '/p/merchant/batch/gather',
    limit: { max: 60, seconds: 60 },
  }),
  add: endpoint({ ...MERCHANT, ...add, path: '/p/merchant/batch/add' }),
  list: endpoint({ ...MERCHANT, ...list, path: '/p/merchant/batch/list' }),
  progress: endpoint({ ...MERCHANT, ...progress, path: '/p/merchant/batch/progress' }),
  rows: endpoint({ ...MERCHANT, ...rows, path: '/p/merchant/batch/rows' }),
  pause: endpoint({ ...MERCHANT, ...pause, path: '/p/merchant/batch/pause' }),
  resume: endpoint({ ...MERCHANT, ...resume, path: '/p/merchant/batch/resume' }),
  cancel: endpoint({ ...MERCHANT, ...cancel, path: '/p/merchant/batch/cancel' }),
  undo: endpoint({ ...MERCHANT, ...undo, path: '/p/merchant/batch/undo' }),
}
