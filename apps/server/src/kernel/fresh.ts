import type { Ctx } from './ctx.ts'

const FRESH_MS = 1000

interface Flight<T> {
  since: number
  landed: boolean
  answer: Promise<T>
}

/**
 * A read whose answer may be a second old: a burst of askers costs one. It is kept per process,
 * database, language and argument. While it is under way all askers wait for the same answer, and
 * a failure is told to those who waited and then forgotten. Arguments must come from a short list,
 * because nothing is ever taken off the shelf.
 */
export function fresh<Args extends readonly string[], T>(
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const shelves = new WeakMap<object, Map<string, Flight<T>>>()
  return (ctx, ...args) => {
    const shelf = shelves.get(ctx.db) ?? new Map<string, Flight<T>>()
    shelves.set(ctx.db, shelf)
    const key = JSON.stringify([ctx.locale, ...args])
    const now = ctx.now().getTime()
    const kept = shelf.get(key)
    // A clock that was set back must not keep an answer for longer.
    if (kept && (!kept.landed || Math.abs(now - kept.since) < FRESH_MS)) return kept.answer
    const flight: Flight<T> = { since: now, landed: false, answer: read(ctx, ...args) }
    shelf.set(key, flight)
    flight.answer.then(
      () => (flight.landed = true),
      () => shelf.delete(key),
    )
    return flight.answer
  }
}
