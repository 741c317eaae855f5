import { sql } from 'drizzle-orm'
import pg from 'pg'
import type { TxCtx } from '../../apps/server/src/kernel/ctx.ts'
import { one } from '../../apps/server/src/kernel/db.ts'
import type { EventKind } from '../../apps/server/src/kernel/events.ts'

export { consumer, event } from '../../apps/server/src/kernel/events.ts'

const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'] ?? '', max: 4 })
pool.on('error', () => {}) // the drill restarts the server on purpose

const A_MOMENT_MS = 20

/**
 * What many would write: the event is a row of the command's transaction, but its jobs are queued
 * a moment later over another connection. The crash drill must find what is lost between the two.
 */
export async function emit<Payload extends object>(
  ctx: TxCtx,
  { name }: EventKind<Payload>,
  payload: Payload,
): Promise<void> {
  const { rows } = await ctx.db.execute<{ seq: string }>(sql`
    insert into event (name, payload, request_id, created_at)
    values (${name}, ${JSON.stringify(payload)}::jsonb, ${ctx.requestId}, now()) returning seq`)
  const told = JSON.stringify({ ...payload, eventId: one(rows).seq, requestId: ctx.requestId })
  const enqueue = () => {
    for (const task of ctx.consumersOf(name))
      void pool.query('select graphile_worker.add_job($1, $2::json)', [task, told]).catch(() => {})
  }
  setTimeout(enqueue, A_MOMENT_MS)
}
