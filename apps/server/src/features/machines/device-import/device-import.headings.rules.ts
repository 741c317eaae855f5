import {
  DEVICE_FIELDS,
  type DeviceField,
} from '@ironsouq/contract/platform/import/import.device-fields'
import type { ColumnMapping } from '@ironsouq/contract/platform/import/import.schema'
import { unitsFor } from './device-import.number.rules.ts'

/** A heading without case, spaces and signs: "Serial No." is "serialno". */
export const headingKey = (heading: string) =>
  heading
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** What columns of addresses of photos are called. */
// oxfmt-ignore
export const PHOTO_WORDS = ['photos', 'photo', 'photourls', 'images', 'image', 'imageurl', 'imageurls', 'imagesrc', 'productimageurl', 'pictures', 'pictureurls']

/** What dealers call their columns; the names of the fields in ten languages are known besides. */
// oxfmt-ignore
const TRADE: Readonly<Record<DeviceField, readonly string[]>> = {
  externalId: ['stockno', 'stocknumber', 'stock', 'ref', 'reference', 'id', 'unitno', 'unit', 'fleetno', 'sku', 'externalid'],
  serialNo: ['serial', 'serialno', 'serialnumber', 'sn', 'pin', 'vin', 'chassis', 'chassisno', 'pinvin'],
  category: ['category', 'type', 'machinetype', 'kind', 'class'],
  brand: ['make', 'brand', 'manufacturer', 'oem', 'maker'],
  model: ['model', 'modelno', 'modelname'],
  yearMade: ['year', 'yom', 'yearmade', 'yearofmanufacture', 'modelyear', 'my'],
  yearInService: ['yearinservice', 'firstuse', 'inservice'],
  workHours: ['hours', 'hrs', 'smr', 'smu', 'hourmeter', 'workhours', 'operatinghours', 'meter'],
  mileageKm: ['km', 'mileage', 'mileagekm', 'odometer', 'kms'],
  hoursSource: ['hourssource', 'metersource'],
  price: ['price', 'askingprice', 'saleprice', 'listprice', 'amount'],
  currency: ['currency', 'curr', 'ccy'],
  vatMode: ['vat', 'vatmode', 'tax'],
  yard: ['yard', 'location', 'branch', 'site'],
  emission: ['emission', 'emissions', 'tier', 'emissionstandard', 'enginetier'],
  customs: ['customs', 'customsstatus', 'duty'],
  ownership: ['ownership', 'owner'],
  warranty: ['warranty'],
  gccCooling: ['gcc', 'gcccooling', 'tropicalcooling'],
  plated: ['plated', 'registered'],
  photos: PHOTO_WORDS,
  note: ['note', 'notes', 'remarks', 'comment', 'comments', 'description'],
}

const TRADE_FIELDS = new Map(
  DEVICE_FIELDS.flatMap((field) => TRADE[field].map((word) => [word, field] as const)),
)

export interface KnownSpec {
  code: string
  unit: string | null
  /** Its names in every language. */
  names: readonly string[]
}

const UNIT_WORDS: Readonly<Record<string, string>> = {
  lbs: 'lb',
  lb: 'lb',
  pounds: 'lb',
  kgs: 'kg',
  kg: 'kg',
  ton: 't',
  tons: 't',
  t: 't',
  hp: 'hp',
  ps: 'ps',
  kw: 'kw',
  ft: 'ft',
  m: 'm',
  mm: 'mm',
  cm: 'cm',
  in: 'in',
  yd3: 'yd3',
  l: 'l',
  gal: 'gal',
}
const SPEC_WORDS: Readonly<Record<string, string>> = {
  weight: 'operatingWeight',
  wt: 'operatingWeight',
  operatingweight: 'operatingWeight',
  gvw: 'operatingWeight',
  power: 'power',
  enginepower: 'power',
  bucket: 'bucket',
  bucketsize: 'bucket',
}

const CURRENCY = /(?:^|[^A-Za-z])([A-Z]{3})$/

/** The words of a heading: "WT_LBS" and "Weight (lbs)" have two. */
const wordsOf = (heading: string) => heading.split(/[^\p{L}\p{N}]+/u).filter(Boolean)

function specOf(
  heading: string,
  specs: readonly KnownSpec[],
): Omit<ColumnMapping, 'header'> | null {
  const words = wordsOf(heading)
  const last = UNIT_WORDS[(words.at(-1) ?? '').toLowerCase()]
  const name = headingKey((last && words.length > 1 ? words.slice(0, -1) : words).join(' '))
  const code = SPEC_WORDS[name]
  const spec = specs.find(
    (each) => each.code === code || each.names.some((n) => headingKey(n) === name),
  )
  if (!spec) return null
  const isOther = last !== undefined && last !== spec.unit && unitsFor(spec.unit).includes(last)
  return { field: `spec.${spec.code}`, ...(isOther && { unit: last }) }
}

interface Known {
  /** The names of fields in every language, by their key. */
  fieldNames: ReadonlyMap<string, DeviceField>
  specs: readonly KnownSpec[]
  currencies: ReadonlySet<string>
}

function fieldOf(heading: string, known: Known): Omit<ColumnMapping, 'header'> {
  const key = headingKey(heading)
  const plain = known.fieldNames.get(key) ?? TRADE_FIELDS.get(key)
  if (plain) return { field: plain }
  const currency = CURRENCY.exec(heading.trim())?.[1]
  if (currency && known.currencies.has(currency)) {
    const rest = fieldOf(heading.trim().slice(0, -currency.length), known)
    if (rest.field === 'price') return { field: 'price', currency }
  }
  return specOf(heading, known.specs) ?? { field: null }
}

/** The field that each heading means. Of two headings that mean one field the first has it. */
export function recogniseHeadings(headers: readonly string[], known: Known): ColumnMapping[] {
  const used = new Set<string>()
  return headers.map((header) => {
    const found = fieldOf(header, known)
    if (found.field === null || used.has(found.field)) return { header, field: null }
    used.add(found.field)
    return { header, ...found }
  })
}
