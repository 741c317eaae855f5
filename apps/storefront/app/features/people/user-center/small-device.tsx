import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import type { ReactNode } from 'react'
import { DevicePicture } from '#features/machines/device/parts/device-picture.tsx'
import { DeviceLine } from '#features/machines/device/parts/summary/device-line.tsx'
import { DeviceName } from '#features/machines/device/parts/summary/device-name.tsx'
import { PriceNow } from '#features/machines/device/parts/summary/price-now.tsx'
import { FADED, isGone, StateMark } from '#features/machines/device/parts/summary/state-mark.tsx'

interface SmallDeviceProps {
  device: DeviceCard
  /** Shown under the price of a machine that is still for sale. */
  children: ReactNode
}

/** A machine as one line of a panel. */
export function SmallDevice({ device, children }: SmallDeviceProps) {
  return (
    <li className="grid min-h-14 grid-cols-[64px_minmax(0,1fr)] sm:grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 last:border-b-0">
      <span className={`overflow-hidden rounded-tight ${isGone(device) ? FADED : ''}`}>
        <DevicePicture picture={device.picture} alt="" sizes="64px" />
      </span>
      <div className="grid min-w-0 grid-cols-1">
        <DeviceName device={device} />
        <p className="text-micro text-ink-muted">
          <DeviceLine device={device} />
        </p>
      </div>
      <div className="grid max-sm:col-start-2 sm:justify-items-end sm:text-end">
        <PriceNow price={device.price} size="flat" />
        {device.state === 'listed' ? children : <StateMark device={device} />}
      </div>
    </li>
  )
}
