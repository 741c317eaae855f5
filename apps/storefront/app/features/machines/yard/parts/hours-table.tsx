import { localTime, utcOffset, weekOf } from '@ironsouq/contract/machines/yard/opening-hours'
import type { Yard } from '@ironsouq/contract/machines/yard/yard.schema'
import { isolatedLtr } from '@ironsouq/i18n/isolate'
import { useT } from '#kit/text/use-t.ts'
import { useNow } from './use-now.ts'
import { useYardTimes } from './use-yard-times.ts'

interface HoursTableProps {
  yard: Pick<Yard, 'hours' | 'timeZone'>
  /** Other than the usual one; the note on the time zone is then left out. */
  caption?: string
  /** The time of rendering. */
  now: string
}

/** The hours of the week; days with the same hours share a row, and the row of today is marked. */
export function HoursTable({ yard, caption, now: rendered }: HoursTableProps) {
  const t = useT()
  const now = useNow(rendered)
  const { weekday, clock } = useYardTimes()
  if (yard.hours.length === 0) return null
  const today = localTime(now, yard.timeZone).weekday
  return (
    <table className="w-full text-small">
      <caption className="pb-1 text-start font-semibold">{caption ?? t('yard.hours')}</caption>
      <tbody className="divide-y divide-line border-y border-line">
        {weekOf(yard.hours).map(({ first, last, spans }) => {
          const isToday = caption === undefined && first <= today && today <= last
          return (
            <tr key={first} className={isToday ? 'bg-sunk font-semibold' : undefined}>
              <th scope="row" className="px-1.5 py-1.5 text-start font-[inherit]">
                {first === last
                  ? weekday(first)
                  : t('yard.dayRange', { first: weekday(first), last: weekday(last) })}
              </th>
              <td className="px-1.5 py-1.5 text-end tabular-nums">
                {spans.length === 0 ? (
                  <span className="text-ink-muted">{t('yard.closed')}</span>
                ) : (
                  spans.map(({ from, to }) => (
                    <span key={from} className="block">
                      <bdi dir="ltr" className="whitespace-nowrap">
                        {clock(from)}–{clock(to)}
                      </bdi>
                    </span>
                  ))
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
      {caption === undefined && (
        <tfoot>
          <tr>
            <td colSpan={2} className="pt-1 text-micro text-ink-muted">
              {t('yard.localTime', { zone: isolatedLtr(utcOffset(now, yard.timeZone)) })}
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  )
}
