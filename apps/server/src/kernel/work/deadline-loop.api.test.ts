import { setTimeout as sleep } from 'node:timers/promises'
import { eq, isNull } from 'drizzle-orm'
import { pgTable, timestamp, uuid } from 'drizzle-orm/pg-core'
import pino from 'pino'
import { describe, expect, it, vi } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { createMetrics } from '#kernel/ops/metrics.ts'
import { startCtx } from '#test/harness.ts'
import { startDeadlines } from './deadline-loop.ts'
import { measureDeadlines } from './deadline-metrics.ts'
import { deadline } from './deadlines.ts'

const lot = pgTable('test_lot', {
  id: uuid().primaryKey().defaultRandom(),
  endsAt: timestamp({ withTimezone: true }),
  endedAt: timestamp({ withTimezone: true }),
})

type Lot = typeof lot.$inferSelect
type Run = (ctx: TxCtx, row: Lot) => Promise<unknown>

const endLots = (run: Run) =>
  deadline({
    name: 'test.end-lots',
    table: lot,
    at: 'endsAt',
    where: () => isNull(lot.endedAt),
    run,
  })

/** A table of its own, a clock that goes, and everything that was logged. */
async function start() {
  const logged: Record<string, unknown>[] = []
  const write = (line: string) => void logged.push(JSON.parse(line) as Record<string, unknown>)
  const log = pino({ level: 'warn' }, { write })
  const started = await startCtx({ log })
  await started.pool.query(`create table test_lot
    (id uuid primary key default gen_random_uuid(), ends_at timestamptz, ended_at timestamptz)`)
  const ctx: Ctx = { ...started.ctx, now: systemClock }
  const inMs = (ms: number) => new Date(ctx.now().getTime() + ms)
  return {
    ctx,
    logged,
    pool: started.pool,
    inMs,
    add: async (...endsAt: Date[]) => {
      const values = endsAt.map((endsAt) => ({ endsAt }))
      return (await ctx.db.insert(lot).values(values).returning()).map(({ id }) => id)
    },
    lots: () => ctx.db.select().from(lot).orderBy(lot.endsAt),
    worker: (run: Run) =>
      startDeadlines({ ctx, url: started.databaseUrl, deadlines: [endLots(run)] }),
    async [Symbol.asyncDispose]() {
      await started.pool.query('drop table test_lot')
      await started[Symbol.asyncDispose]()
    },
  }
}

const end = (ctx: TxCtx, { id }: Lot) =>
  ctx.db.update(lot).set({ endedAt: ctx.now() }).where(eq(lot.id, id))

const until = (holds: () => Promise<boolean> | boolean) =>
  vi.waitFor(async () => expect(await holds()).toBe(true), { timeout: 8000, interval: 25 })

describe('the loop of deadlines', () => {
  it('runs a row that is written while it sleeps within a second of its time', async () => {
    await using test = await start()
    const worker = test.worker(end)
    await sleep(1500)
    await test.add(test.inMs(2000), test.inMs(2300), test.inMs(3_600_000), test.inMs(-1))
    await until(async () => (await test.lots()).filter(({ endedAt }) => endedAt).length === 3)
    await worker.stop()
    const lateness = (await test.lots()).map(({ endsAt, endedAt }) =>
      endedAt && endsAt ? endedAt.getTime() - endsAt.getTime() : null,
    )
    expect(lateness.pop()).toBeNull()
    for (const late of lateness) expect(late).toBeGreaterThanOrEqual(0)
    for (const late of lateness) expect(late).toBeLessThan(1000)
  })

  it('runs each row once where two workers run, and goes on when one of them ends', async () => {
    await using test = await start()
    const ran: string[] = []
    const counted = async (ctx: TxCtx, row: Lot) => {
      ran.push(row.id)
      await sleep(5)
      await end(ctx, row)
    }
    const [one, other] = [test.worker(counted), test.worker(counted)]
    const first = await test.add(...Array.from({ length: 60 }, (_, n) => test.inMs(n * 10)))
    await until(() => ran.length >= 60)
    await one.stop()
    const second = await test.add(test.inMs(0))
    await until(() => ran.includes(second[0] ?? ''))
    await other.stop()
    expect(ran.toSorted()).toEqual([...first, ...second].toSorted())
  })

  it('goes on after the connection that holds the locks was lost', async () => {
    await using test = await start()
    const cut = test.worker(end)
    await test.add(test.inMs(0))
    await until(async () => (await test.lots())[0]?.endedAt !== null)
    await test.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'deadlines'`,
    )
    const other = test.worker(end)
    await test.add(test.inMs(0))
    await until(async () => (await test.lots()).every(({ endedAt }) => endedAt))
    await Promise.all([cut.stop(), other.stop()])
  })

  it('goes on after a row that fails, and tries that one again after a pause', async () => {
    await using test = await start()
    const [bad] = await test.add(test.inMs(-1000))
    await test.add(test.inMs(-500), test.inMs(1000))
    const tries: number[] = []
    const worker = test.worker(async (ctx, row) => {
      await end(ctx, row)
      if (row.id !== bad) return
      tries.push(ctx.now().getTime())
      if (tries.length < 3) throw new Error('not today')
    })
    await sleep(2500)
    // The failed one is rolled back, the others are not.
    expect((await test.lots()).map(({ endedAt }) => endedAt !== null)).toEqual([false, true, true])
    expect(tries.length).toBeLessThanOrEqual(2)
    await until(() => tries.length === 3)
    await until(async () => (await test.lots()).every(({ endedAt }) => endedAt))
    await worker.stop()
    const [a = 0, b = 0, c = 0] = tries
    expect(b - a).toBeGreaterThanOrEqual(2000)
    expect(c - b).toBeGreaterThanOrEqual(4000)
    expect(test.logged).toMatchObject([
      { job: 'test.end-lots', key: bad, pause: 2, err: { message: 'not today' } },
      { job: 'test.end-lots', key: bad, pause: 4 },
    ])
  }, 20_000)

  it('is measured by the oldest row that is due', async () => {
    await using test = await start()
    const metrics = createMetrics(test.pool)
    measureDeadlines(metrics, test.ctx, [endLots(end)])
    const lag = async () =>
      Number(/deadline="test.end-lots"} (\S+)/.exec(await metrics.register.metrics())?.[1])
    await test.add(test.inMs(60_000))
    expect(await lag()).toBe(0)
    await test.add(test.inMs(-60_000), test.inMs(-30_000))
    expect(await lag()).toBeGreaterThanOrEqual(60)
  })

  it('does not spin on a row that ran and is still due', async () => {
    await using test = await start()
    await test.add(test.inMs(-1000))
    let runs = 0
    const worker = test.worker(async () => void (runs += 1))
    await sleep(2500)
    await worker.stop()
    expect(runs).toBe(1)
    expect(test.logged).toMatchObject([{ err: { message: 'the row ran and is still due' } }])
  })

  it('finishes the row that it runs when it is stopped, and begins no other', async () => {
    await using test = await start()
    await test.add(test.inMs(-1000), test.inMs(-500))
    const began: string[] = []
    const worker = test.worker(async (ctx, row) => {
      began.push(row.id)
      await sleep(500)
      await end(ctx, row)
    })
    await until(() => began.length === 1)
    await worker.stop()
    expect((await test.lots()).map(({ endedAt }) => endedAt !== null)).toEqual([true, false])
    expect(test.logged).toEqual([])
  })
})
