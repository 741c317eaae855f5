import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { BrandAndModel } from '../brand-and-model.tsx'

interface DeviceNameProps {
  device: DeviceCard
  /** On a phone the name wraps instead of being truncated. */
  wraps?: boolean
}

/** The name, as a link; on a phone the tap target is higher than the text. */
export function DeviceName({ device, wraps = false }: DeviceNameProps) {
  const { deviceId, title, brandName, model } = device
  return (
    <LocalLink
      href={`/device-detail/${deviceId}`}
      aria-label={title}
      className={`relative min-w-0 ${wraps ? 'lg:truncate' : 'truncate'} font-semibold underline-offset-3 hover:underline max-lg:before:absolute max-lg:before:inset-x-0 max-lg:before:-inset-y-3`}
    >
      <BrandAndModel brandName={brandName} model={model} />
    </LocalLink>
  )
}
