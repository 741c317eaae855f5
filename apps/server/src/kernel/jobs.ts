import type { Ctx } from './ctx.ts'

/**
 * A sweep: asks what is due and does what a person would have done. The deadline is a column, so a
 * late run does the same as a punctual one, and a run too many does nothing.
 */
export interface Job {
  name: string
  /** Five cron fields, in UTC. */
  cron: string
  run: (ctx: Ctx) => Promise<void>
}

export const job = (j: Job): Job => j
