import { TIME_ZONE } from '@ironsouq/i18n/format'
import { useFormat } from '#kit/text/use-format.ts'

const DAY_MS = 86_400_000
/** Written as 2026-11-17. */
const days = new Intl.DateTimeFormat('sv-SE', { timeZone: TIME_ZONE })

/** The day of a moment, in the time zone of every other time of the site. */
export const dayOf = (at: Date | string): string => days.format(new Date(at))

/** When something happened, as short as a list needs it: the time, the weekday or the day. */
export function useWhen(now: string): (at: string) => string {
  const format = useFormat()
  return (at) => {
    if (dayOf(at) === dayOf(now)) return format.time(at)
    if (Date.parse(now) - Date.parse(at) < 6 * DAY_MS) return format.weekday(at)
    return format.dayMonth(at)
  }
}
