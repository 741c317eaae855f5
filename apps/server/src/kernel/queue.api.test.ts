import { pino } from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { startServer, type TestServer } from '#test/harness.ts'
import { atomic } from './ctx.ts'
import { consumer, emit, event } from './events.ts'
import { event as events } from './kernel.tables.ts'
import { startQueue } from './queue.ts'
import type { Registry } from './registry.ts'

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
    personal: [],
  }
}

const tell = (server: TestServer, n: number, requestId = 'request-1') =>
  atomic({ ...server.ctx, requestId }, (ctx) => emit(ctx, happened, { n }))

const jobs = async (server: TestServer) =>
  (await server.pool.query<Record<string, unknown>>('select * from graphile_worker.jobs')).rows

/** The queue writes down that a job failed a moment after it is done with it. */
const failuresKept = ({ pool }: TestServer) =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ last_error: string | null }>(
      'select last_error from graphile_worker._private_jobs',
    )
    expect(rows.map((row) => row.last_error)).not.toContain(null)
    return rows.map((row) => row.last_error)
  })

describe('an event', () => {
  it('reaches each of its consumers with the request id of its cause', async () => {
    const seen: string[] = []
    const lines: string[] = []
    const log = pino({}, { write: (line: string) => void lines.push(line) })
    const registry = registryOf(async (n, requestId) => void seen.push(`${n} ${requestId}`))
    await using server = await startServer({ registry, log })
    await tell(server, 7, 'request-of-seven')
    await server.work()
    expect(seen).toEqual(['7 request-of-seven', '7 request-of-seven'])
    const handled = lines.filter((line) => line.includes('"msg":"handled"'))
    expect(handled).toHaveLength(2)
    expect(handled.every((line) => line.includes('"requestId":"request-of-seven"'))).toBe(true)
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

  it('waits while there is no worker, and is lost to none', async () => {
    const seen: number[] = []
    await using server = await startServer({
      registry: registryOf(async (n) => void seen.push(n)),
    })
    for (const n of [1, 2, 3]) await tell(server, n)
    expect(await jobs(server)).toHaveLength(6)
    await server.work()
    expect(seen.toSorted((a, b) => a - b)).toEqual([1, 1, 2, 2, 3, 3])
    expect(await jobs(server)).toEqual([])
  })

  it('is told again to the consumer that failed, and only to that one', async () => {
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
      registry: { routes: [], consumers: [good, bad], jobs: [], personal: [] },
    })
    await tell(server, 1)
    await server.work()
    await failuresKept(server)
    await server.pool.query('update graphile_worker._private_jobs set run_at = now()')
    await server.work()
    expect(seen).toEqual([1])
    expect(failures).toBe(2)
    expect(await jobs(server)).toMatchObject([{ task_identifier: 'test.bad', attempts: 2 }])
  })
})

describe('a job that fails', () => {
  it('is kept with what went wrong, and without the person whom it was about [ID-17]', async () => {
    const failing = registryOf(async (n) => {
      throw new Error(`550 <buyer${n}@yard.example> unknown\nparams: Buyer,buyer@yard.example`)
    })
    await using server = await startServer({ registry: failing })
    await tell(server, 1)
    await server.work()
    const [kept] = await failuresKept(server)
    expect(kept).toContain('550 <[mail]> unknown')
    expect(kept).not.toMatch(/buyer/i)
  })
})

describe('a worker that was killed', () => {
  it('loses its jobs to one that lives', async () => {
    const seen: number[] = []
    const registry = registryOf(async (n) => void seen.push(n))
    await using server = await startServer({ registry })
    await tell(server, 5)
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
})
