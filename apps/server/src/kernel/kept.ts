import type { Ctx } from './ctx.ts'

interface Kept<T> {
  since: number
  answer: Promise<T>
}

/**
 * A read whose answer may be older than a second: for figures that move slowly. It is kept per
 * process and database; the oldest of `most` answers makes room for a new one. A failure is told to
 * those who waited and then forgotten.
 */
export function kept<Args extends readonly string[], T>(
  { seconds, most = 500 }: { seconds: number; most?: number },
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const shelves = new WeakMap<object, Map<string, Kept<T>>>()
  return (ctx, ...args) => {
    const shelf = shelves.get(ctx.db) ?? new Map<string, Kept<T>>()
    shelves.set(ctx.db, shelf)
    const key = JSON.stringify(args)
    const now = ctx.now().getTime()
    const known = shelf.get(key)
    if (known && Math.abs(now - known.since) < seconds * 1000) return known.answer
    const answer = read(ctx, ...args)
    shelf.delete(key)
    shelf.set(key, { since: now, answer })
    const [oldest] = shelf.keys()
    if (shelf.size > most && oldest !== undefined) shelf.delete(oldest)
    answer.catch(() => shelf.get(key)?.answer === answer && shelf.delete(key))
    return answer
  }
}
