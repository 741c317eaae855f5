import type { Key } from '@ironsouq/i18n/messages'
import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Icon, type IconName } from '@ironsouq/ui/primitives/icon'
import { useLocation } from 'react-router'
import { LocalLink } from '../local-link.tsx'
import { splitPath } from '../locale-path.ts'
import { useT } from '../use-t.ts'

interface Place {
  href: string
  text: Key
  icon: IconName
}

const PLACES: readonly Place[] = [
  { href: '/user-center', text: 'shell.overview', icon: 'home' },
  { href: '/user-center/inquiry-list', text: 'shell.inquiries', icon: 'list' },
  { href: '/user-center/collected-device', text: 'shell.savedMachines', icon: 'heart' },
  { href: '/user-center/browsing-history', text: 'shell.browsingHistory', icon: 'clock' },
  { href: '/chat', text: 'shell.messages', icon: 'chat' },
  { href: '/user-center/help-center', text: 'shell.help', icon: 'info' },
  { href: '/user-center/about-us', text: 'shell.aboutUs', icon: 'doc' },
]

/** The places of a member. On a phone the way back to them is enough. */
export function UserCenterNav() {
  const t = useT()
  const { page } = splitPath(useLocation().pathname)
  return (
    <>
      <LocalLink
        href="/user-center"
        className={`${buttonLook({ tone: 'quiet' })} justify-self-start ps-0 lg:hidden`}
      >
        <Icon name="previous" size="small" />
        {t('shell.userCenter')}
      </LocalLink>
      <aside className="max-lg:hidden">
        <div className="flex items-center gap-3 pb-4">
          <span className="grid size-10 place-items-center rounded-box bg-sunk">
            <Icon name="user" />
          </span>
          <div>
            <p className="font-semibold">{t('shell.notLoggedIn')}</p>
            <LocalLink
              href="/login"
              className="text-micro underline decoration-line-strong underline-offset-3 hover:decoration-ink"
            >
              {t('shell.logIn')}
            </LocalLink>
          </div>
        </div>
        <nav aria-label={t('shell.userCenter')}>
          <ul>
            {PLACES.map(({ href, text, icon }) => (
              <li key={href}>
                <LocalLink
                  href={href}
                  aria-current={href === page ? 'page' : undefined}
                  className="flex min-h-10 items-center gap-3 rounded-box px-3 text-ink-2 hover:bg-sunk aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper"
                >
                  <Icon name={icon} />
                  {t(text)}
                </LocalLink>
              </li>
            ))}
          </ul>
        </nav>
      </aside>
    </>
  )
}
