import type { DeviceCard } from '@ironsouq/contract/device/device.schema'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'

interface Usage {
  label: string
  /** With its unit. */
  short: string
}

/** How much a machine has worked: hours, or kilometres for what drives on roads. */
export function useUsage({
  workHours,
  mileageKm,
}: Pick<DeviceCard, 'workHours' | 'mileageKm'>): Usage {
  const t = useT()
  const format = useFormat()
  if (workHours === null && mileageKm !== null)
    return {
      label: t('device.mileageLabel'),
      short: t('device.mileage', { value: format.number(mileageKm) }),
    }
  return {
    label: t('device.hoursLabel'),
    short: workHours === null ? t('common.notStated') : format.hours(workHours),
  }
}
