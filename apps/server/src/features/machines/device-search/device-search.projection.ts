import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, asc, gt, gte, inArray, sql } from 'drizzle-orm'
import { brandCode } from '#features/machines/brand/brand.queries.ts'
import { categoryCodePaths } from '#features/machines/category/category.queries.ts'
import { certificationCode } from '#features/machines/certification/certification.queries.ts'
import {
  cardFacts,
  deviceId,
  itsBrand,
  type CardTexts,
} from '#features/machines/device-card/device-card.projection.ts'
import { device, deviceCertificate, deviceText } from '#features/machines/device/device.tables.ts'
import { rateOf } from '#features/money/currency/currency.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { DeviceDocument } from './device-search.document.ts'

type Names = Partial<Record<LocaleCode, string>>

const titles = sql<Names>`(
  select jsonb_object_agg(${deviceText.locale}, ${deviceText.title})
  from ${deviceText} where ${deviceText.deviceId} = ${deviceId})`

const certifications = sql<string[]>`(
  select coalesce(array_agg(${certificationCode(sql`device_certificate.certification_id`)}), '{}')
  from ${deviceCertificate} where ${deviceCertificate.deviceId} = ${deviceId})`

export interface Wanted {
  ids?: readonly string[]
  after?: string | null
  changedSince?: Date
  limit?: number
}

const rowsToIndex = (ctx: Ctx, { ids, after, changedSince, limit = 1000 }: Wanted) =>
  ctx.db
    .select({
      ...cardFacts,
      version: device.version,
      listedAt: device.listedAt,
      ownership: device.ownership,
      warranty: device.warranty,
      gccCooling: device.gccCooling,
      plated: device.plated,
      brand: brandCode(itsBrand),
      categoryId: device.categoryId,
      brandId: device.brandId,
      sellerId: device.sellerId,
      certifications,
      titles,
      aedPerDollar: rateOf('AED'),
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

type Row = Awaited<ReturnType<typeof rowsToIndex>>[number]

/** Thousands of devices share a name: it is read once per batch. */
async function namesOf(ctx: Ctx, owner: 'brand' | 'category' | 'seller', ids: readonly string[]) {
  const table = sql.identifier(`${owner}_text`)
  const column = sql.identifier(`${owner}_id`)
  const { rows } = await ctx.db.execute<{ id: string; names: Names }>(sql`
    select ${column} as id, jsonb_object_agg(locale, name) as names
    from ${table} where ${column} = any(${sql.param(ids)}::uuid[]) group by ${column}`)
  return new Map(rows.map(({ id, names }) => [id, names]))
}

export type DocumentRow = Row & Pick<DeviceDocument, 'categories' | 'words'>

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Devices with everything that their documents need, in the order of ids. */
export async function devicesToIndex(ctx: Ctx, wanted: Wanted): Promise<DocumentRow[]> {
  const rows = await rowsToIndex(ctx, wanted)
  const ids = (id: (row: Row) => string) => distinct(rows.map(id))
  const categoryIds = ids(({ categoryId }) => categoryId)
  const [paths, categories, brands, sellers] = await Promise.all([
    categoryCodePaths(ctx, categoryIds),
    namesOf(ctx, 'category', categoryIds),
    namesOf(
      ctx,
      'brand',
      ids(({ brandId }) => brandId),
    ),
    namesOf(
      ctx,
      'seller',
      ids(({ sellerId }) => sellerId),
    ),
  ])
  const wordsIn = (row: Row, locale: LocaleCode): CardTexts => {
    const nameOf = (names: Names | undefined) => names?.[locale] ?? names?.en ?? ''
    return {
      title: nameOf(row.titles),
      categoryName: nameOf(categories.get(row.categoryId)),
      brandName: nameOf(brands.get(row.brandId)),
      sellerName: nameOf(sellers.get(row.sellerId)),
    }
  }
  return rows.map((row) => ({
    ...row,
    categories: paths.get(row.categoryId) ?? [],
    words: Object.fromEntries(
      LOCALE_CODES.map((locale) => [locale, wordsIn(row, locale)]),
    ) as DeviceDocument['words'],
  }))
}
