import type { Specs } from '@ironsouq/contract/device/device.enums'
import { deviceLife } from '@ironsouq/contract/device/device.lifecycle'
import type { DeviceCard, DeviceStanding, Transport } from '@ironsouq/contract/device/device.schema'
import { allowed } from '@ironsouq/contract/lifecycle'
import { fromMinor } from '@ironsouq/contract/money.minor'
import type { GuideRow } from '#features/valuation/valuation.queries.ts'
import type { CardFacts } from './device.document.ts'
import type { ListRow } from './device.list.queries.ts'
import type { DeviceRow } from './device.queries.ts'

type Priced = Pick<DeviceRow, 'priceMinor' | 'priceCurrency'>

const presentPrice = ({ priceMinor, priceCurrency }: Priced) =>
  priceMinor !== null && priceCurrency !== null ? fromMinor(priceMinor, priceCurrency) : null

type FactsRow = Omit<ListRow, 'title' | 'categoryName' | 'brandName' | 'sellerName'>

const presentGuide = (guide: GuideRow | null): CardFacts['guide'] =>
  guide && {
    low: fromMinor(BigInt(guide.lowMinor), guide.currency),
    high: fromMinor(BigInt(guide.highMinor), guide.currency),
    basis: guide.basis,
    soldCount: guide.soldCount,
  }

function transportOf({ operatingWeight, length, width, height }: Specs): Transport | null {
  const sizes = [operatingWeight, length, width, height].map((size) =>
    typeof size === 'number' ? Math.round(size) : undefined,
  )
  const [weightKg, lengthMm, widthMm, heightMm] = sizes
  return weightKg && lengthMm && widthMm && heightMm
    ? { weightKg, lengthMm, widthMm, heightMm }
    : null
}

/** Only a cut is told: a price that rose is no news a buyer looks for. */
function presentCut({ priceMinor, priceCurrency, priceBefore }: FactsRow) {
  if (priceMinor === null || priceCurrency === null || priceBefore === null) return null
  const before = BigInt(priceBefore)
  return before > priceMinor ? fromMinor(before, priceCurrency) : null
}

export const presentFacts = (row: FactsRow): CardFacts => ({
  deviceId: row.id,
  stockNo: row.stockNo,
  model: row.model,
  yearMade: row.yearMade,
  workHours: row.workHours,
  mileageKm: row.mileageKm,
  emirate: row.emirate,
  grade: row.grade,
  state: row.state,
  priceMode: row.priceMode,
  price: presentPrice(row),
  priceBefore: presentCut(row),
  vatMode: row.vatMode,
  guide: presentGuide(row.guide),
  transport: transportOf(row.specs),
  customs: row.customs,
  emission: row.emission,
  picture: row.pictures[0] ?? null,
  pictureCount: row.pictures.length,
  hoursProven: row.proven.includes('hours'),
  inspected: row.actions !== null,
  actions: row.actions ?? 0,
  replyMinutes: row.replyMinutes,
})

export const presentCard = (row: ListRow): DeviceCard => ({
  ...presentFacts(row),
  title: row.title,
  categoryName: row.categoryName,
  brandName: row.brandName,
  sellerName: row.sellerName,
})

export const presentStanding = (row: DeviceRow): DeviceStanding => ({
  deviceId: row.id,
  version: row.version,
  state: row.state,
  price: presentPrice(row),
  actions: allowed(deviceLife, row.state, 'staff'),
})
