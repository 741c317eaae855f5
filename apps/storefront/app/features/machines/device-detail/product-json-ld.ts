import type { Unit } from '@ironsouq/contract/machines/device/device.enums'
import type { DeviceState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type { Device, Spec } from '@ironsouq/contract/machines/device/device.schema'
import type { JsonLd } from '#kit/page/json-ld.ts'

/** Units by their UN/CEFACT codes; the others have none and are written as text. */
const UNIT_CODE: Partial<Record<Unit, string>> = {
  kg: 'KGM',
  t: 'TNE',
  kW: 'KWT',
  hp: 'BHP',
  kVA: 'KVA',
  m3: 'MTQ',
  m: 'MTR',
  mm: 'MMT',
  l: 'LTR',
  m3ph: 'MQH',
  lpm: 'L2',
  percent: 'P1',
  kN: 'B47',
  kNm: 'B48',
  Hz: 'HTZ',
  V: 'VLT',
  bar: 'BAR',
  dB: '2N',
  Ah: 'AMH',
  celsius: 'CEL',
  seconds: 'SEC',
}

/** Structured data may state only what the page shows. */
const AVAILABILITY: Partial<Record<DeviceState, string>> = {
  listed: 'https://schema.org/InStock',
  reserved: 'https://schema.org/LimitedAvailability',
  sold: 'https://schema.org/SoldOut',
}

const USED = 'https://schema.org/UsedCondition'
const COUNTRY = 'AE'

const property = (name: string, value: unknown, unitCode?: string): JsonLd => ({
  '@type': 'PropertyValue',
  name,
  value,
  ...(unitCode && { unitCode }),
})

const specProperty = ({ name, value, valueName, unit }: Spec): JsonLd => {
  const unitCode = unit ? UNIT_CODE[unit] : undefined
  return {
    ...property(name, valueName ?? value, unitCode),
    ...(unit && !unitCode && { unitText: unit }),
  }
}

interface ProductContext {
  /** The absolute URL of the device page. */
  url: string
  picture: (src: string) => string
  /** The label of the hour meter. */
  hoursName: string
  mileageName: string
}

/** The schema.org offer. A device without a price has an offer without one. */
function offerOf({ price, state, seller }: Device, url: string): JsonLd {
  return {
    '@type': 'Offer',
    url,
    availability: AVAILABILITY[state],
    itemCondition: USED,
    ...(price && { price: price.amount, priceCurrency: price.currency }),
    seller: { '@type': 'Organization', name: seller.name },
    areaServed: { '@type': 'Country', name: COUNTRY },
  }
}

/** The schema.org data of a device, for search engines. */
export function productJsonLd(
  device: Device,
  { url, picture, hoursName, mileageName }: ProductContext,
): JsonLd {
  const { workHours, mileageKm, transport, madeOn, yearMade } = device
  return {
    '@type': 'Product',
    '@id': `${url}#product`,
    name: device.title,
    ...(device.pictures.length > 0 && { image: device.pictures.map(({ src }) => picture(src)) }),
    ...(device.description && { description: device.description }),
    brand: { '@type': 'Brand', name: device.brandName },
    model: device.model,
    sku: device.stockNo,
    category: device.categoryPath.map(({ name }) => name).join(' > '),
    productionDate: madeOn ?? String(yearMade),
    itemCondition: USED,
    ...(transport && {
      weight: { '@type': 'QuantitativeValue', value: transport.weightKg, unitCode: 'KGM' },
    }),
    additionalProperty: [
      ...(workHours === null ? [] : [property(hoursName, workHours, 'HUR')]),
      ...(mileageKm === null ? [] : [property(mileageName, mileageKm, 'KMT')]),
      ...device.specs.map(specProperty),
    ],
    offers: offerOf(device, url),
  }
}
