import type { ComponentProps, MouseEvent } from 'react'
import { currentPage } from '#kit/navigation/current-page.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { goTo } from '#kit/navigation/navigation-guard.ts'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { consultPath, type ConsultWith } from './chat-path.ts'

type ChatLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & { to: ConsultWith }

/** Starts a consultation. A visitor logs in first, in a dialog, and goes on to it [ID-14]. */
export function ChatLink({ to, ...link }: ChatLinkProps) {
  const path = consultPath(to)
  const handleClick = (event: MouseEvent) => {
    if (opensNewTab(event) || isSignedIn()) return
    event.preventDefault()
    const goOn = () => goTo(joinPath(currentPage().prefix, path))
    openLogin({ purpose: 'chat', afterLogin: goOn })
  }
  return <LocalLink {...link} href={path} prefetch="none" rel="nofollow" onClick={handleClick} />
}
