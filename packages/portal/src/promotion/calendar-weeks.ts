export const WEEKS = 8
const DAY_MS = 86_400_000
const GULF_MS = 4 * 3_600_000
const SPAN_MS = WEEKS * 7 * DAY_MS
/** The first of January 1970 was a Thursday. */
const MONDAY_DAYS = 4

/** When the week of a moment begins: on Monday in Gulf time, which has no summer time. */
export function weekOf(now: number): number {
  const days = Math.floor((now + GULF_MS) / DAY_MS) - MONDAY_DAYS
  return (days - (((days % 7) + 7) % 7) + MONDAY_DAYS) * DAY_MS - GULF_MS
}

/** The beginnings of the weeks that are shown. */
export const calendarWeeks = (from: number): string[] =>
  Array.from({ length: WEEKS }, (_, at) => new Date(from + at * 7 * DAY_MS).toISOString())

/** The period that is shown, for the query of the list. */
export const calendarPeriod = (from: number) => ({
  from: new Date(from).toISOString(),
  until: new Date(from + SPAN_MS).toISOString(),
})

/** Where a moment is within the weeks, in percent; what is outside is at their end. */
export const shareOf = (at: string, from: number): number =>
  Math.min(100, Math.max(0, ((Date.parse(at) - from) / SPAN_MS) * 100))
