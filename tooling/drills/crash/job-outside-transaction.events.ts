import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { TxCtx } from '../../../apps/server/src/kernel/ctx.ts'
import { one } from '../../../apps/server/src/kernel/data/db.ts'
import type { EventKind } from '../../../apps/server/src/kernel/work/events.ts'

export {
  consumer,
  declaredEvents,
  emitAll,
  event,
  occurrence,
  recordedInside,
  recorder,
} from '../../../apps/server/src/kernel/work/events.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 4 })
pool.on('error', () => {}) // the drill restarts PostgreSQL

const DELAY_MS = 50

/**
 * A common mistake: the event is inserted in the transaction of the command, but its jobs are queued
 * later over another connection. The crash drill must detect the jobs that are lost in between.
 */
export async function emit<Payload extends object>(
  ctx: TxCtx,
  { name }: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  const { rows } = await ctx.db.execute<{ seq: string }>(sql`
    insert into event (name, payload, request_id, created_at)
    values (${name}, ${JSON.stringify(payload)}::jsonb, ${ctx.requestId}, now()) returning seq`)
  const job = JSON.stringify({ ...payload, eventId: one(rows).seq, requestId: ctx.requestId })
  const enqueue = () => {
    for (const task of ctx.consumersOf(name))
      void pool.query('select graphile_worker.add_job($1, $2::json)', [task, job]).catch(() => {})
  }
  setTimeout(enqueue, DELAY_MS)
}
