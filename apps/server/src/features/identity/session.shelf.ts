import type { Hear, Listening } from '#kernel/listening.ts'
import type { Identified, Identify } from '#kernel/serve.ts'
import { isDoubted } from './session.ended.ts'
import { recognise } from './session.recognise.service.ts'
import { hashOf, TOKEN } from './session.token.rules.ts'

/** Not longer than an exchanged token stays good: the shelf knows nothing of exchanges. */
const KEPT_MS = 60_000
const MOST = 20_000

interface Kept {
  actor: Identified
  since: number
  until: number
}

export interface SessionShelf {
  identify: Identify
  close: () => Promise<void>
}

interface ShelfOptions {
  listen: (hear: Hear) => Listening
  /** Told where each answer came from. */
  count?: (from: 'memory' | 'database') => void
}

/**
 * Sessions that were looked up lately, so that most calls need no query. It answers only while it
 * surely hears what ends: each session that does is told on a channel, and a channel that is not
 * proven alive within the second counts for none. So a session that was ended is refused by every
 * process within a second.
 */
export function createSessionShelf({ listen, count = () => {} }: ShelfOptions): SessionShelf {
  const shelf = new Map<string, Kept>()
  const keysOf = new Map<string, Set<string>>()
  let heard = 0

  function drop(key: string): void {
    const id = shelf.get(key)?.actor.id
    if (id === undefined) return
    shelf.delete(key)
    const keys = keysOf.get(id)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(id)
  }

  function keep(key: string, kept: Kept): void {
    drop(key)
    shelf.set(key, kept)
    const keys = keysOf.get(kept.actor.id) ?? new Set()
    keysOf.set(kept.actor.id, keys.add(key))
    const [oldest] = shelf.keys()
    if (shelf.size > MOST && oldest !== undefined) drop(oldest)
  }

  const listening = listen((subjectId) => {
    heard++
    const told = subjectId === null ? shelf.keys() : (keysOf.get(subjectId) ?? [])
    for (const key of told) drop(key)
  })

  return {
    async identify(ctx, token, from) {
      if (!TOKEN.test(token)) return null
      const tokenHash = hashOf(token)
      const key = tokenHash.toString('latin1')
      const wasAlive = listening.isAlive()
      const known = shelf.get(key)
      const now = ctx.now().getTime()
      // A clock that was set back must not keep a session for longer.
      const isFresh = known && now >= known.since && now < known.until
      if (isFresh && wasAlive && !isDoubted(known.actor.id)) {
        count('memory')
        return known.actor
      }
      count('database')
      const before = heard
      const found = await recognise(ctx, tokenHash, from)
      if (!found) {
        drop(key)
        return null
      }
      const { actor, keptUntil } = found
      // What was heard meanwhile may have been about this very session.
      if (keptUntil && wasAlive && heard === before && !isDoubted(actor.id))
        keep(key, { actor, since: now, until: Math.min(now + KEPT_MS, keptUntil.getTime()) })
      return actor
    },
    close: listening.close,
  }
}
