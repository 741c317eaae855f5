import { SETTLE_MS } from '@ironsouq/contract/page-cache'

/** The TTL of a value. */
const FRESH_MS = 5000
/** The longest time a page waits for the API. */
const PATIENCE_MS = 1000

export interface CachedValue<T> {
  /** The value, if it needs no refresh; also after a request that just failed. */
  fresh: () => T | undefined
  /** The last value, however old; a stale one is refreshed in the background. */
  known: (ask: () => Promise<T>) => T | undefined
  /** The current value; while the API does not answer, the last one or the built-in one. */
  get: (ask: () => Promise<T>) => Promise<T>
  /** Whether the API has answered once; until then the value is the built-in one. */
  isLoaded: () => boolean
  /** The value has changed: the old one is not given while the new one can be loaded. */
  drop: () => void
}

interface Flight {
  /** Resolves when the request has finished or timed out. */
  awaited: Promise<unknown>
}

/** A cached value of the API, with single flight and a built-in fallback. */
export function cachedValue<T>(builtIn: T, now: () => number): CachedValue<T> {
  let last: { value: T } | undefined
  let dropped = false
  let droppedAt = -Infinity
  let freshUntil = -Infinity
  let flight: Flight | undefined

  function refresh(ask: () => Promise<T>): Flight {
    if (flight) return flight
    const started: Flight = { awaited: Promise.resolve() }
    const loaded = ask()
      .then((value) => {
        if (flight !== started) return // dropped during the request
        last = { value }
        dropped = false
      })
      // The client has logged the error; the next try is after the same TTL.
      .catch(() => {})
      .finally(() => {
        if (flight !== started) return
        flight = undefined
        // Right after a change the API may still return the old value.
        freshUntil = now() + (now() - droppedAt < SETTLE_MS ? 0 : FRESH_MS)
      })
    started.awaited = Promise.race([loaded, patience()])
    flight = started
    return started
  }

  return {
    fresh: () => (now() < freshUntil ? (last ? last.value : builtIn) : undefined),
    known(ask) {
      if (!last || dropped) return undefined
      if (now() >= freshUntil) refresh(ask)
      return last.value
    },
    async get(ask) {
      if (now() >= freshUntil) await refresh(ask).awaited
      return last ? last.value : builtIn
    },
    isLoaded: () => last !== undefined,
    drop() {
      dropped = true
      droppedAt = now()
      freshUntil = -Infinity
      flight = undefined
    },
  }
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
