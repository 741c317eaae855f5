import type { Device } from '@ironsouq/contract/device/device.schema'
import type { ComponentProps, MouseEvent } from 'react'
import { hereNow } from '#shell/here.ts'
import { LocalLink } from '#shell/local-link.tsx'
import { joinPath } from '#shell/locale-path.ts'
import { goTo } from '#shell/navigation-guard.ts'
import { opensElsewhere } from '#shell/opens-elsewhere.ts'
import { openLogin } from '#shell/popups/login.ts'
import { toast } from '#shell/popups/toast.ts'
import { useShell } from '#shell/shell-data.ts'
import { isSigned } from '#shell/signed.ts'
import { useT } from '#shell/use-t.ts'

type BeginLinkProps = Omit<ComponentProps<typeof LocalLink>, 'href'> & {
  device: Device
  purpose: 'quote' | 'chat'
}

/**
 * What only a known reader can do. He logs in where he stands, and what he began goes on [ID-14];
 * without script the login leads back to this machine.
 */
export function BeginLink({ device, purpose, ...link }: BeginLinkProps) {
  const t = useT()
  const { prefix } = useShell()
  const back = joinPath(prefix, `/device-detail/${device.deviceId}`)
  const goOn = () => {
    if (purpose === 'chat') goTo(joinPath(hereNow().prefix, '/chat'))
    else toast(t('judging.quoteSoon'))
  }
  const handleClick = (event: MouseEvent) => {
    if (opensElsewhere(event)) return
    event.preventDefault()
    if (isSigned()) goOn()
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
