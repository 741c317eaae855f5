import type { SpecFieldChoice } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { capital } from '@ironsouq/i18n/capital'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import type { Key } from '@ironsouq/i18n/messages'
import { type ComparedFields, labelled, optionName } from '../form/compared-fields.tsx'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { DeviceChoices } from './device-choices.ts'
import type { DeviceValues } from './device-form.ts'
import { unitWord } from './unit-word.ts'

const LABELS: Record<keyof DeviceValues, Key> = {
  categoryId: 'device.category',
  brandId: 'device.brand',
  model: 'device.model',
  sellerId: 'portalDevice.seller',
  yardId: 'portalDevice.yard',
  serialNo: 'device.serialNumber',
  yearMade: 'device.manufacturingYear',
  workHours: 'device.operatingHours',
  hoursSource: 'portalDevice.hoursFrom',
  emission: 'device.emission',
  grade: 'device.grade',
  customs: 'device.customsStatus',
  ownership: 'device.ownership',
  warranty: 'portalDevice.warranty',
  gccCooling: 'portalDevice.gccCooling',
  plated: 'portalDevice.plated',
  specs: 'device.headingSpecification',
  priceMode: 'portalDevice.priceMode',
  vatMode: 'portalDevice.vat',
  price: 'portalDevice.priceAed',
  note: 'portalDevice.note',
  noteLocale: 'portalDevice.noteLanguage',
  noteTexts: 'portalDevice.notes',
}

/** Fields whose values are codes, with the beginning of the keys of their words. */
const CODES = {
  hoursSource: 'hoursSource',
  emission: 'emission',
  customs: 'customs',
  ownership: 'ownership',
  warranty: 'warranty',
  priceMode: 'priceMode',
  vatMode: 'vat',
} as const

/** How a comparison names the fields of a machine and writes their values. */
export function useDeviceFields(
  offered: DeviceChoices,
  specs: readonly SpecFieldChoice[],
): ComparedFields<DeviceValues> {
  const t = useT()
  const format = useFormat()
  const fields = labelled(LABELS, t)
  const coded = (name: keyof typeof CODES) => ({
    ...fields[name],
    show: (code: unknown) =>
      typeof code === 'string' ? t(`device.${CODES[name]}${capital(code)}` as Key) : '–',
  })
  const specOf = (code: string | undefined) => specs.find((each) => each.code === code)
  const showSpec = (value: unknown, code: string | undefined) => {
    const spec = specOf(code)
    if (typeof value === 'boolean') return t(value ? 'portal.yes' : 'portal.no')
    if (typeof value === 'string')
      return spec?.options.find((option) => option.code === value)?.name ?? value
    const figure = format.number(Number(value))
    return spec?.unit ? t(unitWord(spec.unit), { value: figure }) : figure
  }
  return {
    ...fields,
    categoryId: { ...fields.categoryId, show: optionName(offered.categories) },
    brandId: { ...fields.brandId, show: optionName(offered.brands) },
    sellerId: { ...fields.sellerId, show: optionName(offered.sellers ?? []) },
    yardId: { ...fields.yardId, show: optionName(offered.yards) },
    yearMade: { ...fields.yearMade, show: String },
    grade: {
      ...fields.grade,
      show: (grade) => t('device.gradeName', { grade: String(grade) }),
    },
    hoursSource: coded('hoursSource'),
    emission: coded('emission'),
    customs: coded('customs'),
    ownership: coded('ownership'),
    warranty: coded('warranty'),
    priceMode: coded('priceMode'),
    vatMode: coded('vatMode'),
    specs: {
      ...fields.specs,
      partName: (code) => specOf(code)?.name ?? code,
      show: showSpec,
    },
    noteLocale: {
      ...fields.noteLocale,
      show: (locale) =>
        isLocaleCode(String(locale)) ? LOCALES[locale as 'en'].name : String(locale),
    },
  }
}
