import { Icon } from '@ironsouq/ui/primitives/icon'
import type { ComponentProps, MouseEvent } from 'react'
import { LocalLink } from './local-link.tsx'
import { askAccount } from './popups/login.ts'
import { useT } from './use-t.ts'

const opensElsewhere = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey

function handleClick(event: MouseEvent): void {
  if (opensElsewhere(event)) return
  event.preventDefault()
  void askAccount()
}

/** To the user center; with script it is asked first who is there, and nobody loses his page. */
export function AccountLink(link: Omit<ComponentProps<typeof LocalLink>, 'href'>) {
  return <LocalLink {...link} href="/user-center" prefetch="none" onClick={handleClick} />
}

export function AccountButton({ className }: { className: string }) {
  const t = useT()
  return (
    <AccountLink className={className}>
      <Icon name="user" />
      {t('shell.account')}
    </AccountLink>
  )
}
