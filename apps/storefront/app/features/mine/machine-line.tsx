import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import type { MineParts } from './mine-parts.ts'

interface MachineLineProps {
  device: DeviceCard
  parts: Pick<MineParts, 'EmirateName'>
}

/** "2020 · 6,310 h · Abu Dhabi". */
export function MachineLine({ device, parts: { EmirateName } }: MachineLineProps) {
  const t = useT()
  const format = useFormat()
  const { yearMade, workHours, mileageKm, emirate } = device
  const usage =
    workHours !== null
      ? format.hours(workHours)
      : mileageKm !== null && t('device.mileage', { value: format.number(mileageKm) })
  return (
    <>
      <bdi>{yearMade}</bdi>
      {' · '}
      {usage !== false && (
        <>
          <bdi>{usage}</bdi>
          {' · '}
        </>
      )}
      <EmirateName emirate={emirate} />
    </>
  )
}
