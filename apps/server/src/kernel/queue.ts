import { EventEmitter } from 'node:events'
import { lt, sql } from 'drizzle-orm'
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker'
import type pg from 'pg'
import { stopwatch } from './clock.ts'
import type { Ctx } from './ctx.ts'
import type { Origin } from './events.ts'
import { workerAlive } from './kernel.tables.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import { withoutPersons } from './persons.ts'
import type { Registry } from './registry.ts'
import { traced } from './tracing.ts'

type JobCtx = Omit<Ctx, 'requestId'>

/** The queue keeps what a job failed with, for as long as the job is there. */
const keepable = (err: unknown) =>
  new Error(withoutPersons(err instanceof Error ? err.message : String(err)))

/** One task per consumer and per sweep, each with the request id of what caused it. */
export function tasksOf(ctx: JobCtx, { consumers, jobs }: Registry, metrics?: Metrics): TaskList {
  const task =
    (name: string, work: (ctx: Ctx, payload: never) => Promise<void>): TaskList[string] =>
    async (payload, { job }) => {
      const { requestId = `job-${job.id}`, traceparent } = (payload ?? {}) as Partial<Origin>
      const log = ctx.log.child({ job: name, jobId: job.id, requestId })
      const seconds = stopwatch()
      try {
        const cause = { kind: 'job', parent: traceparent, requestId } as const
        await traced(name, cause, () => work({ ...ctx, log, requestId }, payload as never))
        metrics?.job(name, 'done', seconds())
        log.debug({ seconds: seconds() }, 'job done')
      } catch (err) {
        metrics?.job(name, 'failed', seconds())
        log.error({ err, attempt: job.attempts }, 'job failed; it will be tried again')
        throw keepable(err)
      }
    }
  const tasks: TaskList = {}
  for (const c of consumers) tasks[c.name] = task(c.name, (own, told) => c.handle(own, told))
  for (const j of jobs) tasks[j.name] = task(j.name, (own) => j.run(own))
  return tasks
}

const BEAT_MS = 2000
const MADE_UP_FOR_MS = 3_600_000
const DEAD_AFTER_SECONDS = 10

/**
 * Says that this worker lives, and sets free what is held by none that does. The queue by itself
 * would keep the jobs of a killed worker locked for four hours. A worker that was only slow may
 * see a job done twice, which every consumer must bear anyway.
 */
async function beat({ db }: JobCtx, poolId: string): Promise<void> {
  await db
    .insert(workerAlive)
    .values({ poolId, seenAt: sql`now()` })
    .onConflictDoUpdate({ target: workerAlive.poolId, set: { seenAt: sql`now()` } })
  const silent = sql`now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`
  await db.delete(workerAlive).where(lt(workerAlive.seenAt, silent))
  await db.execute(sql`
    select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs
    where locked_at < ${silent} and locked_by not in (select pool_id from worker_alive)
    having count(*) > 0`)
}

function heart(ctx: JobCtx, poolId: string): () => void {
  const tell = () =>
    void beat(ctx, poolId).catch((err: unknown) =>
      ctx.log.warn({ err }, 'the worker could not say that it lives'),
    )
  tell()
  const timer = setInterval(tell, BEAT_MS)
  return () => clearInterval(timer)
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

const loggerFor = (log: Log): Logger =>
  new Logger(() => (level, message) => log[LEVELS[level]]({ queue: true }, withoutPersons(message)))

export interface QueueOptions {
  ctx: JobCtx
  pool: pg.Pool
  registry: Registry
  concurrency: number
  metrics?: Metrics
}

/** Runs the queue until stopped; a job under way is finished first. */
export async function startQueue({ ctx, pool, registry, concurrency, metrics }: QueueOptions) {
  const events: WorkerEvents = new EventEmitter()
  let stopHeart: (() => void) | undefined
  events.on('pool:create', ({ workerPool }) => (stopHeart = heart(ctx, workerPool.id)))
  const runner = await run({
    pgPool: pool,
    taskList: tasksOf(ctx, registry, metrics),
    // A sweep that was missed while no worker ran is made up for, once.
    parsedCronItems: parseCronItems(
      registry.jobs.map(({ name, cron }) => ({
        task: name,
        match: cron,
        options: { backfillPeriod: MADE_UP_FOR_MS },
      })),
    ),
    concurrency,
    events,
    logger: loggerFor(ctx.log),
    noHandleSignals: true,
    preset: { worker: { localQueue: { size: concurrency * 4 } } },
  })
  return {
    /** Ends, with an error, only if the queue itself cannot go on. */
    running: runner.promise,
    async stop() {
      await runner.stop()
      stopHeart?.()
    },
  }
}
