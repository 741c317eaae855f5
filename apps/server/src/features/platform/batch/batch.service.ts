import {
  BATCH_ROWS_MAX,
  type Batch,
  type BatchTarget,
} from '@ironsouq/contract/platform/batch/batch.endpoints'
import { batchLifecycle, type BatchState } from '@ironsouq/contract/platform/batch/batch.lifecycle'
import { and, eq, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { personValues } from '#kernel/data/person.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, forbidden, notFound, Refusal } from '#kernel/errors.ts'
import { limitedNetwork } from '#kernel/http/address.ts'
import type { Actor, RequestOrigin } from '#kernel/http/serve.ts'
import type { AnyBatchAction } from '#kernel/work/batch-actions.ts'
import { emitAll } from '#kernel/work/events.ts'
import { batchTurn } from './batch.events.ts'
import { batchOf, presentBatch, type BatchActions, type StoredBatch } from './batch.queries.ts'
import { batch, batchRow } from './batch.tables.ts'

export interface Caller {
  actor: Actor
  from: RequestOrigin
}

/** How the lifecycle of batches names the person. */
export const roleOf = ({ audience }: Actor) => (audience === 'merchant' ? 'merchant' : 'staff')

/** The action, if the caller may do it to a single row. */
export function permittedAction(actions: BatchActions, name: string, actor: Actor): AnyBatchAction {
  const action = actions.get(name)
  if (action?.audience !== actor.audience) throw notFound()
  if (!actor.permissions.has(action.permission)) throw forbidden()
  return action
}

/**
 * Refuses what the caller may not do to each of the rows: permissions may have been taken away since they
 * were given. An undo does what its batch did.
 */
async function refuseUnpermitted(
  ctx: TxCtx,
  actions: BatchActions,
  actor: Actor,
  { id, undoOf, ...of }: Pick<StoredBatch, 'id' | 'undoOf' | 'action' | 'params'>,
): Promise<AnyBatchAction> {
  const action = permittedAction(actions, of.action, actor)
  const { needs } = action
  if (!needs) return action
  const rows = action.isPerRow
    ? await ctx.db
        .selectDistinct({ params: batchRow.params })
        .from(batchRow)
        .where(eq(batchRow.batchId, undoOf ?? id))
    : [of]
  for (const { params } of rows)
    if (!needs(params as never).every((permission) => actor.permissions.has(permission)))
      throw forbidden()
  return action
}

export const wrong = (field: string) =>
  new FieldFaults([{ field, key: 'error.fieldWrongFormat', values: {} }])

/** A person of a seller names only rows that they can see. */
export async function refuseUnseen(ctx: Ctx, action: AnyBatchAction, ids: readonly string[]) {
  if (action.audience === 'staff') return
  const seen = await action.namesOf?.(ctx, ids)
  if (!ids.every((id) => seen?.has(id))) throw notFound()
}

async function idsOf(ctx: Ctx, action: AnyBatchAction, target: BatchTarget) {
  if ('ids' in target) {
    const ids = [...new Set(target.ids)]
    await refuseUnseen(ctx, action, ids)
    return ids
  }
  if (!action.idsOf) throw wrong('target')
  return action.idsOf(ctx, target.filters, BATCH_ROWS_MAX + 1)
}

/** The version of each row that the caller read, by its id. */
function versionsOf(target: BatchTarget): ReadonlyMap<string, number> {
  if (!('ids' in target) || target.versions === undefined) return new Map()
  if (target.versions.length !== target.ids.length) throw wrong('target')
  return new Map(target.versions.map((version, n) => [target.ids[n] ?? '', version]))
}

interface Started {
  action: string
  params: unknown
  permission: string
  undoOf?: string
  /** Default: running. */
  state?: BatchState
}

/**
 * Refuses a batch while another one of the seller runs: many small ones would have more turns than those of others.
 * The lock lets two that are started at once wait for each other. Staff have as many as they need.
 */
export async function refuseSecond(ctx: TxCtx, sellerId: string | null): Promise<void> {
  if (sellerId === null) return
  const name = `batch of ${sellerId}`
  await ctx.db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
  const isRunning = and(eq(batch.sellerId, sellerId), eq(batch.state, 'running'))
  if ((await ctx.db.$count(batch, isRunning)) > 0) throw new Refusal('error.batchRuns')
}

/** The rows follow in the same transaction, unless it gathers them. */
export async function insertBatch(
  ctx: TxCtx,
  { actor, from }: Caller,
  total: number,
  { permission, ...what }: Started,
) {
  const acting = {
    actorAudience: actor.audience,
    actorId: actor.id,
    sessionId: actor.sessionId,
    permission,
    endpoint: `batch ${what.action}`,
    address: limitedNetwork(from.address),
  }
  await refuseSecond(ctx, actor.sellerId)
  const values = { ...what, ...personValues(actor), acting, total, createdAt: ctx.now() }
  const row = one(await ctx.db.insert(batch).values(values).returning())
  const undoes = what.undoOf === undefined ? {} : { undoOf: what.undoOf }
  ctx.audit('batch', row.id, null, { action: what.action, params: what.params, total, ...undoes })
  if (row.state === 'running') await emitAll(ctx, [batchTurn(row)])
  return row
}

interface Asked {
  action: string
  target: BatchTarget
  expected: number
  params: unknown
}

/** The rows are fixed now: what the list finds later is no part of it. */
export async function startBatch(
  ctx: Ctx,
  actions: BatchActions,
  caller: Caller,
  { action: name, target, expected, params: given }: Asked,
): Promise<Batch> {
  const action = permittedAction(actions, name, caller.actor)
  const read = action.params.safeParse(given)
  if (!read.success || action.isPerRow) throw wrong('params')
  const needed = action.needs?.(read.data) ?? []
  if (!needed.every((permission) => caller.actor.permissions.has(permission))) throw forbidden()
  const versions = versionsOf(target)
  return atomic(ctx, async (ctx) => {
    const ids = await idsOf(ctx, action, target)
    if (ids.length !== expected) {
      const count = Math.min(ids.length, BATCH_ROWS_MAX)
      throw new Refusal('error.batchCountChanged', { count, expected })
    }
    const { permission } = action
    const what = { action: name, params: read.data as unknown, permission }
    const row = await insertBatch(ctx, caller, ids.length, what)
    const own = ids.map((id) => {
      const version = versions.get(id)
      return version === undefined ? null : JSON.stringify({ ...(read.data as object), version })
    })
    await ctx.db.execute(sql`
      insert into batch_row (batch_id, position, row_id, params, created_at)
      select ${row.id}, position, id, params, ${ctx.now().toISOString()}::timestamptz
      from unnest(${sql.param(ids)}::text[], ${sql.param(own)}::jsonb[])
        with ordinality as given (id, params, position)`)
    return presentBatch({ ...row, isUndone: false }, actions)
  })
}

/** The rows that were changed, the last first; each is refused if it has changed since. */
export function undoBatch(
  ctx: Ctx,
  actions: BatchActions,
  caller: Caller,
  batchId: string,
): Promise<Batch> {
  return atomic(ctx, async (ctx) => {
    const done = await batchOf(ctx, batchId, caller.actor)
    const { permission } = await refuseUnpermitted(ctx, actions, caller.actor, done)
    if (!presentBatch(done, actions).canUndo) throw new Refusal('error.stateChanged')
    const what = { action: done.action, params: done.params, permission, undoOf: batchId }
    const row = await insertBatch(ctx, caller, done.done, what).catch((err: unknown) => {
      throw violatedConstraint(err) === 'batch_undone_once'
        ? new Refusal('error.stateChanged')
        : err
    })
    await ctx.db.execute(sql`
      insert into batch_row (batch_id, position, row_id, change, created_at)
      select ${row.id}, row_number() over (order by position desc), row_id, change,
        ${ctx.now().toISOString()}::timestamptz
      from batch_row where batch_id = ${batchId} and outcome = 'done'`)
    return presentBatch({ ...row, isUndone: false }, actions)
  })
}

export function moveBatch(
  ctx: Ctx,
  actions: BatchActions,
  actor: Actor,
  { id, action }: { id: string; action: 'pause' | 'resume' | 'cancel' },
): Promise<Batch> {
  return atomic(ctx, async (ctx) => {
    const { isUndone, ...of } = await batchOf(ctx, id, actor)
    if (action === 'resume') {
      await refuseUnpermitted(ctx, actions, actor, of)
      await refuseSecond(ctx, of.sellerId)
    }
    const move = { id, action, by: roleOf(actor), actorId: actor.id } as const
    const row = await transition(ctx, batch, batchLifecycle, move, {
      ...(action === 'cancel' && { set: { finishedAt: ctx.now() } }),
      ...(action === 'resume' && { emit: [batchTurn(of)] }),
    })
    return presentBatch({ ...row, isUndone }, actions)
  })
}
