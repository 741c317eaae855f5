import { GRADES } from '@ironsouq/contract/machines/device/device.enums'
import {
  analyticsEndpoints,
  STOCK_QUALITIES,
  type Stock,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { DayPlot } from '@ironsouq/portal/figure/day-plot'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { StackedBars, type StackTone } from '@ironsouq/ui/patterns/chart/stacked-bars'
import type { Route } from './+types/stock.screen.ts'
import { FigureRow, AnalyticsPage } from './analytics-page.tsx'
import { useAgeText } from './parts/age-text.ts'

export const clientLoader = () => api(analyticsEndpoints.stock)

type Grade = (typeof GRADES)[number]
const TONE: Record<Grade, StackTone> = {
  A: 'first',
  B: 'second',
  C: 'third',
  D: 'fourth',
  E: 'fifth',
}
const QUALITY_MOST = 100

function AgePanel({ stock: { ages, total } }: { stock: Stock }) {
  const t = useT()
  const format = useFormat()
  const ageText = useAgeText()
  const title = t('backofficeAnalytics.byAge')
  const most = Math.max(1, ...ages.map((age) => age.total))
  const count = t('device.resultCount', { count: total })
  return (
    <FigurePanel
      title={title}
      file="stock-by-age"
      note={count}
      chart={
        <StackedBars
          label={`${title}, ${count}`}
          bars={ages.map(({ fromDays, total: all, grades }) => ({
            key: String(fromDays),
            name: ageText(fromDays),
            value: format.number(all),
            parts: grades.map(({ grade, count }) => ({
              tone: TONE[grade],
              length: (100 * count) / most,
            })),
          }))}
          legend={GRADES.map((grade) => ({
            tone: TONE[grade],
            text: `${grade} ${t(`device.grade${grade}`)}`,
          }))}
        />
      }
      table={{
        columns: [
          { text: t('backofficeAnalytics.daysListed') },
          ...GRADES.map((text) => ({ text, isFigure: true })),
          { text: t('backofficeAnalytics.total'), isFigure: true },
        ],
        rows: ages.map(({ fromDays, grades, total: all }) => ({
          key: String(fromDays),
          cells: [ageText(fromDays), ...grades.map(({ count }) => count), all],
        })),
      }}
    />
  )
}

function QualityPanel({ stock: { qualities } }: { stock: Stock }) {
  const t = useT()
  const format = useFormat()
  const bars = qualities.map(({ from, total }, i) => ({
    key: String(from),
    text: format.range(from, (STOCK_QUALITIES[i + 1] ?? QUALITY_MOST + 1) - 1),
    value: total,
  }))
  return (
    <FigurePanel
      title={t('backofficeAnalytics.byQuality')}
      file="stock-by-quality"
      chart={<BarFigure name="quality" bars={bars} />}
      table={{
        columns: [
          { text: t('portalDevice.quality') },
          { text: t('backofficeAnalytics.machines'), isFigure: true },
        ],
        rows: bars.map(({ key, text, value }) => ({ key, cells: [text, value] })),
      }}
    />
  )
}

function NewPanel({ stock: { listedOn } }: { stock: Stock }) {
  const t = useT()
  const title = t('backofficeAnalytics.newPerDay')
  return (
    <FigurePanel
      title={title}
      file="new-listings"
      chart={
        <DayPlot title={title} days={listedOn.map(({ day, count }) => ({ day, value: count }))} />
      }
      table={{
        columns: [
          { text: t('portalFigure.day') },
          { text: t('backofficeAnalytics.machines'), isFigure: true },
        ],
        rows: listedOn.map(({ day, count }) => ({ key: day, cells: [day, count] })),
      }}
    />
  )
}

export default function StockScreen({ loaderData: stock }: Route.ComponentProps) {
  return (
    <AnalyticsPage>
      <AgePanel stock={stock} />
      <FigureRow>
        <QualityPanel stock={stock} />
        <NewPanel stock={stock} />
      </FigureRow>
    </AnalyticsPage>
  )
}
