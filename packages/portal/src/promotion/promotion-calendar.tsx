import type { PromotionRow } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { calendarWeeks, shareOf, WEEKS } from './calendar-weeks.ts'
import { PromotionBadge } from './promotion-badge.tsx'
import { usePeriodText } from './use-period-text.ts'

const TONE = {
  draft: 'fill-line-strong',
  scheduled: 'fill-info',
  running: 'fill-proven',
  ended: 'fill-line-strong',
  stopped: 'fill-line-strong',
} as const

const GRID = Array.from({ length: WEEKS + 1 }, (_, i) => `M${(i * 100) / WEEKS} 0V20`).join('')

/** When a promotion runs within the weeks, as a bar. */
function Bar({ row, from }: { row: PromotionRow; from: number }) {
  const start = shareOf(row.startsAt, from)
  const width = Math.max(shareOf(row.endsAt, from) - start, 0.8)
  return (
    <svg
      viewBox="0 0 100 20"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="h-5 w-full rtl:-scale-x-100"
    >
      <path d={GRID} className="stroke-line" vectorEffect="non-scaling-stroke" />
      <rect x={start} y="4" width={width} height="12" className={TONE[row.state]} />
    </svg>
  )
}

interface PromotionCalendarProps {
  rows: readonly PromotionRow[]
  /** When the first week begins. */
  from: number
  pathOf: (promotionId: string) => string
  /** Of all stores: the name of each store is shown. */
  hasStores?: boolean
}

/** Which promotions run in the next weeks, each as a bar over them. */
export function PromotionCalendar(props: PromotionCalendarProps) {
  const { rows, from, pathOf, hasStores = false } = props
  const t = useT()
  const format = useFormat()
  const periodText = usePeriodText()
  const shown = rows.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
  return (
    <Panel heading={t('portalPromotion.calendar')}>
      {shown.length === 0 ? (
        <p className="text-ink-muted">{t('portalPromotion.calendarNone')}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-2">
          <div
            aria-hidden="true"
            className="grid grid-flow-col auto-cols-fr text-micro text-ink-muted tabular-nums lg:ms-64"
          >
            {calendarWeeks(from).map((week, at) => (
              <span key={week} className={at % 2 === 1 ? 'max-lg:invisible' : undefined}>
                {format.dayMonth(week)}
              </span>
            ))}
          </div>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-2">
            {shown.map((row) => (
              <li
                key={row.promotionId}
                className="grid grid-cols-[minmax(0,1fr)] items-center lg:grid-cols-[16rem_minmax(0,1fr)]"
              >
                <span className="flex min-w-0 items-center gap-2 pe-3">
                  <Link
                    to={pathOf(row.promotionId)}
                    className="min-w-0 truncate font-medium underline-offset-3 hover:underline"
                  >
                    <bdi>{hasStores ? `${row.storeName}: ${row.name}` : row.name}</bdi>
                  </Link>
                  <PromotionBadge state={row.state} />
                  <span className="sr-only">{periodText(row)}</span>
                </span>
                <Bar row={row} from={from} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Panel>
  )
}
