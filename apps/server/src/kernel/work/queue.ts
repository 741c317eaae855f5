import { EventEmitter } from 'node:events'
import { eq, lt, sql, type SQL } from 'drizzle-orm'
import {
  Logger,
  parseCronItems,
  run,
  type Job,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker'
import type pg from 'pg'
import { stopwatch } from '#kernel/clock.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { event, workerAlive } from '#kernel/data/kernel.tables.ts'
import type { Log } from '#kernel/ops/log.ts'
import type { Metrics } from '#kernel/ops/metrics.ts'
import { redact } from '#kernel/ops/redact.ts'
import { traced } from '#kernel/ops/tracing.ts'
import type { Registry } from '#kernel/registry.ts'
import type { EventMeta, Origin } from './events.ts'
import type { Job as ScheduledJob } from './jobs.ts'
import { poolOf, poolSizes } from './worker-pools.ts'

type JobCtx = Omit<Ctx, 'requestId'>

/** The queue stores a job's error as long as the job exists, so it must hold no personal data. */
const redactedError = (err: unknown) =>
  new Error(redact(err instanceof Error ? err.message : String(err)))

/** When the event of a job happened. A job queued before events carried their time has its row. */
async function timeOf({ db }: Ctx, { at, eventId }: Origin, job: Job): Promise<Date> {
  if (at !== undefined) return new Date(at)
  const [row] = await db
    .select({ at: event.createdAt })
    .from(event)
    .where(eq(event.seq, BigInt(eventId)))
  return row?.at ?? job.created_at
}

/** One task per consumer and per scheduled job, each with the request id of what caused it. */
export function tasksOf(ctx: JobCtx, { consumers, jobs }: Registry, metrics?: Metrics): TaskList {
  const task =
    (name: string, work: (ctx: Ctx, payload: never, job: Job) => Promise<void>): TaskList[string] =>
    async (payload, { job }) => {
      const { requestId = `job-${job.id}`, traceparent } = (payload ?? {}) as Partial<Origin>
      const log = ctx.log.child({ job: name, jobId: job.id, requestId })
      const seconds = stopwatch()
      try {
        const cause = { kind: 'job', parent: traceparent, requestId } as const
        const own = { ...ctx, log, requestId, acting: systemActing(`job ${name}`) }
        await traced(name, cause, () => work(own, payload as never, job))
        metrics?.job(name, 'done', seconds())
        log.debug({ seconds: seconds() }, 'job done')
      } catch (err) {
        metrics?.job(name, 'failed', seconds())
        log.error({ err, attempt: job.attempts }, 'job failed; it will be tried again')
        throw redactedError(err)
      }
    }
  const tasks: TaskList = {}
  for (const c of consumers)
    tasks[c.name] = task(c.name, async (own, payload: Origin, job) => {
      const meta: EventMeta = { eventId: payload.eventId, at: await timeOf(own, payload, job) }
      await c.handle(own, { ...payload, ...meta } as never)
    })
  for (const j of jobs) tasks[j.name] = task(j.name, (own) => j.run(own))
  return tasks
}

const HEARTBEAT_MS = 2000
const BACKFILL_MS = 3_600_000
const DEAD_AFTER_SECONDS = 10
/** So many workers in a row may end with a job before it is given up: it may be what ends them. */
const DEATHS_MAX = 3
/** After the second, jobs that ended together run apart, so that only the cause is there a third time. */
const APART_SECONDS = 20
const DEATH = 'the worker ended while it had this job, times in a row: '

/**
 * Notes with each job of these workers that it was lost with one, and gives up those that were lost too
 * often. An error of the job itself replaces the note, so the count begins again.
 */
const noteDeaths = (workers: SQL) => sql`
  update graphile_worker._private_jobs as job
  set last_error = ${DEATH} || times,
    attempts = case when times >= ${DEATHS_MAX} then max_attempts else attempts end,
    run_at = case when times > 1 then now() + random() * make_interval(secs => ${APART_SECONDS}) else run_at end
  from (select id, locked_by, 1 + coalesce(case when starts_with(last_error, ${DEATH})
      then substr(last_error, ${DEATH.length + 1})::int end, 0) as times
    from graphile_worker._private_jobs where locked_by in (${workers})) as lost
  where job.id = lost.id and job.locked_by = lost.locked_by
  returning job.locked_by as worker, job.id, lost.times`

/**
 * Records that this worker is alive and unlocks the jobs of workers that are not. The queue itself
 * would leave the jobs of a killed worker locked for four hours. A job of a worker that was only slow
 * may run twice, which every consumer must tolerate anyway.
 */
async function sendHeartbeat({ db, log }: JobCtx, poolIds: readonly string[]): Promise<void> {
  await db
    .insert(workerAlive)
    .values(poolIds.map((poolId) => ({ poolId, seenAt: sql`now()` })))
    .onConflictDoUpdate({ target: workerAlive.poolId, set: { seenAt: sql`now()` } })
  const silent = sql`now() - make_interval(secs => ${DEAD_AFTER_SECONDS})`
  await db.delete(workerAlive).where(lt(workerAlive.seenAt, silent))
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute<{ worker: string; id: string; times: number }>(
      noteDeaths(sql`select locked_by from graphile_worker._private_jobs
        where locked_at < ${silent} and locked_by not in (select pool_id from worker_alive)`),
    )
    if (rows.length === 0) return
    const workers = [...new Set(rows.map(({ worker }) => worker))]
    await tx.execute(
      sql`select graphile_worker.force_unlock_workers(${sql.param(workers)}::text[])`,
    )
    for (const { id, times } of rows)
      if (times >= DEATHS_MAX) log.error({ jobId: id, times }, 'job given up: workers end with it')
  })
}

/** One heartbeat for all pools of the process; each is known by its own id. */
function startHeartbeat(ctx: JobCtx) {
  const poolIds: string[] = []
  const send = () => {
    if (poolIds.length > 0)
      sendHeartbeat(ctx, poolIds).catch((err: unknown) =>
        ctx.log.warn({ err }, 'the heartbeat of the worker failed'),
      )
  }
  const timer = setInterval(send, HEARTBEAT_MS)
  return {
    add(poolId: string) {
      poolIds.push(poolId)
      send()
    },
    stop: () => clearInterval(timer),
  }
}

const LEVELS = { error: 'error', warning: 'warn', info: 'debug', debug: 'trace' } as const

const loggerFor = (log: Log): Logger =>
  new Logger(() => (level, message) => log[LEVELS[level]]({ queue: true }, redact(message)))

export interface QueueOptions {
  ctx: JobCtx
  pool: pg.Pool
  registry: Registry
  concurrency: number
  metrics?: Metrics
}

/** A scheduled job that was missed while no worker ran is run once afterwards. */
const cronItemsOf = (jobs: readonly ScheduledJob[]) =>
  parseCronItems(
    jobs.map(({ name, cron }) => ({
      task: name,
      match: cron,
      options: { backfillPeriod: BACKFILL_MS },
    })),
  )

/** Runs the queue until stopped, one pool of workers beside the other; running jobs are finished first. */
export async function startQueue({ ctx, pool, registry, concurrency, metrics }: QueueOptions) {
  const heartbeat = startHeartbeat(ctx)
  const sizes = poolSizes(concurrency)
  const tasks = tasksOf(ctx, registry, metrics)
  const tasksByPool = Map.groupBy([...registry.consumers, ...registry.jobs], poolOf)
  const runners = await Promise.all(
    [...tasksByPool].map(([workerPool, pooled]) => {
      const events: WorkerEvents = new EventEmitter()
      events.on('pool:create', ({ workerPool: { id } }) => heartbeat.add(id))
      const { concurrency, ahead } = sizes[workerPool]
      const names = new Set(pooled.map(({ name }) => name))
      return run({
        pgPool: pool,
        taskList: Object.fromEntries(Object.entries(tasks).filter(([name]) => names.has(name))),
        parsedCronItems: cronItemsOf(registry.jobs.filter(({ name }) => names.has(name))),
        concurrency,
        events,
        logger: loggerFor(ctx.log),
        noHandleSignals: true,
        ...(ahead > 0 && { preset: { worker: { localQueue: { size: ahead } } } }),
      })
    }),
  )
  return {
    /** Ends, with an error, only if the queue itself cannot continue. */
    running: Promise.race(runners.map(({ promise }) => promise)),
    async stop() {
      await Promise.all(runners.map((runner) => runner.stop()))
      heartbeat.stop()
    },
  }
}
