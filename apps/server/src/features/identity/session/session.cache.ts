import { LRUCache } from 'lru-cache'
import type { OnMessage, ChannelSubscription } from '#kernel/data/pg-notifications.ts'
import type { Identified, Identify } from '#kernel/http/serve.ts'
import { isDoubted } from './session.ended.ts'
import { recognise } from './session.identify.service.ts'
import { hashOf, TOKEN } from './session.token.rules.ts'

/** Not longer than a renewed token stays valid: the cache does not see renewals. */
const CACHED_MS = 60_000
const MOST = 20_000

interface Entry {
  actor: Identified
  since: number
  until: number
}

export interface SessionCache {
  identify: Identify
  close: () => Promise<void>
}

interface SessionCacheOptions {
  listen: (onMessage: OnMessage) => ChannelSubscription
  /** Called with where each answer came from. */
  count?: (from: 'memory' | 'database') => void
}

/**
 * Sessions that were looked up recently, so that most calls need no query. It answers only while it
 * certainly receives notifications: every ended session is published on a channel, and a channel
 * that was not proven alive within the last second counts as silent. So every process refuses an
 * ended session within a second.
 */
export function createSessionCache({
  listen,
  count = () => {},
}: SessionCacheOptions): SessionCache {
  const keysOf = new Map<string, Set<string>>()
  const cache = new LRUCache<string, Entry>({
    max: MOST,
    dispose({ actor: { id } }, key) {
      const keys = keysOf.get(id)
      keys?.delete(key)
      if (keys?.size === 0) keysOf.delete(id)
    },
  })
  let received = 0

  function add(key: string, entry: Entry): void {
    cache.delete(key)
    cache.set(key, entry)
    const keys = keysOf.get(entry.actor.id) ?? new Set()
    keysOf.set(entry.actor.id, keys.add(key))
  }

  const subscription = listen((subjectId) => {
    received++
    if (subjectId === null) cache.clear()
    else for (const key of keysOf.get(subjectId) ?? []) cache.delete(key)
  })

  return {
    async identify(ctx, token, from) {
      if (!TOKEN.test(token)) return null
      const tokenHash = hashOf(token)
      const key = tokenHash.toString('latin1')
      const wasAlive = subscription.isAlive()
      const known = cache.get(key)
      const now = ctx.now().getTime()
      // A clock that was set back must not keep a session for longer.
      const isFresh = known && now >= known.since && now < known.until
      if (isFresh && wasAlive && !isDoubted(known.actor.id)) {
        count('memory')
        return known.actor
      }
      count('database')
      const before = received
      const found = await recognise(ctx, tokenHash, from)
      if (!found) {
        cache.delete(key)
        return null
      }
      const { actor, cacheUntil } = found
      // A message that arrived meanwhile may have been about this session.
      if (cacheUntil && wasAlive && received === before && !isDoubted(actor.id))
        add(key, { actor, since: now, until: Math.min(now + CACHED_MS, cacheUntil.getTime()) })
      return actor
    },
    close: subscription.close,
  }
}
