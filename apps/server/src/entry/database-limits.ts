import type { DatabaseLimits } from '#kernel/data/db.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND

/** No visitor waits longer for an answer; a transaction has a few statements. */
const OF_REQUESTS: DatabaseLimits = {
  statement: 10 * SECOND,
  lock: 5 * SECOND,
  idleInTransaction: 15 * SECOND,
  held: 25 * SECOND,
}

/** Sweeps and recalculations take longer. The queue holds one connection for as long as it runs. */
const OF_JOBS: DatabaseLimits = {
  statement: 5 * MINUTE,
  lock: 15 * SECOND,
  idleInTransaction: MINUTE,
  held: 0,
}

/** Commands of an operator, who watches them: they must only not stop the other processes. */
const OF_COMMANDS: DatabaseLimits = {
  statement: 0,
  lock: 15 * SECOND,
  idleInTransaction: 10 * MINUTE,
  held: 0,
}

export const databaseLimitsOf = (process: string): DatabaseLimits =>
  process === 'http' || process === 'realtime' || process === 'mail-in'
    ? OF_REQUESTS
    : process === 'worker'
      ? OF_JOBS
      : OF_COMMANDS
