import type { DataOf } from '@ironsouq/contract/endpoint'
import { type historyEndpoints } from '@ironsouq/contract/people/history/history.endpoints'
import { HISTORY_DAYS, HISTORY_FILTERS } from '@ironsouq/contract/people/history/history.limits'
import { formatter } from '@ironsouq/i18n/format'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { Busy } from '#kit/list/busy.tsx'
import { FilterChips } from '#kit/list/filter-chips.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useSiteData } from '#kit/page/site-data.ts'
import { useT } from '#kit/text/use-t.ts'
import { DeleteAll, DeleteAllAsked, PauseButton } from './history-commands.tsx'
import { HISTORY_PAGE, historyPath, type HistoryQuery } from './history-path.ts'
import { HistoryTabs } from './history-tabs.tsx'
import { ViewedDay } from './viewed-day.tsx'
import { viewedDays } from './viewed-days.ts'

export interface History {
  query: HistoryQuery
  size: number
  last: number
  page: DataOf<typeof historyEndpoints.list>
  timeZone: string
  /** Today's date in the member's time zone. */
  today: string
  /** Without script the confirmation is part of the page. */
  asksToDelete: boolean
}

const FILTER_WORD: Record<HistoryQuery['filter'], Key> = {
  all: 'userCenter.all',
  changed: 'userCenter.filterChanged',
  sold: 'userCenter.filterSold',
}

const NONE: Record<Exclude<HistoryQuery['filter'], 'all'>, Key> = {
  changed: 'userCenter.noneChanged',
  sold: 'userCenter.noneSold',
}

function NothingViewed({ filter }: { filter: HistoryQuery['filter'] }) {
  const t = useT()
  if (filter !== 'all')
    return (
      <EmptyState title={t(NONE[filter])}>
        <LocalLink href={HISTORY_PAGE} className={buttonLook()}>
          {t('userCenter.showAll')}
        </LocalLink>
      </EmptyState>
    )
  return (
    <EmptyState
      title={t('userCenter.historyEmptyTitle')}
      body={t('userCenter.historyEmptyBody', { days: HISTORY_DAYS })}
    >
      <LocalLink href="/device-list" className={buttonLook({ tone: 'ink' })}>
        {t('userCenter.browseMachines')}
      </LocalLink>
    </EmptyState>
  )
}

interface HistoryPageProps {
  history: History
  /** The result of a form that was sent without script. */
  answer: FormAnswer | undefined
}

/** The machines that the member viewed, by day [RT-23] [EQ-5]. */
export function HistoryPage({ history, answer }: HistoryPageProps) {
  const t = useT()
  const { locale } = useSiteData()
  const path = useLocalPath()
  const { query, size, last, page, timeZone, today, asksToDelete } = history
  const { counts, records, total, isPaused } = page
  const { current, filter } = query
  const format = formatter(locale, { timeZone })
  const action = path(historyPath(query))
  const hasAny = counts.all > 0
  const days = viewedDays(records, { today, isFirst: current === 1, isLast: current === last })
  const wide = buttonLook({ isWide: true })
  return (
    <Page>
      <PageHead
        title={t('shell.recentlyViewed')}
        {...(hasAny && {
          lead: t('userCenter.historyLead', {
            count: counts.all,
            days: format.number(HISTORY_DAYS),
          }),
        })}
      >
        <PauseButton isPaused={isPaused} action={action} />
        {hasAny && <DeleteAll action={action} />}
      </PageHead>
      <HistoryTabs current={HISTORY_PAGE} />
      {answer?.faults !== undefined && (
        <Banner tone="refused">{answer.faults.msg || t('userCenter.failed')}</Banner>
      )}
      {asksToDelete && <DeleteAllAsked action={path(HISTORY_PAGE)} />}
      {isPaused && <Banner>{t('userCenter.paused')}</Banner>}
      {hasAny && (
        <FilterChips
          label={t('shell.recentlyViewed')}
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
            {t('userCenter.newer')}
          </LocalLink>
        )}
        {records.length === 0 && <NothingViewed filter={filter} />}
        {days.map((day) => (
          <ViewedDay key={day.day} of={day} format={format} action={action} />
        ))}
        {current < last && (
          <LocalLink href={historyPath({ ...query, current: current + 1 })} className={wide}>
            {t('userCenter.older', { count: total - current * size })}
          </LocalLink>
        )}
      </Busy>
    </Page>
  )
}
