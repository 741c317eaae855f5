import type { Key } from '@ironsouq/i18n/messages'
import { Icon, type IconName } from '@ironsouq/ui/primitives/display/icon'
import { useLocation } from 'react-router'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { splitPath } from '#kit/navigation/locale-path.ts'
import { useT } from '#kit/text/use-t.ts'
import { AccountLink, UnreadBadge } from './header/account-button.tsx'

interface Place {
  href: string
  text: Key
  icon: IconName
  /** The pages for which this item is the current one. */
  holds: RegExp
}

const PLACES: readonly Place[] = [
  { href: '/', text: 'common.home', icon: 'home', holds: /^\/$/ },
  {
    href: '/device-list',
    text: 'common.machines',
    icon: 'truck',
    holds: /^\/device-(?:list|detail)/,
  },
  { href: '/mall', text: 'shell.dockMall', icon: 'box', holds: /^\/mall(?:\/|$)/ },
  {
    href: '/user-center/collected-device',
    text: 'shell.saved',
    icon: 'heart',
    holds: /^\/user-center\/(?:collected-device|saved-products)/,
  },
]

/** These pages have their action bar there instead. */
const TAKEN = /^\/(?:(?:device-detail|mall\/product)\/[^/]+|cart|checkout|pay\/.+)$/
const ACCOUNT = /^\/user-center(?!\/(?:collected-device|saved-products))/

/** The tab bar at the bottom of the screen on a phone. */
export function Dock() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  if (TAKEN.test(page)) return null
  return (
    <nav
      aria-label={t('shell.mainSections')}
      className="sticky bottom-0 z-bar border-t border-line-strong bg-raised pb-[env(safe-area-inset-bottom)] lg:hidden print:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        {PLACES.map(({ href, text, icon, holds }) => (
          <li key={href}>
            <LocalLink
              href={href}
              aria-current={holds.test(page) ? 'page' : undefined}
              className="dock-place"
            >
              <Icon name={icon} />
              {t(text)}
            </LocalLink>
          </li>
        ))}
        <li>
          <AccountLink
            aria-current={ACCOUNT.test(page) ? 'page' : undefined}
            className="dock-place"
          >
            <span className="relative">
              <Icon name="user" />
              <span className="absolute start-full -top-2 -ms-2">
                <UnreadBadge />
              </span>
            </span>
            {t('shell.account')}
          </AccountLink>
        </li>
      </ul>
    </nav>
  )
}
