import type { Device } from '@ironsouq/contract/device/device.schema'
import type { Fact } from '@ironsouq/ui/patterns/facts-table'
import { useFormat } from '#shell/use-format.ts'
import { useT } from '#shell/use-t.ts'
import {
  CUSTOMS_WORD,
  EMIRATE_WORD,
  EMISSION_WORD,
  MEASURE_WORDS,
  OWNERSHIP_WORD,
} from './device-words.ts'

interface DeviceFacts {
  machine: Fact[]
  specification: Fact[]
  papers: Fact[]
}

/** A fact that nobody stated is not shown as a blank; it has no row. */
const stated = <T,>(value: T | null, fact: (value: T) => Fact): Fact[] =>
  value === null ? [] : [fact(value)]

/** A machine's facts in the reader's words, by the heading they stand under. */
export function useDeviceFacts(device: Device): DeviceFacts {
  const t = useT()
  const format = useFormat()
  return {
    machine: [
      { label: t('device.brand'), value: <bdi>{device.brandName}</bdi> },
      { label: t('device.model'), value: <bdi>{device.model}</bdi> },
      { label: t('device.machineType'), value: device.categoryName },
      { label: t('device.manufacturingYear'), value: <bdi>{device.yearMade}</bdi> },
      ...stated(device.madeOn, (day) => ({
        label: t('device.manufacturingDate'),
        value: <time dateTime={day}>{format.date(day)}</time>,
      })),
      ...stated(device.workHours, (hours) => ({
        label: t('device.workHours'),
        value: <bdi>{format.hours(hours)}</bdi>,
      })),
      ...stated(device.mileageKm, (km) => ({
        label: t('device.mileageLabel'),
        value: <bdi>{t('device.mileage', { value: format.number(km) })}</bdi>,
      })),
      {
        label: t('device.location'),
        value: t('device.place', {
          yard: device.yard,
          emirate: t(EMIRATE_WORD[device.emirate]),
        }),
      },
    ],
    specification: device.measures.map(({ measure, value }) => {
      const { label, unit } = MEASURE_WORDS[measure]
      return { label: t(label), value: <bdi>{t(unit, { value: format.number(value) })}</bdi> }
    }),
    papers: [
      { label: t('device.serialNumber'), value: <bdi dir="ltr">{device.serialNo}</bdi> },
      { label: t('device.emission'), value: <bdi>{t(EMISSION_WORD[device.emission])}</bdi> },
      { label: t('device.customsStatus'), value: t(CUSTOMS_WORD[device.customs]) },
      { label: t('device.ownership'), value: t(OWNERSHIP_WORD[device.ownership]) },
    ],
  }
}
