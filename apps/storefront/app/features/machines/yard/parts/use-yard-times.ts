import { openingAt } from '@ironsouq/contract/machines/yard/opening-hours'
import type { Yard } from '@ironsouq/contract/machines/yard/yard.schema'
import { formatter } from '@ironsouq/i18n/format'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

/** 16 November 2026 is a Monday. */
const SUNDAY_BEFORE = 15

/** The words for weekdays, minutes of a day and the opening of a yard. */
export function useYardTimes() {
  const t = useT()
  const format = useFormat()
  const { locale } = useSiteData()
  const weekday = (number: number) => format.weekday(`2026-11-${SUNDAY_BEFORE + number}`)
  const clock = (minute: number) =>
    formatter(locale, { timeZone: 'UTC' }).time(new Date(minute * 60_000))
  const opening = (yard: Yard, now: Date) => {
    const at = openingAt(yard, now)
    if (!at) return null
    if (at.isOpen) return { isOpen: true, text: t('yard.openUntil', { time: clock(at.until) }) }
    const values = { day: weekday(at.weekday), time: clock(at.at) }
    const text =
      at.inDays === 0
        ? t('yard.opensToday', values)
        : at.inDays === 1
          ? t('yard.opensTomorrow', values)
          : t('yard.opensOn', values)
    return { isOpen: false, text }
  }
  return { weekday, clock, opening }
}
