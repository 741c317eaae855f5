import { expect, it, vi } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { consumer, emit, event } from './events.ts'
import { startQueue } from './queue.ts'

const WAITING = 20_000
const answered = event<{ n: number }>('test.answered')

/** How many entries of the queue were read so far, in its rows or in any of its indexes. */
async function entriesRead({ pool }: TestServer): Promise<number> {
  await pool.query('select pg_stat_force_next_flush()')
  const { rows } = await pool.query<{ n: number }>(
    `select (seq_tup_read + (select sum(idx_tup_read) from pg_stat_user_indexes i where i.relid = t.relid))::int as n
     from pg_stat_user_tables t where schemaname = 'graphile_worker' and relname = '_private_jobs'`,
  )
  return rows[0]?.n ?? Number.NaN
}

it('does the jobs of a pool without reading those that wait for another', async () => {
  const drawing = Promise.withResolvers<void>()
  const hanging = Promise.withResolvers<void>()
  const done: number[] = []
  const consumers = [
    consumer({
      name: 'test.draw-slowly',
      on: answered,
      workerPool: 'video',
      handle: () => {
        drawing.resolve()
        return hanging.promise
      },
    }),
    consumer({
      name: 'test.send-code',
      on: answered,
      workerPool: 'codes',
      handle: async (_ctx, { n }) => void done.push(n),
    }),
  ]
  const registry = {
    routes: [],
    consumers,
    jobs: [],
    personalData: [],
    indexes: [],
    channels: [],
    webhooks: [],
    deadlines: [],
  }
  await using server = await startServer({ registry })
  // Ten tasks wait: PostgreSQL then estimates that a job of any of them comes early in the order of time.
  await server.pool.query(
    `insert into graphile_worker._private_tasks (identifier)
     select 'test.waits-' || n from generate_series(1, 9) as n
     union values ('test.draw-slowly'), ('test.send-code')
     on conflict (identifier) do update set identifier = excluded.identifier`,
  )
  // Written to disk at once: else the vacuum cannot mark the pages and PostgreSQL estimates otherwise.
  await server.pool.query(
    `begin;
     set local synchronous_commit = on;
     insert into graphile_worker._private_jobs (task_id, payload, run_at)
     select id, json_build_object('eventId', '1', 'at', now(), 'text', repeat('a', 1000)), now() - interval '1 hour'
     from graphile_worker._private_tasks, generate_series(1, ${WAITING / 10})
     where identifier = 'test.draw-slowly' or identifier like 'test.waits-%'
     order by random();
     commit`,
  )
  await server.pool.query('vacuum analyze graphile_worker._private_jobs')
  await using stack = new AsyncDisposableStack()
  const queue = await startQueue({ ctx: server.ctx, pool: server.pool, registry, concurrency: 2 })
  stack.defer(async () => {
    hanging.resolve()
    await queue.stop()
  })
  await drawing.promise
  const before = await entriesRead(server)
  for (let n = 0; n < 20; n++) await atomic(server.ctx, (ctx) => emit(ctx, answered, { n }))
  await vi.waitFor(() => expect(done).toHaveLength(20), { timeout: 5000 })
  await new Promise((passed) => setTimeout(passed, 1100)) // statistics of idle connections are written once a second
  expect((await entriesRead(server)) - before).toBeLessThan(WAITING)
})
