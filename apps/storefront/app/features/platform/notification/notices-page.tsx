import type { announcementEndpoints } from '@ironsouq/contract/content/announcement/announcement.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { Choice } from '@ironsouq/contract/people/consent/consent.endpoints'
import { type notificationEndpoints } from '@ironsouq/contract/platform/notification/notification.endpoints'
import {
  NOTICE_GROUPS,
  type NoticeGroup,
} from '@ironsouq/contract/platform/notification/notification.limits'
import type { Key } from '@ironsouq/i18n/messages'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { useFetcher } from 'react-router'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { useFailure } from '#kit/form/use-failure.ts'
import { Busy } from '#kit/list/busy.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { Pager } from '#kit/list/pager.tsx'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { AnnouncementRows } from './announcement-rows.tsx'
import { ChannelsForm } from './channels-form.tsx'
import { noticesPath, type NoticesQuery } from './notices-path.ts'
import { NoticeRow } from './parts/notice-row.tsx'

export interface Notices {
  query: NoticesQuery
  size: number
  last: number
  page: DataOf<typeof notificationEndpoints.list>
  choices: readonly Choice[]
  announcements: DataOf<typeof announcementEndpoints.ofMember>
  /** When the page was rendered. */
  now: string
}

const GROUP_WORD: Record<NoticeGroup, Key> = {
  machines: 'common.machines',
  account: 'userCenter.groupAccount',
}

const TAB =
  'inline-flex min-h-11 items-center gap-1.5 border-b-2 border-transparent whitespace-nowrap text-ink-2 -outline-offset-3 hover:text-ink aria-[current]:border-ink aria-[current]:font-semibold aria-[current]:text-ink'

/** The groups as links that look like tabs. */
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
    { name: 'all', text: t('userCenter.notificationsAll'), count: all, group: undefined },
    ...NOTICE_GROUPS.map((each) => ({
      name: each,
      text: t(GROUP_WORD[each]),
      count: counts[each],
      group: each,
    })),
  ]
  return (
    <nav
      aria-label={t('shell.notifications')}
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
  const fetcher = useFetcher<FormAnswer>()
  useFailure(fetcher.data)
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="intent" value="readAll" />
      <button
        type="submit"
        disabled={fetcher.state !== 'idle'}
        className={`${buttonLook({ tone: 'quiet', size: 'dense' })} cursor-pointer`}
      >
        {t('userCenter.markAllRead')}
      </button>
    </fetcher.Form>
  )
}

interface NoticesPageProps {
  notices: Notices
  /** The result of a form that was sent without script. */
  answer: FormAnswer | undefined
}

/** The notices of the member, and the channels for more. */
export function NoticesPage({ notices, answer }: NoticesPageProps) {
  const t = useT()
  const path = useLocalPath()
  const { query, size, last, page, choices, announcements, now } = notices
  const action = path(noticesPath(query))
  return (
    <Page>
      <PageHead title={t('shell.notifications')}>
        {page.unread > 0 && <ReadAll action={action} />}
      </PageHead>
      {answer?.faults !== undefined && (
        <Banner tone="refused">{answer.faults.msg || t('userCenter.failed')}</Banner>
      )}
      {announcements.length > 0 && (
        <AnnouncementRows announcements={announcements} now={now} action={action} />
      )}
      <GroupTabs group={query.group} counts={page.counts} />
      <Busy>
        {page.records.length === 0 ? (
          <EmptyState
            title={t('userCenter.notificationsEmptyTitle')}
            body={t('userCenter.notificationsEmptyBody')}
          />
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
        <ChannelsForm choices={choices} action={action} />
      </div>
    </Page>
  )
}
