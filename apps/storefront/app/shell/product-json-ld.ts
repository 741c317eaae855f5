import type { Unit } from '@ironsouq/contract/device/device.enums'
import type { DeviceState } from '@ironsouq/contract/device/device.lifecycle'
import type { Device, Spec } from '@ironsouq/contract/device/device.schema'
import type { JsonLd } from './json-ld.ts'

/** Units by their codes in UN/CEFACT's list; the others have none there and are said in words. */
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

/** Only what is on the page may be said; a machine that is not is on no page. */
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

interface Said {
  /** The page of the machine, whole. */
  url: string
  picture: (src: string) => string
  /** What the meters are called. */
  hoursName: string
  mileageName: string
}

/** What it is sold for. Without a price it is an offer to ask. */
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

/** A machine as search engines read it. */
export function productJsonLd(
  device: Device,
  { url, picture, hoursName, mileageName }: Said,
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
