import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { topOf } from './scale.ts'

export interface DayBar {
  day: string
  value: number
  before?: number
}

interface DayBarsProps {
  title: string
  days: readonly DayBar[]
  /** How a value is written. */
  written: (value: number) => string
  /** When the last day was read: it is not over. */
  at: string
  /** Values that cannot be added up, such as times, have no sum and no best one. */
  sum?: 'none'
}

const WEEK = 7
/** More bars than this are thinner than a hair on a phone. */
const BARS_MAX = 92

/** The same days as weeks that end with the last day; what is left over at the start is left out. */
function weeksOf(days: readonly DayBar[]): DayBar[] {
  const over = days.length % WEEK
  return Array.from({ length: (days.length - over) / WEEK }, (_, i) => {
    const week = days.slice(over + i * WEEK, over + (i + 1) * WEEK)
    return {
      day: week[0]?.day ?? '',
      value: week.reduce((total, { value }) => total + value, 0),
      before: week.reduce((total, { before = 0 }) => total + before, 0),
    }
  })
}

export const isByWeek = (days: readonly unknown[]): boolean => days.length > BARS_MAX

/** An amount of each day as a bar, with a line where the day of the period before was. The last day is hatched. */
export function DayBars({ title, days, written, at, sum }: DayBarsProps) {
  const t = useT()
  const format = useFormat()
  const bars = isByWeek(days) ? weeksOf(days) : days
  const most = Math.max(0, ...bars.map(({ value }) => value))
  const top = topOf(Math.max(most, ...bars.map(({ before = 0 }) => before)))
  const best = bars.find(({ value }) => value === most)
  const heightOf = (value: number) => (100 * value) / top
  const width = 100 / Math.max(1, bars.length)
  return (
    <figure className="grid min-w-0 gap-1 text-micro text-ink-muted tabular-nums">
      <p aria-hidden="true" className="border-b border-line">
        <bdi>{written(top)}</bdi>
      </p>
      <svg
        role="img"
        aria-label={
          sum === 'none'
            ? title
            : t('portalFigure.summary', {
                title,
                total: written(days.reduce((total, { value }) => total + value, 0)),
                most: written(most),
              })
        }
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="block h-36 w-full border-b border-line-strong rtl:-scale-x-100"
      >
        {bars.map(({ day, value, before }, i) => (
          <g key={day}>
            <rect
              x={(i + 0.1) * width}
              y={100 - heightOf(value)}
              width={width * 0.8}
              height={heightOf(value)}
              className={i === bars.length - 1 ? 'fill-ink opacity-45' : 'fill-ink-2'}
            />
            {before !== undefined && (
              <path
                d={`M${i * width} ${100 - heightOf(before)}h${width}`}
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                className="stroke-ink"
              />
            )}
          </g>
        ))}
      </svg>
      <figcaption className="flex flex-wrap justify-between gap-x-4">
        <span>{format.dayMonth(bars[0]?.day ?? at)}</span>
        {best && most > 0 && sum !== 'none' && !isByWeek(days) && (
          <span className="max-sm:hidden">
            {t('portalFigure.bestDay', { day: format.dayMonth(best.day), value: written(most) })}
          </span>
        )}
        <span>{t('portalFigure.todayUntil', { time: format.time(at) })}</span>
      </figcaption>
    </figure>
  )
}
