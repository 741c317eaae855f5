import { laterDay } from '@ironsouq/contract/content/branch/branch-opening'
import { VIEWING_CALENDAR_DAYS } from '@ironsouq/contract/deals/viewing/viewing.limits'

/** The Monday of its week: the first day of work in the Emirates. */
export const weekOf = (day: string): string =>
  laterDay(day, -((new Date(`${day}T00:00Z`).getUTCDay() + 6) % 7))

/** The days of a week from its first on. */
export const daysOf = (from: string): string[] =>
  Array.from({ length: VIEWING_CALENDAR_DAYS }, (_, i) => laterDay(from, i))
