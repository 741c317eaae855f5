import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { Section } from '@ironsouq/ui/patterns/section'
import type { ComponentType } from 'react'
import { useT } from '#shell/use-t.ts'

/** How machines are drawn: the route brings it, for features do not know each other. */
export type Grid = ComponentType<{ devices: readonly DeviceCard[]; eager: number; heading: 'h3' }>

interface NewestMachinesProps {
  devices: readonly DeviceCard[]
  grid: Grid
}

/** They stand below what is seen at once. */
const EAGER = 0

export function NewestMachines({ devices, grid: DeviceGrid }: NewestMachinesProps) {
  const t = useT()
  if (devices.length === 0) return null
  return (
    <Section heading={t('landing.newest')}>
      <div className="pt-2">
        <DeviceGrid devices={devices} eager={EAGER} heading="h3" />
      </div>
    </Section>
  )
}
