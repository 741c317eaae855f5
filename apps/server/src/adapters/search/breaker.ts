/** How long the circuit breaker stays open: a page must not wait on every call. */
const REST_MS = 3000
/** Calls older than this say nothing about the present. */
const WINDOW_MS = 10_000
/** Fewer late calls may be chance. */
const LATE = 5
/** At most so many calls of one address count: alone it cannot open the breaker. */
const PER_ADDRESS = 2
/** A memory bound; older calls of a busy second are dropped. */
const MOST_CALLS = 500

interface Call {
  at: number
  address: string | undefined
  isLate: boolean
}

/**
 * Circuit breaker: opens when at least half of the calls of the last seconds were late, or at once when the engine is gone. A call without an address is our own and counts fully.
 */
export function breaker(now: () => Date) {
  let restUntil = 0
  let calls: Call[] = []

  function counted(): Call[] {
    const since = now().getTime() - WINDOW_MS
    calls = calls.filter(({ at }) => at > since).slice(-MOST_CALLS)
    const seen = new Map<string, number>()
    // The newest first: of one address its present state counts.
    return calls.toReversed().filter(({ address }) => {
      if (address === undefined) return true
      const before = seen.get(address) ?? 0
      seen.set(address, before + 1)
      return before < PER_ADDRESS
    })
  }

  const open = () => {
    restUntil = now().getTime() + REST_MS
    calls = []
  }

  return {
    isOpen: () => now().getTime() < restUntil,
    /** The engine does not answer at all. */
    open,
    note: (address: string | undefined, isLate: boolean): void => {
      calls.push({ at: now().getTime(), address, isLate })
      if (!isLate) return
      const considered = counted()
      const late = considered.filter((call) => call.isLate).length
      if (late >= LATE && late * 2 >= considered.length) open()
    },
  }
}
