import { VIEWING_CALENDAR_DAYS } from '@ironsouq/contract/deals/viewing/viewing.limits'

const DAY_MS = 86_400_000

/** A calendar day so many days later. */
export const shifted = (day: string, days: number): string =>
  new Date(Date.parse(`${day}T00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** The Monday of its week: the first day of work in the Emirates. */
export const weekOf = (day: string): string =>
  shifted(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** The days of a week from its first on. */
export const daysOf = (from: string): string[] =>
  Array.from({ length: VIEWING_CALENDAR_DAYS }, (_, i) => shifted(from, i))
