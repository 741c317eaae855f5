import { tooManyRequests } from '#kernel/errors.ts'

/**
 * Limits how many calls of expensive work this process runs at once. Further calls are refused at
 * once instead of queued.
 */
export function concurrencyLimit(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let running = 0
  return async (work) => {
    if (running >= most) throw tooManyRequests(1)
    running++
    try {
      return await work()
    } finally {
      running--
    }
  }
}
