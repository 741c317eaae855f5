import type { Lifecycle, LifecycleActor, Move } from '@ironsouq/contract/lifecycle'
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TxCtx } from '#kernel/ctx.ts'
import { isJob } from '#kernel/data/audit-entries.ts'
import { forbidden, notFound, Refusal } from '#kernel/errors.ts'
import { type Occurrence, recorder } from '#kernel/work/events.ts'

type Stateful = PgTable & { id: PgColumn; state: PgColumn }

interface Effects<T extends Stateful> {
  /** Further columns, set by the same UPDATE. */
  set?: { [K in Exclude<keyof T['$inferInsert'], 'id' | 'state'>]?: T['$inferInsert'][K] | SQL }
  /** Events of the same transaction. */
  emit?: readonly Occurrence[]
}

const given = sql.placeholder

/** Writes the log with the events of a move. */
const recordMove = recorder(
  'move_recorded',
  sql`logged as (
    insert into lifecycle_log
      (entity, entity_id, action, from_state, to_state, actor, actor_id, created_at)
    values (${given('entity')}, ${given('entityId')}, ${given('action')}, ${given('from')}, ${given('to')},
      ${given('actor')}, ${given('actorId')}, ${given('movedAt')}))`,
)

/** As whom a signed-in person moves what is theirs. */
export const personOf = ({ audience }: { audience: string }) =>
  audience === 'merchant' || audience === 'staff' ? audience : 'member'

/** The state that each old state leads to. */
function target(table: Stateful, moves: readonly Move<string, string>[]): SQL {
  const cases = moves.flatMap(({ from, to }) => from.map((state) => sql`when ${state} then ${to}`))
  return sql`case ${table.state} ${sql.join(cases, sql` `)} end`
}

/**
 * Moves one row along its lifecycle, or refuses. The UPDATE's WHERE on the old state is the lock: of
 * concurrent moves the second waits for the first, no longer finds the old state and is refused.
 * One UPDATE moves the state and sets further columns, one more statement writes the log, the
 * events and their jobs. Returns the row as it is now. What a job moves is in the log alone: the lock of the
 * audit chain would let the deadlines of many orders pass one after the other (decision 112).
 */
export async function transition<
  T extends Stateful,
  S extends string,
  A extends string,
  R extends LifecycleActor,
>(
  ctx: TxCtx,
  table: T,
  lifecycle: Lifecycle<S, A, R>,
  move: { id: string; action: A; by: NoInfer<R>; actorId?: string },
  { set, emit = [] }: Effects<T> = {},
): Promise<T['$inferSelect'] & { state: S }> {
  const { id, action, by, actorId = null } = move
  const moves = lifecycle.moves.filter((m) => m.action === action)
  const permitted = moves.filter((m) => m.by.includes(by))
  if (permitted.length === 0) throw forbidden()
  const from = permitted.flatMap((m) => m.from)
  const rows = await ctx.db
    .update(table as Stateful)
    .set({ ...set, state: target(table, permitted) })
    .where(and(eq(table.id, id), inArray(table.state, from)))
    .returning({ ...getTableColumns(table as Stateful), stateBefore: sql<S>`old.state` })
  const [updated] = rows as ((T['$inferSelect'] & { state: S }) & { stateBefore: S })[]
  if (!updated) throw await refusalOf(ctx, table, id, moves)
  const { stateBefore, ...row } = updated
  if (!isJob(ctx.acting))
    ctx.audit(lifecycle.name, id, { state: stateBefore }, { state: row.state })
  await recordMove(ctx, emit, {
    entity: lifecycle.name,
    entityId: id,
    action,
    from: stateBefore,
    to: row.state,
    actor: by,
    actorId,
    movedAt: ctx.now().toISOString(),
  })
  return row
}

async function refusalOf(
  ctx: TxCtx,
  table: Stateful,
  id: string,
  moves: readonly Move<string, string>[],
): Promise<Refusal> {
  const [row] = await ctx.db.select({ state: table.state }).from(table).where(eq(table.id, id))
  if (!row) return notFound()
  const isForOthers = moves.some((m) => m.from.includes(String(row.state)))
  return isForOthers ? forbidden() : new Refusal('error.stateChanged')
}
