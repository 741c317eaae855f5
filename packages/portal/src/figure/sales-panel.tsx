import type { SalesFigures } from '@ironsouq/contract/mall/sales-figure/sales-figure.schema'
import { approximate } from '@ironsouq/contract/money/money/arithmetic'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { DayBars, isByWeek } from './day-bars.tsx'
import { FigurePanel } from './figure-panel.tsx'

/** An amount on a scale: without fractions. */
export function useWholeMoney(currency: string): (value: number) => string {
  const format = useFormat()
  return (value) => format.money({ amount: String(Math.round(value)), currency })
}

/** Which mark is which period. */
function PeriodLegend() {
  const t = useT()
  return (
    <span className="flex flex-wrap gap-x-4">
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" className="size-2.5">
          <rect width="10" height="10" className="fill-ink-2" />
        </svg>
        {t('portalFigure.thisPeriod')}
      </span>
      <span className="inline-flex items-center gap-1.5">
        <svg aria-hidden="true" className="h-2 w-4">
          <path d="M0 4H16" strokeWidth="2" className="stroke-ink" />
        </svg>
        {t('portalFigure.before')}
      </span>
    </span>
  )
}

/** What was sold on each day, as bars, as a table and as a file. */
export function SalesPanel({ figures: { days, currency, at } }: { figures: SalesFigures }) {
  const t = useT()
  const written = useWholeMoney(currency)
  const title = t(isByWeek(days) ? 'portalFigure.salesPerWeek' : 'portalFigure.salesPerDay')
  const inCurrency = (name: string) => `${name} (${currency})`
  return (
    <FigurePanel
      title={title}
      file="sales-by-day"
      note={<PeriodLegend />}
      chart={
        <DayBars
          title={title}
          at={at}
          written={written}
          days={days.map(({ day, sales, salesBefore }) => ({
            day,
            value: approximate(sales),
            before: approximate(salesBefore),
          }))}
        />
      }
      table={{
        columns: [
          { text: t('portalFigure.day') },
          { text: t('portalFigure.orders'), isFigure: true },
          { text: inCurrency(t('portalFigure.sales')), isFigure: true },
          { text: t('portalFigure.refunds'), isFigure: true },
          { text: inCurrency(t('portalFigure.refunded')), isFigure: true },
          { text: inCurrency(t('portalFigure.before')), isFigure: true },
        ],
        rows: days.map((each) => ({
          key: each.day,
          cells: [
            each.day,
            each.orders,
            approximate(each.sales),
            each.refunds,
            approximate(each.refunded),
            approximate(each.salesBefore),
          ],
        })),
      }}
    />
  )
}
