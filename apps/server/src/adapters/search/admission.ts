/** The weight of the newest answer in the moving average. */
const NEWEST = 0.2

/**
 * Admission control: refuses a search that would be late, before it costs the engine anything.
 * The pace is the time per answer at the present concurrency, as a moving average; a search that
 * joins `n` others takes about `n + 1` times the pace.
 */
export function admission(patienceMs: number) {
  let inFlight = 0
  let paceMs = 0
  return {
    /** A search alone is always admitted: without answers the pace would never be corrected. */
    admits: () => inFlight === 0 || (inFlight + 1) * paceMs <= patienceMs,
    /** Returns what to call with the time that the search took. */
    enter() {
      inFlight++
      const together = inFlight
      return (tookMs: number) => {
        inFlight--
        const pace = tookMs / together
        paceMs = paceMs === 0 ? pace : paceMs * (1 - NEWEST) + pace * NEWEST
      }
    },
  }
}
