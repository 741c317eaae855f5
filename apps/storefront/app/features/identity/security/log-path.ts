import { pathFor } from '#kit/list/page-query.ts'

/** Entries of the security log on one page. */
export const LOG_SIZE = 10

export const logPath = (log: number): string =>
  pathFor('/user-center/security', { log }, { log: 1 })
