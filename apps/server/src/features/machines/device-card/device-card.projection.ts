import type { Specs } from '@ironsouq/contract/machines/device/device.enums'
import { cardState } from '@ironsouq/contract/machines/device/device.lifecycle'
import type {
  DeviceCard,
  Picture,
  Transport,
} from '@ironsouq/contract/machines/device/device.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { inArray, sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/machines/brand/brand.queries.ts'
import { categoryName } from '#features/machines/category/category.queries.ts'
import { deviceTitle, priceOf } from '#features/machines/device/device.queries.ts'
import { device, devicePicture, devicePrice } from '#features/machines/device/device.tables.ts'
import { actionsFound, provenOf } from '#features/machines/inspection/inspection.queries.ts'
import { guideOf, type GuideRow } from '#features/machines/valuation/valuation.queries.ts'
import { sellerName, sellerReplyMinutes } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'

export type CardTexts = Pick<DeviceCard, 'title' | 'categoryName' | 'brandName' | 'sellerName'>
export type CardFacts = Omit<DeviceCard, keyof CardTexts>

/** The columns of a statement on `device` that name it and what it belongs to. */
export const deviceId = sql`device.id`
export const itsCategory = sql`device.category_id`
export const itsBrand = sql`device.brand_id`
export const itsSeller = sql`device.seller_id`

const cardTexts = (wanted: SQL) => ({
  title: deviceTitle(wanted),
  categoryName: categoryName(itsCategory, wanted),
  brandName: brandName(itsBrand, wanted),
  sellerName: sellerName(itsSeller, wanted),
})

/** The pictures of a device in their order, as part of a statement on `device`. */
export const pictures = sql<Picture[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'src', ${devicePicture.objectKey}, 'width', ${devicePicture.width},
    'height', ${devicePicture.height}, 'thumbhash', ${devicePicture.thumbhash},
    'view', ${devicePicture.view}
  )) order by ${devicePicture.position}), '[]')
  from ${devicePicture} where ${devicePicture.deviceId} = ${deviceId})`

const priceBefore = sql<string | null>`(
  select ${devicePrice.priceMinor}::text from ${devicePrice}
  where ${devicePrice.deviceId} = ${deviceId}
  order by ${devicePrice.createdAt} desc, ${devicePrice.id} desc offset 1 limit 1)`

/** What a card needs of a device itself. */
export const cardColumnsOfDevice = {
  id: device.id,
  stockNo: device.stockNo,
  model: device.model,
  yearMade: device.yearMade,
  workHours: device.workHours,
  mileageKm: device.mileageKm,
  emirate: device.emirate,
  grade: device.grade,
  state: device.state,
  priceMode: device.priceMode,
  priceMinor: device.priceMinor,
  priceCurrency: device.priceCurrency,
  vatMode: device.vatMode,
  customs: device.customs,
  emission: device.emission,
  specs: device.specs,
  guide: guideOf(deviceId),
  pictures,
}

export const cardFacts = {
  ...cardColumnsOfDevice,
  priceBefore,
  proven: provenOf(deviceId),
  actions: actionsFound(deviceId),
  replyMinutes: sellerReplyMinutes(itsSeller),
}

/** The columns of a card, in the language of the request. */
export const cardColumns = (ctx: Ctx) => ({
  ...cardFacts,
  ...cardTexts(sql`${ctx.locale}::text`),
})

const cardRows = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select(cardColumns(ctx))
    .from(device)
    .where(inArray(device.id, [...new Set(ids)]))

export type CardRow = Awaited<ReturnType<typeof cardRows>>[number]
type FactsRow = Omit<CardRow, keyof CardTexts>

export const presentGuide = (guide: GuideRow | null): CardFacts['guide'] =>
  guide && {
    low: fromMinor(BigInt(guide.lowMinor), guide.currency),
    high: fromMinor(BigInt(guide.highMinor), guide.currency),
    basis: guide.basis,
    soldCount: guide.soldCount,
  }

export function transportOf({ operatingWeight, length, width, height }: Specs): Transport | null {
  const sizes = [operatingWeight, length, width, height].map((size) =>
    typeof size === 'number' ? Math.round(size) : undefined,
  )
  const [weightKg, lengthMm, widthMm, heightMm] = sizes
  return weightKg && lengthMm && widthMm && heightMm
    ? { weightKg, lengthMm, widthMm, heightMm }
    : null
}

/** The price before is shown only after a price cut, not after a rise. */
function presentCut({ priceMinor, priceCurrency, priceBefore: earlier }: FactsRow) {
  if (priceMinor === null || priceCurrency === null || earlier === null) return null
  const before = BigInt(earlier)
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
  state: cardState(row.state),
  priceMode: row.priceMode,
  price: priceOf(row),
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

export const presentCard = (row: CardRow): DeviceCard => ({
  ...presentFacts(row),
  title: row.title,
  categoryName: row.categoryName,
  brandName: row.brandName,
  sellerName: row.sellerName,
})

/** Cards by the device's id, whatever its state, in the language of the request. */
export async function cardsOf(
  ctx: Ctx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, DeviceCard>> {
  if (ids.length === 0) return new Map()
  const rows = await cardRows(ctx, ids)
  return new Map(rows.map((row) => [row.id, presentCard(row)]))
}
