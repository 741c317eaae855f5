import type { newsEndpoints } from '@ironsouq/contract/content/news/news.endpoints'
import type { NewsQuery } from '@ironsouq/contract/content/news/news.schema'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { newsPath } from './parts/news-paths.ts'

interface NewsFiltersProps {
  query: NewsQuery
  page: DataOf<typeof newsEndpoints.list>
}

interface ChoiceProps {
  href: string
  name: string
  isChosen: boolean
  count?: number
  /** In percent of the longest. */
  length?: number
}

function Choice({ href, name, isChosen, count, length }: ChoiceProps) {
  const format = useFormat()
  return (
    <LocalLink
      href={href}
      preventScrollReset
      aria-current={isChosen ? 'true' : undefined}
      className={`grid min-h-11 items-center gap-3 lg:min-h-9 ${length === undefined ? 'grid-cols-[minmax(0,1fr)_auto]' : 'grid-cols-[48px_minmax(0,1fr)_28px]'} ${isChosen ? 'font-bold' : 'text-ink-2 hover:underline'}`}
    >
      <span>{name}</span>
      {length !== undefined && (
        <svg
          aria-hidden="true"
          className="h-2 w-full overflow-hidden rounded-tight bg-sunk rtl:-scale-x-100"
        >
          <rect
            width={`${length}%`}
            height="100%"
            className={isChosen ? 'fill-ink' : 'fill-line-strong'}
          />
        </svg>
      )}
      {count !== undefined && (
        <span className="text-end text-micro text-ink-muted tabular-nums">
          {format.number(count)}
        </span>
      )}
    </LocalLink>
  )
}

const MONTH_WIDTH = 10
const MONTH_HEIGHT = 40

/** Articles of each month of the chosen year. */
function Months({ months, label }: { months: readonly number[]; label: string }) {
  const most = Math.max(1, ...months)
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${months.length * MONTH_WIDTH} ${MONTH_HEIGHT}`}
      preserveAspectRatio="none"
      className="mt-3 h-10 w-full border-b border-line-strong max-lg:hidden rtl:-scale-x-100"
    >
      {months.map((count, month) => {
        const height = (count / most) * MONTH_HEIGHT
        return (
          <rect
            key={month}
            x={month * MONTH_WIDTH + 1}
            y={MONTH_HEIGHT - height}
            width={MONTH_WIDTH - 2}
            height={height}
            className="fill-line-strong"
          />
        )
      })}
    </svg>
  )
}

/** Year and list as links, with the number of articles behind each. */
export function NewsFilters({ query, page }: NewsFiltersProps) {
  const t = useT()
  const { dictionary } = useSiteData()
  const { list, year } = query
  const most = Math.max(1, ...page.years.map(({ count }) => count))
  return (
    <div className="grid gap-x-5 gap-y-6 max-lg:grid-cols-2">
      <nav aria-labelledby="news-year" className="border-t-2 border-ink pt-3">
        <h2 id="news-year" className="pb-1 font-bold">
          {t('news.year')}
        </h2>
        <Choice href={newsPath({ list })} name={t('news.allYears')} isChosen={year === undefined} />
        {page.years.map(({ year: each, count }) => (
          <Choice
            key={each}
            href={newsPath({ list, year: each })}
            name={String(each)}
            isChosen={each === year}
            count={count}
            length={(count / most) * 100}
          />
        ))}
        {year !== undefined && (
          <Months months={page.months} label={t('news.byMonth', { year: String(year) })} />
        )}
      </nav>
      <nav aria-labelledby="news-list" className="border-t-2 border-ink pt-3">
        <h2 id="news-list" className="pb-1 font-bold">
          {t('news.topic')}
        </h2>
        <Choice
          href={newsPath({ year })}
          name={t('news.allTopics')}
          isChosen={list === undefined}
        />
        {page.lists.map(({ list: each, count }) => (
          <Choice
            key={each}
            href={newsPath({ list: each, year })}
            name={dictionary[each] ?? each}
            isChosen={each === list}
            count={count}
          />
        ))}
      </nav>
    </div>
  )
}
