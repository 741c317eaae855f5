import { SETTLE_MS, type Purge } from '@ironsouq/contract/pages'
import type { Listener } from './shared-store.ts'

/** What a page remembers of the purges there were when its making began. */
export interface Begun {
  seq: number
  at: number
}

/** Tags whose latest purge is remembered one by one; older ones only as a number. */
const REMEMBERED = 10_000

export interface Purges {
  /** The number of the latest purge this process knows of. */
  seq: () => number
  /** Whether every purge is heard as it happens. */
  live: () => boolean
  /** Another one after each time that purges may have been missed. */
  epoch: () => number
  begin: () => Begun
  /** Whether one of the tags was purged after that number, as far as was heard. */
  isPurged: (tags: readonly string[], seq: number) => boolean
  /** Whether a page begun then surely shows what the last purges of its tags were about. */
  isSettled: (tags: readonly string[], begun: Begun) => boolean
  listener: Listener
}

interface Hooks {
  now: () => number
  /** The tags of a purge that was just heard, or undefined when any may have been purged. */
  onPurge: (tags: readonly string[] | undefined) => void
  /** The numbers began anew: what is kept under the old ones cannot be compared. */
  onReset: () => void
}

/** What this process has heard of purges. */
export function createPurges({ now, onPurge, onReset }: Hooks): Purges {
  const purged = new Map<string, Begun>()
  /** Of the tags that were forgotten, the latest. */
  let forgotten = 0
  let seq = 0
  let live = false
  let heardSince = false
  let epoch = 0

  function note(tag: string, number: number) {
    const known = purged.get(tag)
    if (known && known.seq >= number) return
    purged.delete(tag)
    purged.set(tag, { seq: number, at: now() })
    if (purged.size <= REMEMBERED) return
    for (const [oldest, last] of purged) {
      forgotten = Math.max(forgotten, last.seq)
      purged.delete(oldest)
      break
    }
  }

  function reset(to: number) {
    purged.clear()
    forgotten = 0
    seq = to
    onReset()
  }

  return {
    seq: () => seq,
    live: () => live,
    epoch: () => epoch,
    begin: () => ({ seq, at: now() }),
    isPurged: (tags, since) =>
      since < seq && (since < forgotten || tags.some((tag) => (purged.get(tag)?.seq ?? 0) > since)),
    isSettled: (tags, begun) =>
      tags.every((tag) => begun.at - (purged.get(tag)?.at ?? -Infinity) >= SETTLE_MS),
    listener: {
      heard(purge: Purge) {
        heardSince = true
        for (const tag of purge.tags) note(tag, purge.seq)
        seq = Math.max(seq, purge.seq)
        onPurge(purge.tags)
      },
      up(latest) {
        live = true
        epoch++
        // What was heard since is newer than what was read before it.
        if (latest < seq && !heardSince) reset(latest)
        else if (latest > seq) {
          seq = latest
          onPurge(undefined)
        }
      },
      down() {
        live = false
        heardSince = false
        epoch++
      },
    },
  }
}
