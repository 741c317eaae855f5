import { SETTLE_MS } from '@ironsouq/contract/pages'

/** How long an answer may be used before it is asked for again. */
const FRESH_MS = 5000
/** Who needs a page does not wait longer for what it can do without. */
const PATIENCE_MS = 1000

export interface KnownValue<T> {
  /** What is to be used without asking again; also what nobody answered to just now. */
  fresh: () => T | undefined
  /** What is known, however old: it is asked for again behind the reader's back. */
  known: (ask: () => Promise<T>) => T | undefined
  /** What is true now; while nobody answers, what was true last, or the built-in value. */
  get: (ask: () => Promise<T>) => Promise<T>
  /** It has changed: nobody is given the old value if the new one can be had. */
  drop: () => void
}

interface Flight {
  /** Resolves when it has landed, or when it has taken too long to be waited for. */
  awaited: Promise<unknown>
}

/** A value that another process owns: asked for by one at a time, and never missing. */
export function knownValue<T>(builtIn: T, now: () => number): KnownValue<T> {
  let last: { value: T } | undefined
  let dropped = false
  let droppedAt = -Infinity
  let freshUntil = -Infinity
  let flight: Flight | undefined

  function refresh(ask: () => Promise<T>): Flight {
    if (flight) return flight
    const begun: Flight = { awaited: Promise.resolve() }
    const landed = ask()
      .then((value) => {
        if (flight !== begun) return // it was dropped meanwhile
        last = { value }
        dropped = false
      })
      // The client has logged why; the next try is as far away as after an answer.
      .catch(() => {})
      .finally(() => {
        if (flight !== begun) return
        flight = undefined
        // Right after a change the API itself may still tell the old value.
        freshUntil = now() + (now() - droppedAt < SETTLE_MS ? 0 : FRESH_MS)
      })
    begun.awaited = Promise.race([landed, patience()])
    flight = begun
    return begun
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
    drop() {
      dropped = true
      droppedAt = now()
      freshUntil = -Infinity
      flight = undefined
    },
  }
}

const patience = () => new Promise<void>((resolve) => setTimeout(resolve, PATIENCE_MS).unref())
