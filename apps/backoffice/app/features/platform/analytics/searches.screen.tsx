import {
  analyticsEndpoints,
  SEARCHES_LEAST,
} from '@ironsouq/contract/platform/analytics/analytics.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { BarFigure } from '@ironsouq/portal/figure/bar-figure'
import { FigurePanel } from '@ironsouq/portal/figure/figure-panel'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Route } from './+types/searches.screen.ts'
import { AnalyticsPage } from './analytics-page.tsx'

const { searches } = analyticsEndpoints
/** More bars than this are easier to read as a table. */
const BARS = 20

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const query = listQuery(searches.query, url.searchParams)
  return { days: query.days, rows: (await api(searches, { query })).rows }
}

export default function SearchesScreen({ loaderData: { days, rows } }: Route.ComponentProps) {
  const t = useT()
  const keyed = rows.map((row) => ({ ...row, key: `${row.language} ${row.words}` }))
  return (
    <AnalyticsPage days={days} hasLanguage>
      <FigurePanel
        title={t('backofficeAnalytics.searches')}
        file="searches-without-results"
        note={t('backofficeAnalytics.searchesNote', { least: SEARCHES_LEAST })}
        chart={
          <BarFigure
            name="searches"
            bars={keyed.slice(0, BARS).map(({ key, words, times }) => ({
              key,
              text: words,
              value: times,
            }))}
          />
        }
        table={{
          columns: [
            { text: t('backofficeAnalytics.words') },
            { text: t('backofficeAnalytics.language') },
            { text: t('backofficeAnalytics.times'), isFigure: true },
          ],
          rows: keyed.map(({ key, words, language, times }) => ({
            key,
            cells: [words, isLocaleCode(language) ? LOCALES[language].name : language, times],
          })),
        }}
      />
    </AnalyticsPage>
  )
}
