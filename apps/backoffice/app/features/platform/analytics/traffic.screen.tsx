import {
  analyticsEndpoints,
  type Traffic,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import type { Referrer } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { DayPlot } from '@ironsouq/portal/figure/day-plot'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Route } from './+types/traffic.screen.ts'
import { FigureRow, AnalyticsPage } from './analytics-page.tsx'
import { KeyFigures } from './key-figures.tsx'

const { traffic } = analyticsEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = listQuery(traffic.query, url.searchParams)
  return { days: query.days, figures: await api(traffic, { query }) }
}

interface Part {
  figures: Traffic
}

/** What the two lines are. */
function LineLegend() {
  const t = useT()
  const lines = [
    { text: t('portalFigure.thisPeriod'), dashes: undefined },
    { text: t('portalFigure.before'), dashes: '3 4' },
  ]
  return (
    <span className="flex flex-wrap gap-x-4">
      {lines.map(({ text, dashes }) => (
        <span key={text} className="inline-flex items-center gap-1.5">
          <svg aria-hidden="true" className="h-2 w-5">
            <path d="M0 4H20" strokeWidth="2" strokeDasharray={dashes} className="stroke-ink" />
          </svg>
          {text}
        </span>
      ))}
    </span>
  )
}

function DaysPanel({ figures: { days } }: Part) {
  const t = useT()
  const title = t('backofficeAnalytics.viewsPerDay')
  const values = days.map(({ day, views, viewsBefore }) => ({
    day,
    value: views,
    before: viewsBefore,
  }))
  const columns = [
    'backofficeAnalytics.pageViews',
    'portalFigure.before',
    'backofficeAnalytics.visitors',
  ] as const
  return (
    <FigurePanel
      title={title}
      file="page-views"
      note={<LineLegend />}
      chart={<DayPlot title={title} days={values} />}
      table={{
        columns: [
          { text: t('portalFigure.day') },
          ...columns.map((text) => ({ text: t(text), isFigure: true })),
        ],
        rows: days.map(({ day, views, viewsBefore, visitors }) => ({
          key: day,
          cells: [day, views, viewsBefore, visitors],
        })),
      }}
    />
  )
}

/** The place of machine pages among the steps. */
const MACHINE_STEP = 2

function FunnelPanel({ figures: { funnel } }: Part) {
  const t = useT()
  const format = useFormat()
  const steps = [
    { key: 'views', text: t('backofficeAnalytics.pageViews'), value: funnel.views },
    { key: 'lists', text: t('backofficeAnalytics.listPages'), value: funnel.listPages },
    { key: 'machines', text: t('backofficeAnalytics.machinePages'), value: funnel.machinePages },
    { key: 'inquiries', text: t('backofficeAnalytics.inquiries'), value: funnel.inquiries },
    { key: 'viewings', text: t('backofficeAnalytics.viewingsBooked'), value: funnel.viewings },
  ]
  const shareOf = (i: number) => {
    // Both inquiries and viewings come from machine pages.
    const before = steps[Math.min(i - 1, MACHINE_STEP)]?.value ?? 0
    const share = (steps[i]?.value ?? 0) / before
    return before > 0 ? { value: share, text: format.percent(share) } : null
  }
  return (
    <FigurePanel
      title={t('backofficeAnalytics.funnel')}
      file="funnel"
      note={t('backofficeAnalytics.funnelNote')}
      chart={<BarFigure name="funnel" bars={steps} />}
      table={{
        columns: [
          { text: t('backofficeAnalytics.step') },
          { text: t('backofficeAnalytics.total'), isFigure: true },
          { text: t('backofficeAnalytics.shareOfStep'), isFigure: true },
        ],
        rows: steps.map(({ key, text, value }, i) => ({ key, cells: [text, value, shareOf(i)] })),
      }}
    />
  )
}

interface SharesPanelProps {
  name: string
  title: string
  column: string
  bars: readonly { key: string; text: string; value: number }[]
}

function SharesPanel({ name, title, column, bars }: SharesPanelProps) {
  const t = useT()
  const format = useFormat()
  const total = Math.max(
    1,
    bars.reduce((sum, { value }) => sum + value, 0),
  )
  return (
    <FigurePanel
      title={title}
      file={name}
      chart={<BarFigure name={name} bars={bars} />}
      table={{
        columns: [
          { text: column },
          { text: t('backofficeAnalytics.pageViews'), isFigure: true },
          { text: t('backofficeAnalytics.share'), isFigure: true },
        ],
        rows: bars.map(({ key, text, value }) => ({
          key,
          cells: [text, value, { value: value / total, text: format.percent(value / total) }],
        })),
      }}
    />
  )
}

const languageName = (code: string) => (isLocaleCode(code) ? LOCALES[code].name : code)

export default function TrafficScreen({ loaderData: { days, figures } }: Route.ComponentProps) {
  const t = useT()
  const sourceText = (source: Referrer) => t(`backofficeAnalytics.source${capital(source)}`)
  return (
    <AnalyticsPage days={days} hasLanguage>
      <KeyFigures figures={figures} />
      <FigureRow columns="wide">
        <DaysPanel figures={figures} />
        <FunnelPanel figures={figures} />
      </FigureRow>
      <FigureRow>
        <SharesPanel
          name="sources"
          title={t('backofficeAnalytics.sources')}
          column={t('backofficeAnalytics.sources')}
          bars={figures.sources.map(({ source, views }) => ({
            key: source,
            text: sourceText(source),
            value: views,
          }))}
        />
        <SharesPanel
          name="languages"
          title={t('portal.languages')}
          column={t('backofficeAnalytics.language')}
          bars={figures.languages.map(({ language, views }) => ({
            key: language,
            text: languageName(language),
            value: views,
          }))}
        />
      </FigureRow>
    </AnalyticsPage>
  )
}
