import { tooManyRequests } from './errors.ts'

/**
 * A door for work that is too dear to be done for everybody at once: so many are let in by this
 * process, and whoever comes while they are inside is sent away at once rather than kept waiting.
 */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  let inside = 0
  return async (work) => {
    if (inside >= most) throw tooManyRequests(1)
    inside++
    try {
      return await work()
    } finally {
      inside--
    }
  }
}
