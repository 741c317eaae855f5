import { Icon } from '@ironsouq/ui/primitives/icon'
import type { ComponentProps, MouseEvent } from 'react'
import { Avatar } from './avatar.tsx'
import { LocalLink } from './local-link.tsx'
import { opensElsewhere } from './opens-elsewhere.ts'
import { askAccount } from './popups/login.ts'
import { useStore } from './stores/store.ts'
import { userStore } from './stores/user-store.ts'
import { useT } from './use-t.ts'

function handleClick(event: MouseEvent): void {
  if (opensElsewhere(event)) return
  event.preventDefault()
  void askAccount()
}

/** To the user center; with script it is asked first who is there, and nobody loses his page. */
export function AccountLink(link: Omit<ComponentProps<typeof LocalLink>, 'href'>) {
  return <LocalLink {...link} href="/user-center" prefetch="none" onClick={handleClick} />
}

/** Who is signed in, once the page has learnt it. */
export function AccountButton({ className }: { className: string }) {
  const t = useT()
  const nickName = useStore(userStore, (user) => user.nickName)
  return nickName === '' ? (
    <AccountLink className={className}>
      <Icon name="user" />
      {t('shell.account')}
    </AccountLink>
  ) : (
    <AccountLink className={className} aria-label={t('shell.accountOf', { name: nickName })}>
      <Avatar size="small" />
      <bdi className="max-w-32 truncate">{nickName}</bdi>
    </AccountLink>
  )
}
