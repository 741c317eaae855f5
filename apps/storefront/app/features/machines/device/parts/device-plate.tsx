import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { Plate } from '@ironsouq/ui/patterns/fact/plate'
import { useT } from '#kit/text/use-t.ts'
import { EMIRATE_WORD } from './device-labels.ts'
import { useUsage } from './use-usage.ts'

interface DevicePlateProps {
  device: DeviceCard
  isAlone?: boolean
}

/** A machine's first facts, always in this order: year, hours, place. */
export function DevicePlate({ device, isAlone = false }: DevicePlateProps) {
  const t = useT()
  const usage = useUsage(device)
  return (
    <Plate
      isAlone={isAlone}
      facts={[
        { label: t('device.yearLabel'), value: <bdi>{device.yearMade}</bdi> },
        { label: usage.label, value: <bdi>{usage.short}</bdi> },
        { label: t('device.location'), value: t(EMIRATE_WORD[device.emirate]) },
      ]}
    />
  )
}
