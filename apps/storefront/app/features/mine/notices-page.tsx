import type { Choice } from '@ironsouq/contract/consent/consent.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { type notificationEndpoints } from '@ironsouq/contract/notification/notification.endpoints'
import {
  NOTICE_GROUPS,
  type NoticeGroup,
} from '@ironsouq/contract/notification/notification.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { Banner } from '@ironsouq/ui/patterns/banner'
import { EmptyState } from '@ironsouq/ui/patterns/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { useFetcher } from 'react-router'
import { LocalLink, useLocalPath } from '#shell/local-link.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import type { Attempt } from './attempt.server.ts'
import { Busy } from './busy.tsx'
import { NoticeRow } from './notice-row.tsx'
import { noticesPath, type NoticesQuery } from './notices-path.ts'
import { Page, PageHead } from './page-head.tsx'
import { Pager } from './pager.tsx'
import { ReachForm } from './reach-form.tsx'
import { useFailure } from './use-failure.ts'

export interface Notices {
  query: NoticesQuery
  size: number
  last: number
  page: DataOf<typeof notificationEndpoints.list>
  choices: readonly Choice[]
  /** When the page was made. */
  now: string
}

const GROUP_WORD: Record<NoticeGroup, Key> = {
  machines: 'common.machines',
  account: 'mine.groupAccount',
}

const TAB =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink'

/** The groups as addresses; they look like tabs and are links. */
function GroupTabs({
  group,
  counts,
}: {
  group: NoticeGroup | undefined
  counts: Notices['page']['counts']
}) {
  const t = useT()
  const format = useFormat()
  const all = NOTICE_GROUPS.reduce((sum, each) => sum + counts[each], 0)
  const tabs = [
    { name: 'all', text: t('mine.all'), count: all, group: undefined },
    ...NOTICE_GROUPS.map((each) => ({
      name: each,
      text: t(GROUP_WORD[each]),
      count: counts[each],
      group: each,
    })),
  ]
  return (
    <nav
      aria-label={t('shell.notices')}
      className="flex gap-6 overflow-x-auto border-b border-line [scrollbar-width:none]"
    >
      {tabs.map((tab) => (
        <LocalLink
          key={tab.name}
          href={noticesPath({ group: tab.group })}
          preventScrollReset
          aria-current={tab.group === group ? 'page' : undefined}
          className={TAB}
        >
          {tab.text}
          <bdi className="text-micro tabular-nums">{format.number(tab.count)}</bdi>
        </LocalLink>
      ))}
    </nav>
  )
}

function ReadAll({ action }: { action: string }) {
  const t = useT()
  const fetcher = useFetcher<Attempt>()
  useFailure(fetcher.data)
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="readAll" />
      <button
        type="submit"
        disabled={fetcher.state !== 'idle'}
        className={`${buttonLook({ tone: 'quiet', size: 'dense' })} cursor-pointer`}
      >
        {t('mine.markAllRead')}
      </button>
    </fetcher.Form>
  )
}

interface NoticesPageProps {
  notices: Notices
  /** Of a form that was sent without script. */
  answer: Attempt | undefined
}

/** What the member was told, and how he may be told of more. */
export function NoticesPage({ notices, answer }: NoticesPageProps) {
  const t = useT()
  const path = useLocalPath()
  const { query, size, last, page, choices, now } = notices
  const action = path(noticesPath(query))
  return (
    <Page>
      <PageHead title={t('shell.notices')}>
        {page.unread > 0 && <ReadAll action={action} />}
      </PageHead>
      {answer?.failure !== undefined && (
        <Banner tone="refused">{answer.failure || t('mine.failed')}</Banner>
      )}
      <GroupTabs group={query.group} counts={page.counts} />
      <Busy>
        {page.records.length === 0 ? (
          <EmptyState title={t('mine.noticesEmptyTitle')} body={t('mine.noticesEmptyBody')} />
        ) : (
          <>
            <div>
              {page.records.map((notice) => (
                <NoticeRow key={notice.noticeId} notice={notice} now={now} action={action} />
              ))}
            </div>
            <Pager
              current={query.current}
              size={size}
              total={page.total}
              last={last}
              at={(current) => noticesPath({ ...query, current })}
            />
          </>
        )}
      </Busy>
      <div className="lg:max-w-140">
        <ReachForm choices={choices} action={action} />
      </div>
    </Page>
  )
}
