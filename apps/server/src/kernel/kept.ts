import type { Ctx } from './ctx.ts'

interface Flight<T> {
  since: number
  landed: boolean
  answer: Promise<T>
}

/**
 * A read whose answer may be some seconds old: a burst of askers costs one. It is kept per process,
 * database and arguments, and the oldest of `most` answers makes room for a new one. While it is
 * under way all askers wait for the same answer; a failure is told to those who waited and then
 * forgotten.
 */
export function kept<Args extends readonly string[], T>(
  { seconds, most = 500 }: { seconds: number; most?: number },
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const shelves = new WeakMap<object, Map<string, Flight<T>>>()
  return (ctx, ...args) => {
    const shelf = shelves.get(ctx.db) ?? new Map<string, Flight<T>>()
    shelves.set(ctx.db, shelf)
    const key = JSON.stringify(args)
    const now = ctx.now().getTime()
    const known = shelf.get(key)
    // A clock that was set back must not keep an answer for longer.
    if (known && (!known.landed || Math.abs(now - known.since) < seconds * 1000))
      return known.answer
    const flight: Flight<T> = { since: now, landed: false, answer: read(ctx, ...args) }
    shelf.delete(key)
    shelf.set(key, flight)
    const [oldest] = shelf.keys()
    if (shelf.size > most && oldest !== undefined) shelf.delete(oldest)
    flight.answer.then(
      () => (flight.landed = true),
      () => shelf.get(key) === flight && shelf.delete(key),
    )
    return flight.answer
  }
}
