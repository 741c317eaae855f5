import type { DeviceQuery, DeviceSort, Picture } from '@ironsouq/contract/device/device.schema'
import { LOCALES } from '@ironsouq/i18n/locales'
import { and, asc, desc, eq, gt, gte, ilike, inArray, or, sql, type SQL } from 'drizzle-orm'
import { brandCode, brandName } from '#features/brand/brand.queries.ts'
import {
  categoriesUnder,
  categoryCode,
  categoryName,
  categoryPath,
} from '#features/category/category.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/db.ts'
import { inLanguage } from '#kernel/texts.ts'
import type { DeviceDocument } from './device.document.ts'
import { device, devicePicture, devicePrice, deviceText } from './device.tables.ts'

export type DeviceRow = typeof device.$inferSelect

const texts = { owner: deviceText.deviceId, locale: deviceText.locale }
const of = sql`device.id`
const itsCategory = sql`device.category_id`
const itsBrand = sql`device.brand_id`

const words = (wanted: SQL) => ({
  title: inLanguage(deviceText.title, texts, { of, wanted }),
  categoryName: categoryName(itsCategory, wanted),
  brandName: brandName(itsBrand, wanted),
})

/** The pictures of a machine in their order, as part of a statement that names it `device`. */
export const pictures = sql<Picture[]>`(
  select coalesce(json_agg(json_strip_nulls(json_build_object(
    'src', ${devicePicture.objectKey}, 'width', ${devicePicture.width},
    'height', ${devicePicture.height}, 'thumbhash', ${devicePicture.thumbhash}
  )) order by ${devicePicture.position}), '[]')
  from ${devicePicture} where ${devicePicture.deviceId} = ${of})`

const facts = {
  id: device.id,
  stockNo: device.stockNo,
  model: device.model,
  yearMade: device.yearMade,
  workHours: device.workHours,
  mileageKm: device.mileageKm,
  emirate: device.emirate,
  grade: device.grade,
  priceMinor: device.priceMinor,
  priceCurrency: device.priceCurrency,
  pictures,
}

/** What a card is made of. */
export const cardColumns = (wanted: SQL) => ({ ...facts, ...words(wanted) })

const detail = prepared((db) => {
  const wanted = sql`${sql.placeholder('locale')}::text`
  return db
    .select({
      ...facts,
      ...words(wanted),
      description: inLanguage(deviceText.description, texts, { of, wanted }),
      categoryCode: categoryCode(itsCategory),
      brandCode: brandCode(itsBrand),
      serialNo: device.serialNo,
      madeOn: device.madeOn,
      emission: device.emission,
      customs: device.customs,
      ownership: device.ownership,
      yard: device.yard,
      state: device.state,
      measures: device.measures,
    })
    .from(device)
    .where(
      and(
        eq(device.id, sql.placeholder('id')),
        // A machine that is not on sale yet, or was taken off, is nobody's business.
        inArray(device.state, ['listed', 'reserved', 'sold']),
      ),
    )
    .prepare('device_detail')
})

export type DetailRow = NonNullable<Awaited<ReturnType<typeof deviceShown>>>

/** One machine as visitors may see it. */
export async function deviceShown(ctx: Ctx, id: string) {
  const [row] = await detail(ctx).execute({ id, locale: ctx.locale })
  return row
}

/** A machine without the figure stands last, whichever way the list is sorted. */
const ORDER: Record<DeviceSort, SQL> = {
  newest: desc(device.listedAt),
  priceLow: sql`${device.priceMinor} asc nulls last`,
  priceHigh: sql`${device.priceMinor} desc nulls last`,
  hoursLow: sql`${device.workHours} asc nulls last`,
  yearNew: desc(device.yearMade),
}

const like = (text: string) => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** Every word must stand in the title, in the reader's language or in English, or be the stock number. */
function spoken(ctx: Ctx, q: string) {
  const own = inLanguage(deviceText.title, texts, { of, wanted: sql`${ctx.locale}::text` })
  const english = inLanguage(deviceText.title, texts, { of, wanted: sql`'en'` })
  const each = q.split(/\s+/).map((word) => {
    const pattern = like(word)
    return or(ilike(own, pattern), ilike(english, pattern), ilike(device.stockNo, pattern))
  })
  return and(...each)
}

export type ListRow = Awaited<ReturnType<typeof devicesListed>>['rows'][number]

/** The list as the database alone can give it: what the index answers, slower at a million. */
export async function devicesListed(ctx: Ctx, query: DeviceQuery) {
  const { q, category, brand, emirate, sort, current, size } = query
  const wanted = and(
    eq(device.state, 'listed'),
    category ? sql`${device.categoryId} in ${categoriesUnder(category)}` : undefined,
    brand ? sql`${brandCode(itsBrand)} = ${brand}` : undefined,
    emirate ? eq(device.emirate, emirate) : undefined,
    q ? spoken(ctx, q) : undefined,
  )
  const rows = ctx.db
    .select(cardColumns(sql`${ctx.locale}::text`))
    .from(device)
    .where(wanted)
    .orderBy(ORDER[sort], desc(device.id))
    .limit(size)
    .offset((current - 1) * size)
  const [page, total] = await Promise.all([rows, ctx.db.$count(device, wanted)])
  return { rows: page, total }
}

const languages = sql.raw(
  Object.keys(LOCALES)
    .map((code) => `'${code}'`)
    .join(', '),
)

const everyLanguage = () => {
  const { title, categoryName: category, brandName: brand } = words(sql`l`)
  return sql<DeviceDocument['words']>`(
    select jsonb_object_agg(l, jsonb_build_object(
      'title', ${title}, 'categoryName', ${category}, 'brandName', ${brand}))
    from unnest(array[${languages}]) as l)`
}

export type DocumentRow = Awaited<ReturnType<typeof devicesToIndex>>[number]

interface Wanted {
  ids?: readonly string[]
  after?: string | null
  changedSince?: Date
  limit?: number
}

/** Machines with all that the index keeps of them, in the order of their ids. */
export function devicesToIndex(ctx: Ctx, { ids, after, changedSince, limit = 500 }: Wanted) {
  return ctx.db
    .select({
      ...facts,
      state: device.state,
      version: device.version,
      listedAt: device.listedAt,
      categories: categoryPath(itsCategory),
      brand: brandCode(itsBrand),
      words: everyLanguage(),
    })
    .from(device)
    .where(
      and(
        ids ? inArray(device.id, [...ids]) : undefined,
        after ? gt(device.id, after) : undefined,
        changedSince ? gte(device.updatedAt, changedSince) : undefined,
      ),
    )
    .orderBy(asc(device.id))
    .limit(limit)
}

/** A price that was asked, with what it was asked for. */
export async function priceAsked(ctx: Ctx, priceId: string) {
  const [row] = await ctx.db
    .select({
      deviceId: device.id,
      brandId: device.brandId,
      model: device.model,
      yearMade: device.yearMade,
      workHours: device.workHours,
      priceMinor: devicePrice.priceMinor,
      priceCurrency: devicePrice.priceCurrency,
      askedAt: devicePrice.createdAt,
    })
    .from(devicePrice)
    .innerJoin(device, eq(device.id, devicePrice.deviceId))
    .where(eq(devicePrice.id, priceId))
  return row
}

export async function stockNumbers(ctx: Ctx): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.select({ stockNo: device.stockNo }).from(device)
  return new Set(rows.map(({ stockNo }) => stockNo))
}
