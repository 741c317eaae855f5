import { createHmac, randomBytes } from 'node:crypto'
import type { SharedStore } from '../cache/shared-store.ts'

const DAY_MS = 86_400_000
/** Asia/Dubai, where a day ends for us; it has no summer time. */
const GULF_MS = 4 * 3_600_000
/** How soon the store is asked again for a salt that it could not be asked for. */
const AGAIN_MS = 30_000
const ID_LENGTH = 16

/** The day of an instant, by its number. */
const dayNumber = (time: number) => Math.floor((time + GULF_MS) / DAY_MS)

interface Day {
  number: number
  /** `2026-11-15` */
  date: string
  salt: Buffer
  askAgainAt: number
}

/**
 * Tells visitors apart for one day. The salt is random, is shared by all processes until the day
 * ends, and is kept nowhere else: after that not even we could tell who an id was.
 */
export function createVisitors(store: SharedStore | undefined, now: () => number) {
  let day: Day | undefined

  function share(today: Day): void {
    today.askAgainAt = now() + AGAIN_MS
    const until = (today.number + 1) * DAY_MS - GULF_MS
    store?.agree(`traffic:salt:${today.date}`, today.salt.toString('hex'), until).then(
      (agreed) => {
        today.salt = Buffer.from(agreed, 'hex')
        today.askAgainAt = Infinity
      },
      () => {}, // away: our own salt must do until the next try
    )
  }

  function today(): Day {
    const number = dayNumber(now())
    if (day?.number !== number) {
      const date = new Date(number * DAY_MS).toISOString().slice(0, 10)
      day = { number, date, salt: randomBytes(32), askAgainAt: 0 }
    }
    if (now() >= day.askAgainAt) share(day)
    return day
  }

  today()
  return {
    today: () => today().date,
    idOf: (address: string, agent: string): string =>
      createHmac('sha256', today().salt)
        .update(`${address}\n${agent}`)
        .digest('hex')
        .slice(0, ID_LENGTH),
  }
}

export type Visitors = ReturnType<typeof createVisitors>
