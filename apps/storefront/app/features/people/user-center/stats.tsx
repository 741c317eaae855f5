import { HISTORY_DAYS } from '@ironsouq/contract/people/history/history.limits'
import type { CenterInfo, Profile } from '@ironsouq/contract/people/member/member.schema'
import type { ReactNode } from 'react'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface StatProps {
  label: string
  value: string
  note: ReactNode
  href?: string
}

function Stat({ label, value, note, href }: StatProps) {
  return (
    <div className="relative grid min-w-0 grid-cols-1 content-start gap-1 rounded-box border border-line bg-surface p-4 has-[a]:hover:border-line-strong lg:p-5">
      <p className="text-micro wrap-anywhere hyphens-auto text-ink-muted">
        {href === undefined ? (
          label
        ) : (
          <LocalLink href={href} className="after:absolute after:inset-0 after:rounded-box">
            {label}
          </LocalLink>
        )}
      </p>
      <p className="text-lead font-extrabold tracking-tight tabular-nums">{value}</p>
      <p className="text-micro break-words text-ink-muted">{note}</p>
    </div>
  )
}

interface StatsProps {
  center: CenterInfo
  profile: Profile
}

/** The counts of the member's data [CL-12]. */
export function Stats({ center, profile }: StatsProps) {
  const t = useT()
  const format = useFormat()
  const { favorites, history, unreadNotices } = center
  const became = [
    ...(favorites.cheaper > 0 ? [t('userCenter.cheaperCount', { count: favorites.cheaper })] : []),
    ...(favorites.sold > 0 ? [t('userCenter.soldCount', { count: favorites.sold })] : []),
  ]
  const savedNote =
    favorites.total === 0
      ? t('device.resultCount', { count: 0 })
      : became.join(' · ') || t('userCenter.savedUnchanged')
  return (
    <div className="grid grid-cols-2 gap-4 max-lg:*:last:odd:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      <Stat
        label={t('shell.savedMachines')}
        value={format.number(favorites.total)}
        note={savedNote}
        href="/user-center/collected-device"
      />
      <Stat
        label={t('shell.savedProducts')}
        value={format.number(favorites.products)}
        note={t('shell.mall')}
        href="/user-center/saved-products"
      />
      <Stat
        label={t('shell.recentlyViewed')}
        value={format.number(history.total)}
        note={[
          t('userCenter.inDays', { days: format.number(HISTORY_DAYS) }),
          ...(history.products > 0
            ? [t('userCenter.viewedProducts', { count: history.products })]
            : []),
        ].join(' · ')}
        href="/user-center/browsing-history"
      />
      <Stat
        label={t('shell.notifications')}
        value={format.number(unreadNotices)}
        note={t('userCenter.unread')}
        href="/user-center/notices"
      />
      <Stat
        label={t('userCenter.memberSince')}
        value={format.date(profile.memberSince)}
        note={<bdi>{profile.nickName}</bdi>}
      />
    </div>
  )
}
