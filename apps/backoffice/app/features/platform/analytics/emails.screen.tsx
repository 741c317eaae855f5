import type { EmailKind } from '@ironsouq/contract/email-kind'
import { analyticsEndpoints } from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { capital } from '@ironsouq/i18n/capital'
import { api } from '@ironsouq/portal/api/api.ts'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { DayPlot } from '@ironsouq/portal/figure/day-plot'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Route } from './+types/emails.screen.ts'
import { FigureRow, AnalyticsPage } from './analytics-page.tsx'

const { emails } = analyticsEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = listQuery(emails.query, url.searchParams)
  return { period: query.days, ...(await api(emails, { query })) }
}

export default function EmailsScreen({ loaderData }: Route.ComponentProps) {
  const { period, days, kinds } = loaderData
  const t = useT()
  const figure = (text: string) => ({ text, isFigure: true })
  const [sent, failed] = [t('backofficeAnalytics.sent'), t('backofficeAnalytics.failedAttempts')]
  const perDay = t('backofficeAnalytics.emailsPerDay')
  const kindText = (kind: EmailKind) => t(`backofficeAnalytics.kind${capital(kind)}`)
  return (
    <AnalyticsPage days={period}>
      <FigureRow>
        <FigurePanel
          title={perDay}
          file="emails-per-day"
          chart={
            <DayPlot
              title={perDay}
              days={days.map((each) => ({ day: each.day, value: each.sent }))}
            />
          }
          table={{
            columns: [{ text: t('portalFigure.day') }, figure(sent), figure(failed)],
            rows: days.map((each) => ({
              key: each.day,
              cells: [each.day, each.sent, each.failed],
            })),
          }}
        />
        <FigurePanel
          title={t('backofficeAnalytics.emailsByKind')}
          file="emails-by-kind"
          note={t('backofficeAnalytics.emailsNote')}
          chart={
            <BarFigure
              name="kind"
              bars={kinds.map((each) => ({
                key: each.kind,
                text: kindText(each.kind),
                value: each.sent,
              }))}
            />
          }
          table={{
            columns: [
              { text: t('backofficeAnalytics.kind') },
              figure(sent),
              figure(failed),
              figure(t('backofficeAnalytics.waiting')),
            ],
            rows: kinds.map((each) => ({
              key: each.kind,
              cells: [kindText(each.kind), each.sent, each.failed, each.waiting],
            })),
          }}
        />
      </FigureRow>
    </AnalyticsPage>
  )
}
