import { batchLifecycle } from '@ironsouq/contract/platform/batch/batch.lifecycle'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { recordChanges, type Change } from '#kernel/data/audit-entries.ts'
import { limitedToSeller } from '#kernel/data/seller-limit.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import type { RowChange } from '#kernel/work/batch-actions.ts'
import { emitAll } from '#kernel/work/events.ts'
import { batchTurn } from './batch.events.ts'
import type { BatchActions } from './batch.queries.ts'
import { batch, batchRow } from './batch.tables.ts'

/** So few that a person who edits one of these rows does not notice the wait. */
const ROWS_AT_ONCE = 25
/** Then it is the turn of the batches that wait: one of 10,000 rows holds up none of ten. */
const TRANSACTIONS_A_TURN = 4

type Batch = typeof batch.$inferSelect
type Row = typeof batchRow.$inferSelect

/** A refusal as it is stored; any other failure of one row must not stop the others. */
function reasonOf(ctx: Ctx, err: unknown): NonNullable<Row['reason']> {
  if (err instanceof Refusal)
    return { key: err.key, values: { ...err.values } as Record<string, string> }
  if (err instanceof FieldFaults) return { key: 'error.invalid', values: {} }
  ctx.log.error({ err }, 'a row of a batch failed')
  return { key: 'error.server', values: {} }
}

async function changeOf(
  ctx: TxCtx,
  actions: BatchActions,
  of: Batch,
  row: Row,
): Promise<RowChange> {
  const action = actions.get(of.action)
  const personId = of.staffId ?? of.accountId
  if (!action || personId === null) throw new Refusal('error.notFound')
  if (of.undoOf === null)
    return action.run(ctx, row.rowId, (row.params ?? of.params) as never, personId)
  if (!action.undo || !row.change) throw new Refusal('error.notFound')
  return action.undo(ctx, row.rowId, row.change, personId)
}

/** Runs one row inside a savepoint: a refused row leaves nothing, and the others stay. */
async function runRow(ctx: TxCtx, actions: BatchActions, of: Batch, row: Row) {
  const changes: Change[] = []
  const messages: Parameters<TxCtx['publish']>[0][] = []
  const publish: TxCtx['publish'] = (message) => void messages.push(message)
  const audit: TxCtx['audit'] = (entity, entityId, before, after) =>
    void changes.push({ entity, entityId, before, after })
  const result = await ctx.db
    .transaction((db) =>
      changeOf({ ...ctx, db, audit, publish, acting: of.acting }, actions, of, row),
    )
    .then(
      (change) => ({ outcome: 'done', change }) as const,
      (err: unknown) => ({ outcome: 'refused', reason: reasonOf(ctx, err) }) as const,
    )
  const isRow = and(eq(batchRow.batchId, of.id), eq(batchRow.position, row.position))
  await ctx.db.update(batchRow).set(result).where(isRow)
  const isDone = result.outcome === 'done'
  if (isDone) for (const message of messages) ctx.publish(message)
  return { isDone, changes: isDone ? changes : [] }
}

/**
 * Works on the next rows in one short transaction. The lock on the batch lets one worker at a time
 * do so, and a pause or a cancellation comes between two of them. False: nothing is left to do.
 */
const runSome = (ctx: Ctx, actions: BatchActions, batchId: string): Promise<boolean> =>
  atomic(ctx, async (ctx) => {
    const [of] = await ctx.db.select().from(batch).where(eq(batch.id, batchId)).for('update')
    if (of?.state !== 'running') return false
    const rows = await ctx.db
      .select()
      .from(batchRow)
      .where(and(eq(batchRow.batchId, batchId), isNull(batchRow.outcome)))
      .orderBy(asc(batchRow.position))
      .limit(ROWS_AT_ONCE)
    if (rows.length === 0) {
      const move = { id: batchId, action: 'finish', by: 'system' } as const
      await transition(ctx, batch, batchLifecycle, move, { set: { finishedAt: ctx.now() } })
      return false
    }
    const changes: Change[] = []
    let done = 0
    for (const row of rows) {
      const result = await runRow(ctx, actions, of, row)
      changes.push(...result.changes)
      if (result.isDone) done += 1
    }
    const refused = rows.length - done
    await ctx.db
      .update(batch)
      .set({ done: sql`${batch.done} + ${done}`, refused: sql`${batch.refused} + ${refused}` })
      .where(eq(batch.id, batchId))
    // Single commands of sellers are not audited either: the rows of the batch say what it did.
    if (of.staffId !== null) await recordChanges(ctx, of.acting, changes)
    return true
  })

/**
 * Runs the next rows of a batch, unless it is paused or cancelled, and puts it at the end of its queue. A repeated run
 * continues it. That of a seller runs under row-level security, as the call that started it did.
 */
export async function runBatch(ctx: Ctx, actions: BatchActions, batchId: string): Promise<void> {
  const [of] = await ctx.db
    .select({ sellerId: batch.sellerId })
    .from(batch)
    .where(eq(batch.id, batchId))
  if (!of) return
  const own = of.sellerId === null ? ctx : limitedToSeller(ctx, of.sellerId)
  for (let n = 0; n < TRANSACTIONS_A_TURN; n++) if (!(await runSome(own, actions, batchId))) return
  await atomic(ctx, (ctx) => emitAll(ctx, [batchTurn({ id: batchId, ...of })]))
}
