import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { Icon } from '@ironsouq/ui/primitives/icon'
import type { MouseEvent } from 'react'
import { LocalLink, useLocalPath } from '#shell/local-link.tsx'
import { openLogin } from '#shell/popups/login.ts'
import { useT } from '#shell/use-t.ts'

function handleClick(event: MouseEvent): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  openLogin()
}

/**
 * Whoever saves a machine is asked to log in first: where he stands if there is script, else on a
 * page that leads to the machine.
 */
export function DeviceSave({ device: { deviceId, title } }: { device: DeviceCard }) {
  const t = useT()
  const back = useLocalPath()(`/device-detail/${deviceId}`)
  return (
    <LocalLink
      href={`/login?${new URLSearchParams({ back })}`}
      prefetch="none"
      rel="nofollow"
      onClick={handleClick}
      aria-label={t('device.save', { title })}
      className="grid size-11 place-items-center rounded-box -outline-offset-4"
    >
      <span className="grid size-8 place-items-center rounded-box text-ink hover:bg-sunk sm:bg-raised">
        <Icon name="heart" />
      </span>
    </LocalLink>
  )
}
