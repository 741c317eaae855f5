import type { ComponentProps, KeyboardEvent, MouseEvent } from 'react'
import { LocalLink, useLocalPath } from '#kit/navigation/local-link.tsx'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'

type MemberToggleProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & {
  isOn: boolean
  onToggle: () => void
  /** The page to return to from the login, without a language. */
  back: string
}

/** A link with the role of a button must react to the space bar too. */
function handleKey(event: KeyboardEvent<HTMLAnchorElement>): void {
  if (event.key !== ' ') return
  event.preventDefault()
  event.currentTarget.click()
}

/**
 * Something that a member switches on and off. Cached pages are rendered for a visitor, with a link
 * to the login that needs no script; for a member the same element is a toggle button.
 */
export function MemberToggle({ isOn, onToggle, back, ...link }: MemberToggleProps) {
  const isMember = useStore(userStore, ({ userId }) => userId !== '')
  const path = useLocalPath()
  const handleClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    onToggle()
  }
  return (
    <LocalLink
      {...link}
      href={`/login?${new URLSearchParams({ back: path(back) })}`}
      prefetch="none"
      rel="nofollow"
      onClick={handleClick}
      {...(isMember && { role: 'button', 'aria-pressed': isOn, onKeyDown: handleKey })}
    />
  )
}
