import type { DeviceCard as Card } from '@ironsouq/contract/device/device.schema'
import { DeviceCard } from './device-card.tsx'

/** The cards that a reader sees before scrolling; their pictures are fetched at once. */
const ABOVE_THE_FOLD = 4

export function DeviceGrid({ devices }: { devices: readonly Card[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2 sm:gap-4 lg:grid-cols-3 xl:grid-cols-4">
      {devices.map((device, i) => (
        <li key={device.deviceId}>
          <DeviceCard device={device} eager={i < ABOVE_THE_FOLD} />
        </li>
      ))}
    </ul>
  )
}
