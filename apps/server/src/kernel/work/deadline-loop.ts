import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { stopwatch } from '#kernel/clock.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import type { Metrics } from '#kernel/ops/metrics.ts'
import { traced } from '#kernel/ops/tracing.ts'
import { isMoved, type Deadline, type DueRow } from './deadlines.ts'
import { holdLocks } from './named-locks.ts'

/** A row that is written while the loop sleeps is found so soon. */
const LOOK_MS = 1000
/** After a failure of the database. */
const RETRY_MS = 5000
/** Between two looks for rows: also if their times are off by less than JavaScript can say. */
const BREATH_MS = 5
const ROWS_AT_ONCE = 200
const PAUSE_MAX_SECONDS = 60
/** So many failed rows at the same time: it is not they that fail, and all rows wait for their pause. */
const PAUSED_MAX = 1000

/** The rows of one kind that failed. They pause for longer each time: 2 s, 4 s, … a minute. */
function pauses({ now }: Ctx) {
  const rows = new Map<string, { times: number; until: number }>()
  return {
    add(key: string): number {
      const times = (rows.get(key)?.times ?? 0) + 1
      const seconds = Math.min(2 ** times, PAUSE_MAX_SECONDS)
      rows.set(key, { times, until: now().getTime() + seconds * 1000 })
      return seconds
    },
    /** The rows that pause now. What has not failed for some time is forgotten. */
    keys(): string[] {
      const time = now().getTime()
      for (const [key, { until }] of rows)
        if (until + PAUSE_MAX_SECONDS * 1000 < time) rows.delete(key)
      return [...rows].filter(([, { until }]) => until > time).map(([key]) => key)
    },
  }
}

interface LoopOptions {
  ctx: Ctx
  deadline: Deadline
  /** Whether this process is the one that runs the deadline, and goes on. */
  isOurs: () => boolean
  metrics: Metrics | undefined
}

/** Looks for due rows of one kind, runs them, and returns how long to sleep, in milliseconds. */
function turnsOf({ ctx, deadline, isOurs, metrics }: LoopOptions): () => Promise<number> {
  const { name } = deadline
  const paused = pauses(ctx)
  /** What the last turn ran, with the times that were over: a row must not be due again by the same. */
  let ran = new Map<string, number>()

  /** Whether it succeeded. */
  async function runRow({ key, at, run }: DueRow): Promise<boolean> {
    const requestId = `deadline-${randomUUID()}`
    const log = ctx.log.child({ job: name, key, requestId })
    const seconds = stopwatch()
    try {
      if (ran.get(key) === at.getTime()) throw new Error('the row ran and is still due')
      const own = { ...ctx, log, requestId, acting: systemActing(`job ${name}`) }
      await traced(name, { kind: 'job', parent: undefined, requestId }, () => run(own))
      metrics?.job(name, 'done', seconds())
      return true
    } catch (err) {
      const pause = paused.add(key)
      if (isMoved(err)) return false
      metrics?.job(name, 'failed', seconds())
      log.error({ err, pause }, 'a deadline failed; it will be tried again')
      return false
    }
  }

  return async () => {
    if (!isOurs()) return LOOK_MS
    const except = paused.keys()
    if (except.length >= PAUSED_MAX) return LOOK_MS
    const next = await deadline.next(ctx, except)
    if (!next) return LOOK_MS
    const early = next.getTime() - ctx.now().getTime()
    if (early > 0) return Math.min(early, LOOK_MS)
    const now = new Map<string, number>()
    for (const row of await deadline.due(ctx, except, ROWS_AT_ONCE)) {
      if (!isOurs()) return LOOK_MS
      if (await runRow(row)) now.set(row.key, row.at.getTime())
    }
    ran = now
    return BREATH_MS
  }
}

export interface DeadlineOptions {
  ctx: Ctx
  /** Of the database, for a connection that holds the locks. */
  url: string
  deadlines: readonly Deadline[]
  metrics?: Metrics
}

/**
 * Runs rows when they are due, until stopped; the rows that are under way are finished first. Of several processes one
 * runs each kind (decision 123). The kinds do not wait for each other.
 */
export function startDeadlines({ ctx, url, deadlines, metrics }: DeadlineOptions) {
  const stop = new AbortController()
  const { signal } = stop
  const locks = holdLocks({ url, names: deadlines.map(({ name }) => name), log: ctx.log })

  async function follow(deadline: Deadline): Promise<void> {
    const isOurs = () => !signal.aborted && locks.isHeld(deadline.name)
    const turn = turnsOf({ ctx, deadline, isOurs, metrics })
    while (!signal.aborted) {
      const pause = await turn().catch((err: unknown) => {
        ctx.log.error({ err, job: deadline.name }, 'the due rows could not be read')
        return RETRY_MS
      })
      await sleep(Math.max(pause, 1), undefined, { signal }).catch(() => {})
    }
  }

  const running = Promise.all(deadlines.map(follow))
  return {
    async stop() {
      stop.abort()
      await running
      await locks.close()
    },
  }
}
