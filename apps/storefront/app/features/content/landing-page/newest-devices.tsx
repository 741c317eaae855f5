import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Section } from '@ironsouq/ui/patterns/page/section'
import { DeviceGrid } from '#features/machines/device-list/parts/device-grid.tsx'
import { useT } from '#kit/text/use-t.ts'

/** They are below the fold. */
const EAGER = 0

export function NewestDevices({ devices }: { devices: readonly DeviceCard[] }) {
  const t = useT()
  if (devices.length === 0) return null
  return (
    <Section heading={t('landingPage.newest')}>
      <div className="pt-2">
        <DeviceGrid devices={devices} eager={EAGER} heading="h3" />
      </div>
    </Section>
  )
}
