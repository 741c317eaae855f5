import type { Favorite } from '@ironsouq/contract/favorite/favorite.endpoints'
import type { Seen } from '@ironsouq/contract/history/history.endpoints'
import type { CenterInfo, Profile } from '@ironsouq/contract/member/member.schema'
import type { Notice } from '@ironsouq/contract/notification/notification.endpoints'
import { MemberHead } from '#shell/layouts/member-head.tsx'
import { Places } from '#shell/layouts/places.tsx'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import { greetingAt } from './greeting.ts'
import type { MineParts } from './mine-parts.ts'
import { MiniMachine } from './mini-machine.tsx'
import { NextSteps } from './next-steps.tsx'
import { useNoticeTime } from './notice-row.tsx'
import { Page, PageHead } from './page-head.tsx'
import { PanelRows } from './panel-rows.tsx'
import { Panel } from './panel.tsx'
import { PriceSince } from './price-now.tsx'
import { Stats } from './stats.tsx'
import { thingsThatWait } from './things.ts'
import { TodoList } from './todo-list.tsx'

export interface Overview {
  center: CenterInfo
  profile: Profile
  /** Undefined when it could not be asked. */
  passkeys: number | undefined
  /** When the page was made. */
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

/** What waits for the member, and what he has [RT-21]. */
export function OverviewPage({ overview, parts }: { overview: Overview; parts: MineParts }) {
  const t = useT()
  const format = useFormat()
  const { center, profile, now, saved, seen, notices } = overview
  const { favorites, history } = center
  const things = thingsThatWait(overview)
  const greeting = t(greetingAt(now))
  const all = (href: string, count: number) =>
    count > 0 ? { href, text: t('mine.allCount', { count: format.number(count) }) } : undefined
  const isEmpty = favorites.total === 0 && history.total === 0
  return (
    <Page>
      <div className="lg:hidden">
        <MemberHead />
      </div>
      <PageHead
        title={
          things.length > 0
            ? t('mine.waiting', { greeting, count: things.length })
            : t('mine.nothingWaits', { greeting })
        }
      >
        <time dateTime={now} className="text-ink-muted max-lg:hidden">
          {format.longDay(now)} <bdi>{format.time(now)}</bdi>
        </time>
      </PageHead>
      {things.length > 0 && <TodoList things={things} />}
      {isEmpty && <NextSteps />}
      <Stats center={center} profile={profile} />
      <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
        <Panel
          heading={t('shell.savedMachines')}
          more={all('/user-center/collected-device', favorites.total)}
        >
          <PanelRows rows={saved} none={t('mine.savedNone')}>
            {({ device, priceThen }) => (
              <MiniMachine key={device.deviceId} device={device} parts={parts}>
                <PriceSince then={priceThen} now={device.price} word="mine.sinceSaved" />
              </MiniMachine>
            )}
          </PanelRows>
        </Panel>
        <Panel
          heading={t('mine.recentHeading')}
          more={all('/user-center/browsing-history', history.total)}
        >
          <PanelRows rows={seen} none={t('mine.seenNone')}>
            {({ device, day, priceThen }) => (
              <MiniMachine key={`${day} ${device.deviceId}`} device={device} parts={parts}>
                <PriceSince then={priceThen} now={device.price} word="mine.sinceThen" />
              </MiniMachine>
            )}
          </PanelRows>
        </Panel>
        <Panel
          isWide
          heading={t('shell.notices')}
          more={{ href: '/user-center/notices', text: t('mine.all') }}
        >
          <PanelRows rows={notices} none={t('mine.noticesNone')}>
            {(notice) => <NoticeLine key={notice.noticeId} notice={notice} now={now} />}
          </PanelRows>
        </Panel>
      </div>
      <div className="border-t-2 border-ink pt-3 lg:hidden">
        <Places />
      </div>
    </Page>
  )
}
