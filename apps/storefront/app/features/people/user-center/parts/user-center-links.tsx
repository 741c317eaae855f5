import type { Key } from '@ironsouq/i18n/messages'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { useLocation } from 'react-router'
import { OFFERS_PAGE } from '#features/deals/quote/parts/quote-path.ts'
import { VIEWINGS_PAGE } from '#features/deals/viewing/parts/viewing-path.ts'
import { COUPONS_PAGE } from '#features/mall/coupon/parts/coupon-path.ts'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { type Member, useMember } from './use-member.ts'

interface Place {
  href: string
  text: Key
  icon: IconName
  count?: keyof Member['counts']
  /** Other pages for which this link is the current one. */
  holds?: readonly string[]
}

const PLACES: readonly Place[] = [
  { href: '/user-center', text: 'shell.overview', icon: 'home' },
  {
    href: '/user-center/inquiry-list',
    text: 'shell.inquiries',
    icon: 'list',
    count: 'inquiries',
    holds: ['/inquiry-detail'],
  },
  { href: OFFERS_PAGE, text: 'shell.offers', icon: 'tag' },
  { href: VIEWINGS_PAGE, text: 'shell.viewings', icon: 'calendar' },
  {
    href: '/user-center/collected-device',
    text: 'shell.savedMachines',
    icon: 'heart',
    count: 'favorites',
  },
  {
    href: '/user-center/saved-products',
    text: 'shell.savedProducts',
    icon: 'mark',
    count: 'savedProducts',
  },
  { href: '/user-center/garage', text: 'shell.garage', icon: 'truck' },
  { href: '/user-center/followed-stores', text: 'shell.followedStores', icon: 'flag' },
  {
    href: '/user-center/saved-searches',
    text: 'shell.savedSearches',
    icon: 'search',
    count: 'savedSearches',
    holds: ['/user-center/saved-searches/new'],
  },
  {
    href: '/user-center/orders',
    text: 'shell.orders',
    icon: 'box',
    holds: ['/user-center/orders'],
  },
  { href: COUPONS_PAGE, text: 'shell.coupons', icon: 'tag' },
  {
    href: '/user-center/member',
    text: 'shell.memberCentre',
    icon: 'chart',
    holds: ['/user-center/check-in'],
  },
  { href: '/user-center/points', text: 'shell.points', icon: 'gauge' },
  { href: '/user-center/balance', text: 'shell.balance', icon: 'doc' },
  { href: '/user-center/addresses', text: 'shell.addresses', icon: 'pin' },
  {
    href: '/user-center/browsing-history',
    text: 'shell.recentlyViewed',
    icon: 'clock',
    holds: ['/user-center/viewed-products'],
  },
  { href: '/user-center/notices', text: 'shell.notifications', icon: 'bell', count: 'notices' },
  { href: '/chat', text: 'shell.messages', icon: 'chat', count: 'messages' },
  {
    href: '/user-center/account',
    text: 'shell.accountSettings',
    icon: 'gear',
    holds: ['/user-center/security', '/user-center/privacy'],
  },
  { href: '/user-center/help-center', text: 'shell.help', icon: 'info' },
  { href: '/user-center/about-us', text: 'shell.aboutUs', icon: 'doc' },
]

const ROW =
  'flex min-h-11 w-full items-center gap-3 rounded-box px-3 text-ink-2 hover:bg-sunk lg:min-h-10'
const LINK = `${ROW} aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper`

/** The links of the user center, and the logout. */
export function UserCenterLinks() {
  const t = useT()
  const format = useFormat()
  const member = useMember()
  const path = useLocalPath()
  const { page } = splitPath(useLocation().pathname)
  return (
    <nav aria-label={t('shell.myAccount')}>
      <ul>
        {PLACES.map(({ href, text, icon, count, holds = [] }) => {
          const number = count && member ? member.counts[count] : 0
          return (
            <li key={href}>
              <LocalLink
                href={href}
                aria-current={
                  page === href ||
                  holds.some((held) => page === held || page.startsWith(`${held}/`))
                    ? 'page'
                    : undefined
                }
                className={LINK}
              >
                <Icon name={icon} />
                {t(text)}
                {number > 0 && (
                  <span className="ms-auto text-micro tabular-nums">
                    <bdi>{format.number(number)}</bdi>
                  </span>
                )}
              </LocalLink>
            </li>
          )
        })}
      </ul>
      {member && (
        // A full document load: no data of this member stays in memory.
        <form method="post" action={path('/logout')} className="pt-2">
          <button type="submit" className={`${ROW} cursor-pointer`}>
            <Icon name="lock" />
            {t('shell.logOut')}
          </button>
        </form>
      )}
    </nav>
  )
}
