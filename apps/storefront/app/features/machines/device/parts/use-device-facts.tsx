import type { Device } from '@ironsouq/contract/machines/device/device.schema'
import type { Fact } from '@ironsouq/ui/patterns/fact/facts-table'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import {
  CUSTOMS_WORD,
  EMIRATE_WORD,
  EMISSION_WORD,
  GRADE_WORDS,
  HOURS_SOURCE_WORD,
  OWNERSHIP_WORD,
  PRICE_MODE_WORD,
  VAT_WORD,
  WARRANTY_WORD,
} from './device-labels.ts'

interface DeviceFacts {
  facts: Fact[]
  condition: { name: string; meaning: string }
}

/** A fact without a value has no row. */
const stated = <T,>(value: T | null, fact: (value: T) => Fact): Fact[] =>
  value === null ? [] : [fact(value)]

/** What wears as the machine moves; the rule of its grade names it. */
function gearOf({ specs }: Device): 'tracks' | 'tyres' | 'none' {
  const has = (code: string) => specs.some((spec) => spec.code === code)
  if (has('undercarriage')) return 'tracks'
  return has('tyres') ? 'tyres' : 'none'
}

/** The usage, its source, and the average per year. */
function useWorkFacts(device: Device): Fact[] {
  const t = useT()
  const format = useFormat()
  return [
    ...stated(device.workHours, (hours) => ({
      label: t('device.operatingHours'),
      value: (
        <span className="inline-flex flex-wrap items-center gap-x-2">
          <bdi>{format.hours(hours)}</bdi>
          {device.hoursProven && (
            <Badge tone="proven" icon="check">
              {t('device.proofStateProven')}
            </Badge>
          )}
        </span>
      ),
    })),
    ...stated(device.workHours, () => ({
      label: t('device.hoursSource'),
      value: t(HOURS_SOURCE_WORD[device.hoursSource]),
    })),
    ...stated(device.workHours === null ? null : device.expected, (expected) => ({
      label: t('deviceDetail.typicalHours'),
      value: <bdi>{format.hours(expected.hoursPerYear)}</bdi>,
    })),
    ...stated(device.mileageKm, (km) => ({
      label: t('device.mileageLabel'),
      value: <bdi>{t('device.mileage', { value: format.number(km) })}</bdi>,
    })),
  ]
}

/** A machine's facts with translated labels. */
export function useDeviceFacts(device: Device): DeviceFacts {
  const t = useT()
  const format = useFormat()
  const work = useWorkFacts(device)
  const { name, meaning } = GRADE_WORDS[device.grade]
  return {
    condition: { name: t(name), meaning: t(meaning, { gear: gearOf(device) }) },
    facts: [
      { label: t('device.brand'), value: <bdi>{device.brandName}</bdi> },
      { label: t('device.model'), value: <bdi>{device.model}</bdi> },
      { label: t('device.category'), value: device.categoryPath[0]?.name ?? device.categoryName },
      { label: t('device.machineType'), value: device.categoryName },
      { label: t('device.manufacturingYear'), value: <bdi>{device.yearMade}</bdi> },
      ...stated(device.madeOn, (day) => ({
        label: t('device.manufacturingDate'),
        value: <time dateTime={day}>{format.date(day)}</time>,
      })),
      ...stated(device.yearInService, (year) => ({
        label: t('deviceDetail.inServiceSince'),
        value: <bdi>{year}</bdi>,
      })),
      ...work,
      {
        label: t('device.location'),
        value: t('device.place', {
          yard: device.yard.name,
          emirate: t(EMIRATE_WORD[device.emirate]),
        }),
      },
      { label: t('device.country'), value: t('deviceDetail.uae') },
      { label: t('device.serialNumber'), value: <bdi dir="ltr">{device.serialNo}</bdi> },
      { label: t('device.emission'), value: <bdi>{t(EMISSION_WORD[device.emission])}</bdi> },
      { label: t('device.customsStatus'), value: t(CUSTOMS_WORD[device.customs]) },
      { label: t('deviceDetail.saleType'), value: t(PRICE_MODE_WORD[device.priceMode]) },
      { label: t('device.vatMode'), value: t(VAT_WORD[device.vatMode]) },
      { label: t('device.ownership'), value: t(OWNERSHIP_WORD[device.ownership]) },
      { label: t('device.warranty'), value: t(WARRANTY_WORD[device.warranty]) },
      {
        label: t('deviceDetail.cooling'),
        value: t(device.gccCooling ? 'deviceDetail.coolingGcc' : 'deviceDetail.coolingStandard'),
      },
      {
        label: t('deviceDetail.numberPlate'),
        value: t(device.plated ? 'deviceDetail.plated' : 'deviceDetail.notPlated'),
      },
      ...stated(device.hsCode, (code) => ({
        label: t('deviceDetail.hsCode'),
        value: <bdi dir="ltr">{code}</bdi>,
      })),
    ],
  }
}
