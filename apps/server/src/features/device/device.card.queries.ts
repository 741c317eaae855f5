import type { Picture } from '@ironsouq/contract/device/device.schema'
import { sql, type SQL } from 'drizzle-orm'
import { brandName } from '#features/brand/brand.queries.ts'
import { categoryName } from '#features/category/category.queries.ts'
import { actionsFound } from '#features/inspection/inspection.queries.ts'
import { sellerName, sellerReplyMinutes } from '#features/seller/seller.queries.ts'
import { guideOf } from '#features/valuation/valuation.queries.ts'
import { inLanguage } from '#kernel/texts.ts'
import { device, devicePicture, devicePrice, deviceProof, deviceText } from './device.tables.ts'

export const texts = { owner: deviceText.deviceId, locale: deviceText.locale }
export const of = sql`device.id`
export const itsCategory = sql`device.category_id`
export const itsBrand = sql`device.brand_id`
export const itsSeller = sql`device.seller_id`

export const words = (wanted: SQL) => ({
  title: inLanguage(deviceText.title, texts, { of, wanted }),
  categoryName: categoryName(itsCategory, wanted),
  brandName: brandName(itsBrand, wanted),
  sellerName: sellerName(itsSeller, wanted),
})

/** The pictures of a machine in their order, as part of a statement that names it `device`. */
export const pictures = sql<Picture[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'src', ${devicePicture.objectKey}, 'width', ${devicePicture.width},
    'height', ${devicePicture.height}, 'thumbhash', ${devicePicture.thumbhash},
    'view', ${devicePicture.view}
  )) order by ${devicePicture.position}), '[]')
  from ${devicePicture} where ${devicePicture.deviceId} = ${of})`

const priceBefore = sql<string | null>`(
  select ${devicePrice.priceMinor}::text from ${devicePrice} where ${devicePrice.deviceId} = ${of}
  order by ${devicePrice.createdAt} desc, ${devicePrice.id} desc offset 1 limit 1)`

/** Whether hours or identity are proven, of those that are. */
const proven = sql<string[]>`(
  select coalesce(array_agg(${deviceProof.kind}), '{}') from ${deviceProof}
  where ${deviceProof.deviceId} = ${of} and ${deviceProof.state} = 'proven')`

export const facts = {
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
  priceBefore,
  vatMode: device.vatMode,
  customs: device.customs,
  emission: device.emission,
  specs: device.specs,
  guide: guideOf(of),
  pictures,
  proven,
  actions: actionsFound(of),
  replyMinutes: sellerReplyMinutes(itsSeller),
}

/** What a card is made of. */
export const cardColumns = (wanted: SQL) => ({ ...facts, ...words(wanted) })
