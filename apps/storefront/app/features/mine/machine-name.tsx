import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { LocalLink } from '#shell/local-link.tsx'

interface MachineNameProps {
  device: DeviceCard
  /** On a phone it is read whole rather than compared. */
  wraps?: boolean
}

/** What it is called, and the way to it; on a phone the target is higher than the words. */
export function MachineName({ device, wraps = false }: MachineNameProps) {
  const { deviceId, title, brandName, model } = device
  return (
    <LocalLink
      href={`/device-detail/${deviceId}`}
      aria-label={title}
      className={`relative min-w-0 ${wraps ? 'lg:truncate' : 'truncate'} font-semibold underline-offset-3 hover:underline max-lg:before:absolute max-lg:before:inset-x-0 max-lg:before:-inset-y-3`}
    >
      {brandName} <bdi>{model}</bdi>
    </LocalLink>
  )
}
