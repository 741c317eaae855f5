import type { Batch, GivenRow } from '@ironsouq/contract/platform/batch/batch.endpoints'
import { batchLifecycle } from '@ironsouq/contract/platform/batch/batch.lifecycle'
import { and, eq } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { isOwn } from '#kernel/data/person.ts'
import { transition } from '#kernel/data/transition.ts'
import { forbidden, notFound, Refusal } from '#kernel/errors.ts'
import type { Actor } from '#kernel/http/serve.ts'
import type { AnyBatchAction } from '#kernel/work/batch-actions.ts'
import { batchTurn } from './batch.events.ts'
import { presentBatch, type BatchActions } from './batch.queries.ts'
import {
  type Caller,
  insertBatch,
  permittedAction,
  refuseSecond,
  refuseUnseen,
  roleOf,
  wrong,
} from './batch.service.ts'
import { batch, batchRow } from './batch.tables.ts'

/** Begins a batch whose rows have values of their own: more than one request can carry. */
export function gatherBatch(
  ctx: Ctx,
  actions: BatchActions,
  caller: Caller,
  { action: name, total }: { action: string; total: number },
): Promise<Batch> {
  const { permission, isPerRow } = permittedAction(actions, name, caller.actor)
  if (!isPerRow) throw wrong('action')
  return atomic(ctx, async (ctx) => {
    const what = { action: name, params: {}, permission, state: 'gathering' } as const
    const row = await insertBatch(ctx, caller, total, what)
    return presentBatch({ ...row, isUndone: false }, actions)
  })
}

/** What is done to a row; refused if the caller may not do it. */
function paramsOf({ params, needs }: AnyBatchAction, actor: Actor, { version, values }: GivenRow) {
  const read = params.safeParse({ version, ...values })
  if (!read.success) throw wrong('rows')
  const permissions = needs?.(read.data) ?? []
  if (!permissions.every((permission) => actor.permissions.has(permission))) throw forbidden()
  return read.data as unknown
}

/** Adds rows to a batch of the caller; the last ones start it. */
export function addRows(
  ctx: Ctx,
  actions: BatchActions,
  actor: Actor,
  { batchId: id, rows }: { batchId: string; rows: readonly GivenRow[] },
): Promise<Batch> {
  return atomic(ctx, async (ctx) => {
    const isTheirs = and(eq(batch.id, id), isOwn(batch, actor))
    const [of] = await ctx.db.select().from(batch).where(isTheirs).for('update')
    if (!of) throw notFound()
    if (of.state !== 'gathering') throw new Refusal('error.stateChanged')
    const action = permittedAction(actions, of.action, actor)
    const ids = rows.map((row) => row.id)
    await refuseUnseen(ctx, action, ids)
    const added = await ctx.db.$count(batchRow, eq(batchRow.batchId, id))
    const isLast = added + rows.length === of.total
    if (added + rows.length > of.total) throw wrong('rows')
    const values = rows.map((row, i) => ({
      batchId: id,
      position: added + i + 1,
      rowId: row.id,
      params: paramsOf(action, actor, row),
      createdAt: ctx.now(),
    }))
    await ctx.db
      .insert(batchRow)
      .values(values)
      .catch((err: unknown) => {
        throw violatedConstraint(err) === 'batch_row_of_batch_once' ? wrong('rows') : err
      })
    ctx.audit('batch', id, { rows: added }, { rows: added + rows.length })
    if (!isLast) return presentBatch({ ...of, isUndone: false }, actions)
    await refuseSecond(ctx, of.sellerId)
    const move = { id, action: 'begin', by: roleOf(actor), actorId: actor.id } as const
    const row = await transition(ctx, batch, batchLifecycle, move, {
      emit: [batchTurn(of)],
    })
    return presentBatch({ ...row, isUndone: false }, actions)
  })
}
