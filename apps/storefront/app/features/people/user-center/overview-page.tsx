import type { Favorite } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import type { Seen } from '@ironsouq/contract/people/history/history.endpoints'
import type { CenterInfo, Due, Profile } from '@ironsouq/contract/people/member/member.schema'
import type { Notice } from '@ironsouq/contract/platform/notification/notification.endpoints'
import { PriceSince } from '#features/machines/device/parts/summary/price-now.tsx'
import { useNoticeTime } from '#features/platform/notification/parts/notice-row.tsx'
import { Page, PageHead } from '#kit/list/page-head.tsx'
import { useNews } from '#kit/session/use-news.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { DueList } from './due-list.tsx'
import { greetingAt } from './greeting.ts'
import { NextSteps } from './next-steps.tsx'
import { OrderCounts } from './order-counts.tsx'
import { PanelRows } from './panel-rows.tsx'
import { Panel } from './panel.tsx'
import { MemberHead } from './parts/member-head.tsx'
import { UserCenterLinks } from './parts/user-center-links.tsx'
import { pendingTasks } from './pending-tasks.ts'
import { SmallDevice } from './small-device.tsx'
import { Stats } from './stats.tsx'
import { TodoList } from './todo-list.tsx'

export interface Overview {
  center: CenterInfo
  profile: Profile
  /** Undefined when the call failed. */
  passkeys: number | undefined
  /** What is due next. */
  due: readonly Due[]
  /** When the page was rendered. */
  now: string
  saved: Promise<readonly Favorite[] | null>
  seen: Promise<readonly Seen[] | null>
  notices: Promise<readonly Notice[] | null>
}

function NoticeLine({ notice, now }: { notice: Notice; now: string }) {
  const timeOf = useNoticeTime(now)
  const { title, body, at, isRead } = notice
  return (
    <li className="flex min-h-14 items-start justify-between gap-3 border-b border-line py-2 last:border-b-0">
      <div className="min-w-0">
        <p className={`truncate ${isRead ? '' : 'font-bold'}`}>{title}</p>
        <p className="truncate text-micro text-ink-muted">{body}</p>
      </div>
      <time dateTime={at} className="shrink-0 text-micro text-ink-muted tabular-nums">
        <bdi>{timeOf(at)}</bdi>
      </time>
    </li>
  )
}

/** The pending tasks of the member, and an overview of their data [RT-21]. */
export function OverviewPage({ overview }: { overview: Overview }) {
  const t = useT()
  const format = useFormat()
  const { center, profile, due, now, saved, seen, notices } = overview
  useNews()
  const { favorites, history } = center
  const tasks = pendingTasks(overview)
  const count = due.length + tasks.length
  const greeting = t(greetingAt(now))
  const all = (href: string, count: number) =>
    count > 0
      ? { href, text: t('userCenter.allCount', { count: format.number(count) }) }
      : undefined
  const isEmpty = favorites.total === 0 && history.total === 0
  return (
    <Page>
      <div className="lg:hidden">
        <MemberHead />
      </div>
      <PageHead
        title={
          count > 0
            ? t('userCenter.greetingTasks', { greeting, count })
            : t('userCenter.greetingNoTasks', { greeting })
        }
      >
        <time dateTime={now} className="text-ink-muted max-lg:hidden">
          {format.longDay(now)} <bdi>{format.time(now)}</bdi>
        </time>
      </PageHead>
      {due.length > 0 && <DueList due={due} />}
      {tasks.length > 0 && <TodoList tasks={tasks} />}
      <OrderCounts orders={center.orders} />
      <div className="border-t-2 border-ink pt-3 lg:hidden">
        <UserCenterLinks />
      </div>
      {isEmpty && <NextSteps />}
      <Stats center={center} profile={profile} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel
          heading={t('shell.savedMachines')}
          more={all('/user-center/collected-device', favorites.total)}
        >
          <PanelRows rows={saved} none={t('userCenter.savedNone')}>
            {({ device, priceThen }) => (
              <SmallDevice key={device.deviceId} device={device}>
                <PriceSince then={priceThen} now={device.price} word="userCenter.sinceSaved" />
              </SmallDevice>
            )}
          </PanelRows>
        </Panel>
        <Panel
          heading={t('userCenter.recentHeading')}
          more={all('/user-center/browsing-history', history.total)}
        >
          <PanelRows rows={seen} none={t('userCenter.seenNone')}>
            {({ device, day, priceThen }) => (
              <SmallDevice key={`${day} ${device.deviceId}`} device={device}>
                <PriceSince then={priceThen} now={device.price} word="userCenter.sinceThen" />
              </SmallDevice>
            )}
          </PanelRows>
        </Panel>
        <Panel
          isWide
          heading={t('shell.notifications')}
          more={{ href: '/user-center/notices', text: t('userCenter.viewAll') }}
        >
          <PanelRows rows={notices} none={t('userCenter.notificationsNone')}>
            {(notice) => <NoticeLine key={notice.noticeId} notice={notice} now={now} />}
          </PanelRows>
        </Panel>
      </div>
    </Page>
  )
}
