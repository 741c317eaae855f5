import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import type { ReactNode } from 'react'
import { MachineLine } from './machine-line.tsx'
import { MachineName } from './machine-name.tsx'
import type { MineParts } from './mine-parts.ts'
import { PriceNow } from './price-now.tsx'
import { FADED, isGone, StateMark } from './state-mark.tsx'

interface MiniMachineProps {
  device: DeviceCard
  parts: MineParts
  /** What stands under the price of a machine that is still there. */
  children: ReactNode
}

/** A machine as one line of a panel. */
export function MiniMachine({ device, parts, children }: MiniMachineProps) {
  const { Picture } = parts
  return (
    <li className="grid min-h-14 grid-cols-[64px_minmax(0,1fr)_auto] items-center gap-3 border-b border-line py-2 last:border-b-0">
      <span className={`overflow-hidden rounded-tight ${isGone(device) ? FADED : ''}`}>
        <Picture picture={device.picture} alt="" sizes="64px" />
      </span>
      <div className="grid min-w-0 grid-cols-1">
        <MachineName device={device} />
        <p className="text-micro text-ink-muted">
          <MachineLine device={device} parts={parts} />
        </p>
      </div>
      <div className="grid justify-items-end text-end">
        <PriceNow price={device.price} size="flat" />
        {device.state === 'listed' ? children : <StateMark device={device} />}
      </div>
    </li>
  )
}
