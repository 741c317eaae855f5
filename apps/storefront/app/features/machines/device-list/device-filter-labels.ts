import type {
  Assurance,
  Choice,
  EQUIPMENT,
  RangeName,
} from '@ironsouq/contract/machines/device/device.filters'
import type { Key } from '@ironsouq/i18n/messages'
import {
  CUSTOMS_WORD,
  EMIRATE_WORD,
  EMISSION_WORD,
  GRADE_WORDS,
  OWNERSHIP_WORD,
  PRICE_MODE_WORD,
} from '#features/machines/device/parts/device-labels.ts'

/** The message keys of the filter names. */
export const FILTER_WORD: Record<Choice | RangeName | 'category', Key> = {
  category: 'device.category',
  type: 'device.machineType',
  grade: 'device.grade',
  brand: 'device.brand',
  model: 'device.model',
  emirate: 'device.location',
  customs: 'device.customsStatus',
  emission: 'device.emission',
  certification: 'device.certification',
  assurance: 'search.verification',
  ownership: 'device.ownership',
  priceMode: 'search.saleType',
  equipment: 'search.features',
  price: 'device.price',
  hours: 'device.hoursLabel',
  year: 'device.yearLabel',
  weight: 'search.weight',
  mileage: 'device.mileageLabel',
}

const ASSURANCE_WORD: Record<Assurance, Key> = {
  inspected: 'search.inspected',
  hoursProven: 'device.flagHoursVerified',
  identityProven: 'search.identityVerified',
  noActions: 'search.noRepairs',
}

const EQUIPMENT_WORD: Record<(typeof EQUIPMENT)[number], Key> = {
  gccCooling: 'search.gccCooling',
  plated: 'search.plated',
  warranty: 'search.warranty',
}

/** The message keys of fixed options; labels of the others come with the response. */
export const OPTION_WORD: Partial<Record<string, Partial<Record<string, Key>>>> = {
  grade: Object.fromEntries(Object.entries(GRADE_WORDS).map(([grade, { name }]) => [grade, name])),
  emirate: EMIRATE_WORD,
  customs: CUSTOMS_WORD,
  emission: EMISSION_WORD,
  assurance: ASSURANCE_WORD,
  ownership: OWNERSHIP_WORD,
  priceMode: PRICE_MODE_WORD,
  equipment: EQUIPMENT_WORD,
}
