import { deviceLife } from '@ironsouq/contract/device/device.lifecycle'
import {
  MEASURES,
  type Device,
  type DeviceCard,
  type DeviceStanding,
} from '@ironsouq/contract/device/device.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { fromMinor } from '@ironsouq/contract/money'
import type { Indexed } from '#kernel/ports.ts'
import type { CardFacts, DeviceDocument } from './device.document.ts'
import type { DetailRow, DeviceRow, DocumentRow, ListRow } from './device.queries.ts'

type Priced = Pick<DeviceRow, 'priceMinor' | 'priceCurrency'>

const presentPrice = ({ priceMinor, priceCurrency }: Priced) =>
  priceMinor !== null && priceCurrency !== null ? fromMinor(priceMinor, priceCurrency) : null

type FactsRow = Omit<ListRow, 'title' | 'categoryName' | 'brandName'>

const presentFacts = (row: FactsRow): CardFacts => ({
  deviceId: row.id,
  stockNo: row.stockNo,
  model: row.model,
  yearMade: row.yearMade,
  workHours: row.workHours,
  mileageKm: row.mileageKm,
  emirate: row.emirate,
  grade: row.grade,
  price: presentPrice(row),
  picture: row.pictures[0] ?? null,
})

export const presentCard = (row: ListRow): DeviceCard => ({
  ...presentFacts(row),
  title: row.title,
  categoryName: row.categoryName,
  brandName: row.brandName,
})

/** Visitors see the end of a serial number only: a whole one is what a plate is forged from. */
const masked = (serialNo: string) => `••••${serialNo.slice(-4)}`

export const presentDevice = (row: DetailRow): Device => ({
  ...presentCard(row),
  categoryCode: row.categoryCode,
  brandCode: row.brandCode,
  serialNo: masked(row.serialNo),
  madeOn: row.madeOn,
  emission: row.emission,
  customs: row.customs,
  ownership: row.ownership,
  yard: row.yard,
  description: row.description,
  state: row.state,
  measures: MEASURES.flatMap((measure) => {
    const value = row.measures[measure]
    return value === undefined ? [] : [{ measure, value }]
  }),
  pictures: row.pictures,
})

export const presentStanding = (row: DeviceRow): DeviceStanding => ({
  deviceId: row.id,
  version: row.version,
  state: row.state,
  price: presentPrice(row),
  actions: allowed(deviceLife, row.state, 'staff'),
})

export function presentDocument(row: DocumentRow): Indexed {
  const document: DeviceDocument = {
    deviceId: row.id,
    state: row.state,
    categories: row.categories,
    brand: row.brand,
    emirate: row.emirate,
    yearMade: row.yearMade,
    workHours: row.workHours,
    priceMinor: row.priceMinor === null ? null : Number(row.priceMinor),
    listedAt: row.listedAt?.toISOString() ?? null,
    model: row.model,
    stockNo: row.stockNo,
    words: row.words,
    card: presentFacts(row),
  }
  return { id: row.id, version: row.version, document }
}
