import type { ComponentProps, KeyboardEvent, MouseEvent, ReactNode } from 'react'
import { toggleFavorite } from './favorite.ts'
import { LocalLink, useLocalPath } from './local-link.tsx'
import { opensElsewhere } from './opens-elsewhere.ts'
import type { LoginAsked } from './popups/popup-store.ts'
import { useFavorite } from './stores/favorite-store.ts'
import { useStore } from './stores/store.ts'
import { userStore } from './stores/user-store.ts'

type SaveToggleProps = Omit<ComponentProps<typeof LocalLink>, 'href' | 'children'> & {
  device: NonNullable<LoginAsked['device']>
  children: (isSaved: boolean) => ReactNode
}

/** A link that stands for a button is pressed by the space bar too. */
function handleKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Saves a machine and takes it back. The page comes as for a visitor, with a way to the login that
 * needs no script; for a member the same element is a button that is pressed or not.
 */
export function SaveToggle({ device, children, ...link }: SaveToggleProps) {
  const isSaved = useFavorite(device.deviceId)
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const back = useLocalPath()(`/device-detail/${device.deviceId}`)
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
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
