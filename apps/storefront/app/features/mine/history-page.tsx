import type { DataOf } from '@ironsouq/contract/endpoint'
import { type historyEndpoints } from '@ironsouq/contract/history/history.endpoints'
import { HISTORY_DAYS, HISTORY_FILTERS } from '@ironsouq/contract/history/history.limits'
import { formatter } from '@ironsouq/i18n/format'
import type { Key } from '@ironsouq/i18n/messages'
import { Banner } from '@ironsouq/ui/patterns/banner'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { LocalLink, useLocalPath } from '#shell/local-link.tsx'
import { useShell } from '#shell/shell-data.ts'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import { Busy } from './busy.tsx'
import { FilterChips } from './filter-chips.tsx'
import { DeleteAll, DeleteAllAsked, PauseButton } from './history-commands.tsx'
import { HISTORY_PAGE, historyPath, type HistoryQuery } from './history-path.ts'
import type { MineParts } from './mine-parts.ts'
import { Page, PageHead } from './page-head.tsx'
import { SeenDay } from './seen-day.tsx'
import { seenDays } from './seen-days.ts'

export interface History {
  query: HistoryQuery
  size: number
  last: number
  page: DataOf<typeof historyEndpoints.list>
  timeZone: string
  /** The day that it is for the member. */
  today: string
  /** Without script the question stands on the page. */
  asksToDelete: boolean
}

const FILTER_WORD: Record<HistoryQuery['filter'], Key> = {
  all: 'mine.all',
  changed: 'mine.filterChanged',
  sold: 'mine.filterSold',
}

const NONE: Record<Exclude<HistoryQuery['filter'], 'all'>, Key> = {
  changed: 'mine.noneChanged',
  sold: 'mine.noneSold',
}

function NothingSeen({ filter }: { filter: HistoryQuery['filter'] }) {
  const t = useT()
  if (filter !== 'all')
    return (
      <EmptyState title={t(NONE[filter])}>
        <LocalLink href={HISTORY_PAGE} className={buttonLook()}>
          {t('mine.showAll')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('mine.historyEmptyTitle')}
      body={t('mine.historyEmptyBody', { days: HISTORY_DAYS })}
    >
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('mine.browseMachines')}
      </LocalLink>
    </EmptyState>
  )
}

interface HistoryPageProps {
  history: History
  parts: MineParts
  /** Of a form that was sent without script. */
  answer: Attempt | undefined
}

/** What the member looked at, by the day [RT-23] [EQ-5]. */
export function HistoryPage({ history, parts, answer }: HistoryPageProps) {
  const t = useT()
  const { locale } = useShell()
  const path = useLocalPath()
  const { query, size, last, page, timeZone, today, asksToDelete } = history
  const { counts, records, total, isPaused } = page
  const { current, filter } = query
  const format = formatter(locale, { timeZone })
  const action = path(historyPath(query))
  const hasAny = counts.all > 0
  const days = seenDays(records, { today, isFirst: current === 1, isLast: current === last })
  const wide = buttonLook({ isWide: true })
  return (
    <Page>
      <PageHead
        title={t('shell.browsingHistory')}
        {...(hasAny && {
          lead: t('mine.historyLead', { count: counts.all, days: format.number(HISTORY_DAYS) }),
        })}
      >
        <PauseButton isPaused={isPaused} action={action} />
        {hasAny && <DeleteAll action={action} />}
      </PageHead>
      {answer?.failure !== undefined && (
        <Banner tone="refused">{answer.failure || t('mine.failed')}</Banner>
      )}
      {asksToDelete && <DeleteAllAsked action={path(HISTORY_PAGE)} />}
      {isPaused && <Banner>{t('mine.paused')}</Banner>}
      {hasAny && (
        <FilterChips
          label={t('shell.browsingHistory')}
          chips={HISTORY_FILTERS.map((each) => ({
            name: each,
            text: t(FILTER_WORD[each]),
            count: counts[each],
            href: historyPath({ filter: each }),
            isOn: each === filter,
          }))}
        />
      )}
      <Busy>
        {current > 1 && (
          <LocalLink href={historyPath({ ...query, current: current - 1 })} className={wide}>
            {t('mine.later')}
          </LocalLink>
        )}
        {records.length === 0 && <NothingSeen filter={filter} />}
        {days.map((day) => (
          <SeenDay key={day.day} of={day} parts={parts} format={format} action={action} />
        ))}
        {current < last && (
          <LocalLink href={historyPath({ ...query, current: current + 1 })} className={wide}>
            {t('mine.earlier', { count: total - current * size })}
          </LocalLink>
        )}
      </Busy>
    </Page>
  )
}
