import { LRUCache } from 'lru-cache'
import type { Ctx } from '#kernel/ctx.ts'

interface Entry<T> {
  since: number
  settled: boolean
  answer: Promise<T>
}

/**
 * A TTL cache with single flight, per process, database and arguments: concurrent callers share one
 * read, and a read that failed is not cached. Time is `ctx.now()`, so a test can turn the clock. Of
 * more than `most` entries the oldest is dropped.
 */
export function cached<Args extends readonly string[], T>(
  { seconds, most = 500 }: { seconds: number; most?: number },
  read: (ctx: Ctx, ...args: Args) => Promise<T>,
): (ctx: Ctx, ...args: Args) => Promise<T> {
  const caches = new WeakMap<object, LRUCache<string, Entry<T>>>()
  return (ctx, ...args) => {
    const cache = caches.get(ctx.db) ?? new LRUCache<string, Entry<T>>({ max: most })
    caches.set(ctx.db, cache)
    const key = JSON.stringify(args)
    const now = ctx.now().getTime()
    const known = cache.peek(key)
    // A clock that was set back must not keep an answer for longer.
    if (known && (!known.settled || Math.abs(now - known.since) < seconds * 1000))
      return known.answer
    const entry: Entry<T> = { since: now, settled: false, answer: read(ctx, ...args) }
    cache.set(key, entry)
    entry.answer.then(
      () => (entry.settled = true),
      () => cache.peek(key) === entry && cache.delete(key),
    )
    return entry.answer
  }
}
