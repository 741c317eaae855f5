import type { Ctx } from '#kernel/ctx.ts'

/**
 * A scheduled job: selects what is due by a column and processes it. A late run does the same as a
 * punctual one, and an extra run does nothing.
 */
export interface Job {
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  run: (ctx: Ctx) => Promise<void>
}

export const job = (j: Job): Job => j
