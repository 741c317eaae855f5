import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import type { LoginAsked } from '#kit/popup/popup-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { useFavorite } from './favorite-store.ts'
import { toggleFavorite } from './toggle-favorite.ts'

type SaveToggleProps = Omit<ComponentProps<typeof LocalLink>, 'href' | 'children'> & {
  device: NonNullable<LoginAsked['device']>
  children: (isSaved: boolean) => ReactNode
}

/** A link with the role of a button must react to the space bar too. */
function handleKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Saves or removes a machine. Cached pages are rendered for a visitor, with a link to the login that
 * needs no script; for a member the same element is a toggle button.
 */
export function SaveToggle({ device, children, ...link }: SaveToggleProps) {
  const isSaved = useFavorite(device.deviceId)
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const back = useLocalPath()(`/device-detail/${device.deviceId}`)
  const handleClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    toggleFavorite(device)
  }
  return (
    <LocalLink
      {...link}
      href={`/login?${new URLSearchParams({ back })}`}
      prefetch="none"
      rel="nofollow"
      onClick={handleClick}
      {...(isMember && { role: 'button', 'aria-pressed': isSaved, onKeyDown: handleKey })}
    >
      {children(isSaved)}
    </LocalLink>
  )
}
