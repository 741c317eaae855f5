import type { Ctx } from '#kernel/ctx.ts'
import type { WorkerPool } from './worker-pools.ts'

/**
 * A scheduled job: selects what is due by a column and processes it. A late run does the same as a
 * punctual one, and an extra run does nothing.
 */
export interface Job {
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  /** Needed for calls outside PostgreSQL; see `worker-pools.ts`. */
  workerPool?: WorkerPool
  run: (ctx: Ctx) => Promise<void>
}

export const job = (j: Job): Job => j
