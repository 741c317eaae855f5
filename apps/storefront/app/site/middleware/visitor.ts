import { hash, randomBytes } from 'node:crypto'
import type { SharedStore } from '#site/page-cache/shared-store.ts'

const DAY_MS = 86_400_000
/** The UTC offset of Asia/Dubai, which has no daylight saving time. */
const GULF_MS = 4 * 3_600_000
/** The retry interval after the store failed. */
const AGAIN_MS = 30_000
const ID_LENGTH = 16

/** The day of an instant, by its number. */
const dayNumber = (time: number) => Math.floor((time + GULF_MS) / DAY_MS)

interface Day {
  number: number
  /** `2026-11-15` */
  date: string
  salt: string
  askAgainAt: number
}

/**
 * Tells visitors apart for one day. The salt is random, is shared by all processes until the day
 * ends, and is stored nowhere else: after that an id cannot be traced back.
 */
export function createVisitors(store: SharedStore | undefined, now: () => number) {
  let day: Day | undefined

  function share(today: Day): void {
    today.askAgainAt = now() + AGAIN_MS
    const until = (today.number + 1) * DAY_MS - GULF_MS
    store?.agree(`traffic:salt:${today.date}`, today.salt, until).then(
      (agreed) => {
        today.salt = agreed
        today.askAgainAt = Infinity
      },
      () => {}, // the store is down: use a local salt until the next try
    )
  }

  function today(): Day {
    const number = dayNumber(now())
    if (day?.number !== number) {
      const date = new Date(number * DAY_MS).toISOString().slice(0, 10)
      day = { number, date, salt: randomBytes(32).toString('hex'), askAgainAt: 0 }
    }
    if (now() >= day.askAgainAt) share(day)
    return day
  }

  today()
  return {
    today: () => today().date,
    idOf: (address: string, agent: string): string =>
      // One call instead of an HMAC, which costs four times as much on every page view.
      hash('sha256', `${today().salt}\n${address}\n${agent}`).slice(0, ID_LENGTH),
  }
}

export type Visitors = ReturnType<typeof createVisitors>
