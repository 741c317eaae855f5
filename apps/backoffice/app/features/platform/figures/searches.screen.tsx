import {
  figuresEndpoints,
  SEARCHES_LEAST,
} from '@ironsouq/contract/platform/figures/figures.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import type { Route } from './+types/searches.screen.ts'
import { FigurePanel } from './figure-panel.tsx'
import { FiguresPage } from './figures-page.tsx'
import { BarFigure } from './parts/bar-figure.tsx'

const { searches } = figuresEndpoints
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
    <FiguresPage days={days} hasLanguage>
      <FigurePanel
        title={t('backofficeFigures.searches')}
        file="searches-without-results"
        note={t('backofficeFigures.searchesNote', { least: SEARCHES_LEAST })}
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
            { text: t('backofficeFigures.words') },
            { text: t('backofficeFigures.language') },
            { text: t('backofficeFigures.times'), isFigure: true },
          ],
          rows: keyed.map(({ key, words, language, times }) => ({
            key,
            cells: [words, isLocaleCode(language) ? LOCALES[language].name : language, times],
          })),
        }}
      />
    </FiguresPage>
  )
}
