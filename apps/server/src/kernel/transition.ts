import type { Lifecycle } from '@ironsouq/contract/lifecycle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { TxCtx } from './ctx.ts'
import { forbidden, notFound, Refusal } from './errors.ts'
import { lifecycleLog } from './kernel.tables.ts'

type Living = PgTable & { id: PgColumn; state: PgColumn }

/**
 * Moves one row along its life, or refuses. The WHERE on the old state is the lock: of two
 * concurrent moves the second waits for the first, finds the state gone and is told so. The row is
 * locked while its old state is read, so the log never says more than was true.
 */
export async function transition<S extends string, A extends string, R extends string>(
  ctx: TxCtx,
  table: Living,
  life: Lifecycle<S, A, R>,
  move: { id: string; action: A; by: R; actorId?: string },
): Promise<S> {
  const row = life.moves.find((m) => m.action === move.action)
  if (!row?.by.includes(move.by)) throw forbidden()
  const [before] = await ctx.db
    .select({ state: table.state })
    .from(table)
    .where(and(eq(table.id, move.id), inArray(table.state, [...row.from])))
    .for('update')
  if (!before) {
    const exists = await ctx.db.$count(table, eq(table.id, move.id))
    throw exists ? new Refusal('error.stateChanged') : notFound()
  }
  await ctx.db
    .update(table)
    .set({ state: sql`${row.to}` })
    .where(eq(table.id, move.id))
  await ctx.db.insert(lifecycleLog).values({
    entity: life.name,
    entityId: move.id,
    action: move.action,
    fromState: String(before.state),
    toState: row.to,
    actor: move.by,
    actorId: move.actorId ?? null,
    createdAt: ctx.now(),
  })
  return row.to
}
