import { Icon } from '@ironsouq/ui/primitives/display/icon'
import type { ComponentProps, MouseEvent } from 'react'
import { Avatar } from '#features/people/profile/parts/avatar.tsx'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import { askAccount } from '#kit/popup/login-prompt.ts'
import { sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { throttle } from '#kit/text/timing.ts'
import { useT } from '#kit/text/use-t.ts'

/** A second click before the response would open the login twice. */
const askOnce = throttle(() => void askAccount())

function handleClick(event: MouseEvent): void {
  if (opensNewTab(event)) return
  event.preventDefault()
  askOnce()
}

/** To the user center; with script the session is checked first, and the user stays on the page. */
export function AccountLink(link: Omit<ComponentProps<typeof LocalLink>, 'href'>) {
  return <LocalLink {...link} href="/user-center" prefetch="none" onClick={handleClick} />
}

const MOST = 99

/** The number of unread notifications, which changes while the page is open [AP-13]. */
export function UnreadBadge() {
  const t = useT()
  const count = useStore(sessionStore, ({ unreadNotices }) => unreadNotices)
  if (count === 0) return null
  return (
    <>
      <span className="sr-only">{t('shell.noticesUnread', { count })}</span>
      <bdi
        aria-hidden
        className="grid h-4.5 min-w-4.5 place-items-center rounded-full bg-ink px-1 text-micro font-semibold text-paper tabular-nums"
      >
        {count > MOST ? `${MOST}+` : count}
      </bdi>
    </>
  )
}

/** The signed-in user, once the page has loaded it. */
export function AccountButton({ className }: { className: string }) {
  const t = useT()
  const nickName = useStore(userStore, (user) => user.nickName)
  return nickName === '' ? (
    <AccountLink className={className}>
      <Icon name="user" />
      {t('shell.account')}
    </AccountLink>
  ) : (
    <AccountLink className={className}>
      <Avatar size="small" />
      <span className="sr-only">{t('shell.accountOf', { name: nickName })}</span>
      <bdi aria-hidden className="max-w-32 truncate">
        {nickName}
      </bdi>
      <UnreadBadge />
    </AccountLink>
  )
}
