import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { ComponentProps, MouseEvent } from 'react'
import { consultPath } from '#features/deals/chat/parts/chat-path.ts'
import { currentPage } from '#kit/navigation/current-page.ts'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { joinPath } from '#kit/navigation/locale-path.ts'
import { goTo } from '#kit/navigation/navigation-guard.ts'
import { opensNewTab } from '#kit/navigation/opens-new-tab.ts'
import { useSiteData } from '#kit/page/site-data.ts'
import { openLogin } from '#kit/popup/login-prompt.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'

type BeginLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & {
  device: Device
  purpose: 'quote' | 'chat'
}

/**
 * An action that needs a signed-in user. The login opens in a dialog, and the action continues
 * [ID-14]; without script the login leads to it.
 */
export function MemberAction({ device, purpose, ...link }: BeginLinkProps) {
  const { prefix } = useSiteData()
  const { deviceId } = device
  const next =
    purpose === 'quote'
      ? `/inquiry?deviceId=${deviceId}`
      : consultPath({ consult: 'store', deviceId })
  const back = joinPath(prefix, next)
  const goOn = () => goTo(joinPath(currentPage().prefix, next))
  const handleClick = (event: MouseEvent) => {
    if (opensNewTab(event)) return
    event.preventDefault()
    if (isSignedIn()) goOn()
    else openLogin({ purpose, device, afterLogin: goOn })
  }
  return (
    <LocalLink
      {...link}
      href={`/login?${new URLSearchParams({ back })}`}
      prefetch="none"
      onClick={handleClick}
    />
  )
}
