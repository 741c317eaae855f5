import { dayAt, endOfDay } from '@ironsouq/contract/mall/freight/arrival'
import { EXPIRY_NOTICE_DAYS, RETURNED_DAYS } from '@ironsouq/contract/people/points/points.limits'

const DAY_MS = 86_400_000

export const daysLater = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)

/** The last day of the year in Dubai up to which points earned now can be used. */
export const lastDayOf = (now: Date, expiryYears: number): string =>
  `${Number(dayAt(now).slice(0, 4)) + expiryYears - 1}-12-31`

/** When points expire: at the end of their year, but not soon after they became available. */
export function expiryOf(now: Date, availableFrom: Date, expiryYears: number): Date {
  const atYearEnd = endOfDay(lastDayOf(now, expiryYears))
  const soonest = daysLater(availableFrom, RETURNED_DAYS)
  return atYearEnd > soonest ? atYearEnd : soonest
}

/** The next time after `after` at which the member is notified that points expire. */
export const noticeAfter = (after: Date, expiresAt: Date): Date | null =>
  EXPIRY_NOTICE_DAYS.map((days) => daysLater(expiresAt, -days)).find((at) => at > after) ?? null

interface Lot {
  id: string
  remaining: number
}

/** So many points of the lots, the first ones first; null when there are not enough. */
export function takenFrom<L extends Lot>(
  lots: readonly L[],
  points: number,
): { lot: L; points: number }[] | null {
  const taken: { lot: L; points: number }[] = []
  let left = points
  for (const lot of lots) {
    if (left === 0) break
    const part = Math.min(left, lot.remaining)
    taken.push({ lot, points: part })
    left -= part
  }
  return left === 0 ? taken : null
}
