import type { DeviceCard } from '@ironsouq/contract/machines/device/device.schema'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'

interface Usage {
  label: string
  /** With its unit. */
  short: string
}

/** The usage of a machine: hours, or kilometres for road vehicles. */
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
