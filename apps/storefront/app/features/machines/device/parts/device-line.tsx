import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { LocalLink } from '#kit/navigation/local-link.tsx'
import { BrandAndModel } from './brand-and-model.tsx'
import { DevicePicture } from './device-picture.tsx'
import { DevicePrice } from './device-price.tsx'
import { useUsage } from './use-usage.ts'

/** A machine in one line: picture, name, year and use, price. The whole line is the link. */
export function DeviceLine({ device }: { device: DeviceCard }) {
  const { short } = useUsage(device)
  return (
    <div className="relative grid min-w-0 grid-cols-[80px_minmax(0,1fr)] items-center gap-3">
      <span className="overflow-hidden rounded-tight">
        <DevicePicture picture={device.picture} alt="" sizes="80px" />
      </span>
      <span className="grid min-w-0">
        <LocalLink
          href={`/device-detail/${device.deviceId}`}
          aria-label={device.title}
          className="block truncate font-semibold after:absolute after:inset-0 hover:underline"
        >
          <BrandAndModel {...device} />
        </LocalLink>
        <span className="truncate text-micro text-ink-muted">{`${device.yearMade} · ${short}`}</span>
        <DevicePrice price={device.price} size="card" />
      </span>
    </div>
  )
}
