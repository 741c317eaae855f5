import type { DeviceCard as Card } from '@ironsouq/contract/machines/device/device.schema'
import type { ComponentType } from 'react'
import { DeviceCard } from './device-card.tsx'

/** The cards that are visible without scrolling; their pictures load first. */
const ABOVE_THE_FOLD = 4

interface DeviceGridProps {
  devices: readonly Card[]
  /** How many of them are above the fold. */
  eager?: number
  heading?: 'h2' | 'h3'
  /** The footer of each card, passed by the route. */
  Foot?: ComponentType<{ device: Card }>
}

export function DeviceGrid(props: DeviceGridProps) {
  const { devices, eager = ABOVE_THE_FOLD, heading = 'h2', Foot } = props
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
      {devices.map((device, i) => (
        <li key={device.deviceId}>
          <DeviceCard
            device={device}
            eager={i < eager}
            heading={heading}
            {...(Foot && { foot: <Foot device={device} /> })}
          />
        </li>
      ))}
    </ul>
  )
}
