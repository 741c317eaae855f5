import type { FacetName } from '@ironsouq/contract/machines/device/device.filters'
import type { Key } from '@ironsouq/i18n/messages'

/** The names of the filters, as the shop has them. */
export const FACET_WORD: Readonly<Record<FacetName, Key>> = {
  price: 'device.price',
  hours: 'device.hoursLabel',
  type: 'device.machineType',
  grade: 'device.grade',
  brand: 'device.brand',
  model: 'device.model',
  year: 'device.yearLabel',
  emirate: 'device.location',
  customs: 'device.customsStatus',
  emission: 'device.emission',
  assurance: 'backofficeCatalogue.facet_assurance',
  specs: 'backofficeCatalogue.facet_specs',
  mileage: 'device.mileageLabel',
  weight: 'backofficeCatalogue.facet_weight',
  certification: 'device.certification',
  priceMode: 'backofficeCatalogue.facet_priceMode',
  ownership: 'device.ownership',
  equipment: 'backofficeCatalogue.facet_equipment',
}
