import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { EmirateName } from '../emirate-name.tsx'

interface DeviceLineProps {
  device: DeviceCard
}

/** "2020 · 6,310 h · Abu Dhabi". */
export function DeviceLine({ device }: DeviceLineProps) {
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
