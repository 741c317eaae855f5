import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { event as events } from '#kernel/data/kernel.tables.ts'
import type { Registry } from '#kernel/registry.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { consumer, emit, event } from './events.ts'
import { startQueue } from './queue.ts'

const happened = event<{ n: number }>('test.happened')

function registryOf(handle: (n: number, requestId: string) => Promise<void>): Registry {
  const note = (name: string) =>
    consumer({
      name,
      on: happened,
      handle: (ctx, { n }) => {
        ctx.log.info({ n }, 'handled')
        return handle(n, ctx.requestId)
      },
    })
  return {
    routes: [],
    consumers: [note('test.note-it'), note('test.note-it-too')],
    jobs: [],
    personalData: [],
    indexes: [],
    channels: [],
    webhooks: [],
    deadlines: [],
  }
}

const emitEvent = (server: TestServer, n: number, requestId = 'request-1') =>
  atomic({ ...server.ctx, requestId }, (ctx) => emit(ctx, happened, { n }))

const jobs = async (server: TestServer) =>
  (await server.pool.query<Record<string, unknown>>('select * from graphile_worker.jobs')).rows

/** The errors of the failed jobs; the queue stores them shortly after a job ends. */
const storedErrors = ({ pool }: TestServer) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ last_error: string | null }>(
      'select last_error from graphile_worker._private_jobs',
    )
    expect(rows.map((row) => row.last_error)).not.toContain(null)
    return rows.map((row) => row.last_error)
  }, 8000)

describe('an event', () => {
  it('reaches each of its consumers with the request id of its cause', async () => {
    const seen: string[] = []
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const registry = registryOf(async (n, requestId) => void seen.push(`${n} ${requestId}`))
    await using server = await startServer({ registry, log })
    await emitEvent(server, 7, 'request-of-seven')
    await server.work()
    expect(seen).toEqual(['7 request-of-seven', '7 request-of-seven'])
    const handled = lines.filter((line) => line.includes('"msg":"handled"'))
    expect(handled).toHaveLength(2)
    expect(handled.every((line) => line.includes('"requestId":"request-of-seven"'))).toBe(true)
  })

  it('carries the time at which it happened, and a late consumer gets that time', async () => {
    const seen: Date[] = []
    const note = consumer({
      name: 'test.note-time',
      on: happened,
      handle: async (_ctx, { at }) => void seen.push(at),
    })
    const registry = { ...registryOf(async () => {}), consumers: [note] }
    await using server = await startServer({ registry })
    const at = server.ctx.now()
    await emitEvent(server, 1)
    server.turnClock('2026-11-20T08:00:00Z')
    await server.work()
    expect(seen).toEqual([at])
  })

  it('has the time of its row when its job was queued without one', async () => {
    const seen: Date[] = []
    const note = consumer({
      name: 'test.note-time',
      on: happened,
      handle: async (_ctx, { at }) => void seen.push(at),
    })
    const registry = { ...registryOf(async () => {}), consumers: [note] }
    await using server = await startServer({ registry })
    await emitEvent(server, 1)
    await server.pool.query(
      "update graphile_worker._private_jobs set payload = (payload::jsonb - 'at')::json",
    )
    await server.work()
    await emitEvent(server, 2)
    await server.pool.query(
      "update graphile_worker._private_jobs set payload = (payload::jsonb - 'at')::json",
    )
    const queued = one(await jobs(server))
    await server.pool.query('delete from event')
    await server.work()
    expect(seen).toEqual([server.ctx.now(), queued['created_at']])
  })

  it('leaves neither row nor job when the command fails', async () => {
    await using server = await startServer({ registry: registryOf(async () => {}) })
    const failing = atomic(server.ctx, async (ctx) => {
      await emit(ctx, happened, { n: 1 })
      throw new Error('later')
    })
    await expect(failing).rejects.toThrow('later')
    expect(await server.ctx.db.$count(events)).toBe(0)
    expect(await jobs(server)).toEqual([])
  })

  it('waits while there is no worker, and none is lost', async () => {
    const seen: number[] = []
    await using server = await startServer({
      registry: registryOf(async (n) => void seen.push(n)),
    })
    for (const n of [1, 2, 3]) await emitEvent(server, n)
    expect(await jobs(server)).toHaveLength(6)
    await server.work()
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3])
    expect(await jobs(server)).toEqual([])
  })

  it('is retried for the consumer that failed, and only for that one', async () => {
    let failures = 0
    const seen: number[] = []
    const good = consumer({
      name: 'test.good',
      on: happened,
      handle: async (_ctx, { n }) => void seen.push(n),
    })
    const bad = consumer({
      name: 'test.bad',
      on: happened,
      handle: () => Promise.reject(new Error(`failure ${++failures}`)),
    })
    await using server = await startServer({
      registry: {
        routes: [],
        consumers: [good, bad],
        jobs: [],
        personalData: [],
        indexes: [],
        channels: [],
        webhooks: [],
        deadlines: [],
      },
    })
    await emitEvent(server, 1)
    await server.work()
    await storedErrors(server)
    await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await server.work()
    expect(seen).toEqual([1])
    expect(failures).toBe(2)
    expect(await jobs(server)).toMatchObject([{ task_identifier: 'test.bad', attempts: 2 }])
  })
})

describe('a job that fails', () => {
  it('is stored with its error, without personal data [ID-17]', async () => {
    const failing = registryOf(async (n) => {
      throw new Error(`550 <buyer${n}@yard.example> unknown\nparams: Buyer,buyer@yard.example`)
    })
    await using server = await startServer({ registry: failing })
    await emitEvent(server, 1)
    await server.work()
    const [error] = await storedErrors(server)
    expect(error).toContain('550 <[mail]> unknown')
    expect(error).not.toMatch(/buyer/i)
  })
})

describe('a worker that was killed', () => {
  it('leaves its jobs to a running one', async () => {
    const seen: number[] = []
    const registry = registryOf(async (n) => void seen.push(n))
    await using server = await startServer({ registry })
    await emitEvent(server, 5)
    await server.pool.query(`update graphile_worker._private_jobs
      set locked_by = 'killed-worker', locked_at = now() - interval '11 s', attempts = 1`)
    await using stack = new AsyncDisposableStack()
    const queue = await startQueue({
      ctx: server.ctx,
      pool: server.pool,
      registry,
      concurrency: 2,
    })
    stack.defer(() => queue.stop())
    await vi.waitFor(() => expect(seen).toEqual([5, 5]), { timeout: 8000 })
  })

  it('three times in a row with the same job gives that job up, unless an error of its own came between', async () => {
    await using server = await startServer({ registry: registryOf(async () => {}) })
    await emitEvent(server, 5)
    // The running worker has tasks of its own only: what it unlocks stays to be seen.
    const others = consumer({ name: 'test.elsewhere', on: happened, handle: async () => {} })
    await using stack = new AsyncDisposableStack()
    const queue = await startQueue({
      ctx: server.ctx,
      pool: server.pool,
      registry: { ...registryOf(async () => {}), consumers: [others] },
      concurrency: 1,
    })
    stack.defer(() => queue.stop())
    const die = async () => {
      await server.pool.query(`update graphile_worker._private_jobs
        set locked_by = 'killed-worker', locked_at = now() - interval '11 s', attempts = attempts + 1`)
      return vi.waitFor(
        async () => {
          const { rows } = await server.pool.query<{ isLocked: boolean; isGivenUp: boolean }>(
            `select locked_at is not null as "isLocked", attempts = max_attempts as "isGivenUp"
             from graphile_worker._private_jobs`,
          )
          expect(rows.map(({ isLocked }) => isLocked)).toEqual([false, false])
          return rows.map(({ isGivenUp }) => isGivenUp)
        },
        { timeout: 8000 },
      )
    }
    expect(await die()).toEqual([false, false])
    expect(await die()).toEqual([false, false])
    await server.pool.query(`update graphile_worker._private_jobs set last_error = 'its own'
      where id = (select min(id) from graphile_worker._private_jobs)`)
    expect((await die()).filter((isGivenUp) => isGivenUp)).toHaveLength(1)
  })
})
