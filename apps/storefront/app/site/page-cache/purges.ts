import { SETTLE_MS, type Purge } from '@ironsouq/contract/page-cache'
import { LRUCache } from 'lru-cache'
import type { Listener } from './shared-store.ts'

/** The state of the purges when a render started. */
export interface PurgeMark {
  seq: number
  at: number
}

/** The number of tags with their own latest purge; evicted ones share one number. */
const REMEMBERED = 10_000

export interface Purges {
  /** The number of the latest purge this process knows of. */
  seq: () => number
  /** Whether every purge is received as it happens. */
  live: () => boolean
  /** Changes each time that purges may have been missed. */
  epoch: () => number
  begin: () => PurgeMark
  /** Whether one of the tags was purged after that number, as far as is known. */
  isPurged: (tags: readonly string[], seq: number) => boolean
  /** Whether a render that started then certainly shows the last purges of its tags. */
  isSettled: (tags: readonly string[], mark: PurgeMark) => boolean
  listener: Listener
}

interface Hooks {
  now: () => number
  /** The tags of the purge that was received, or undefined when any may have been purged. */
  onPurge: (tags: readonly string[] | undefined) => void
  /** The numbers started again: pages under the old ones cannot be compared. */
  onReset: () => void
}

/** The purges that this process knows of. */
export function createPurges({ now, onPurge, onReset }: Hooks): Purges {
  /** The latest purge among the tags that were evicted. */
  let evicted = 0
  const purged = new LRUCache<string, PurgeMark>({
    max: REMEMBERED,
    dispose: (last, _tag, reason) => {
      if (reason === 'evict') evicted = Math.max(evicted, last.seq)
    },
  })
  let seq = 0
  let live = false
  let receivedSince = false
  let epoch = 0

  function note(tag: string, number: number) {
    const known = purged.peek(tag)
    if (!known || known.seq < number) purged.set(tag, { seq: number, at: now() })
  }

  function reset(to: number) {
    purged.clear()
    evicted = 0
    seq = to
    onReset()
  }

  return {
    seq: () => seq,
    live: () => live,
    epoch: () => epoch,
    begin: () => ({ seq, at: now() }),
    isPurged: (tags, since) =>
      since < seq && (since < evicted || tags.some((tag) => (purged.peek(tag)?.seq ?? 0) > since)),
    isSettled: (tags, mark) =>
      tags.every((tag) => mark.at - (purged.peek(tag)?.at ?? -Infinity) >= SETTLE_MS),
    listener: {
      received(purge: Purge) {
        receivedSince = true
        for (const tag of purge.tags) note(tag, purge.seq)
        seq = Math.max(seq, purge.seq)
        onPurge(purge.tags)
      },
      up(latest) {
        live = true
        epoch++
        // A purge received meanwhile is newer than the number that was read.
        if (latest < seq && !receivedSince) reset(latest)
        else if (latest > seq) {
          seq = latest
          onPurge(undefined)
        }
      },
      down() {
        live = false
        receivedSince = false
        epoch++
      },
    },
  }
}
