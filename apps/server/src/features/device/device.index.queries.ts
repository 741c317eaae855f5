import { LOCALE_CODES, type LocaleCode } from '@ironsouq/i18n/locales'
import { and, asc, gt, gte, inArray, sql } from 'drizzle-orm'
import { brandCode } from '#features/brand/brand.queries.ts'
import { certificationCode } from '#features/certification/certification.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { facts, itsBrand, of } from './device.card.queries.ts'
import type { CardWords, DeviceDocument } from './device.document.ts'
import { device, deviceCertificate, deviceText } from './device.tables.ts'

type Names = Partial<Record<LocaleCode, string>>

const titles = sql<Names>`(
  select jsonb_object_agg(${deviceText.locale}, ${deviceText.title})
  from ${deviceText} where ${deviceText.deviceId} = ${of})`

const certifications = sql<string[]>`(
  select coalesce(array_agg(${certificationCode(sql`device_certificate.certification_id`)}), '{}')
  from ${deviceCertificate} where ${deviceCertificate.deviceId} = ${of})`

export interface Wanted {
  ids?: readonly string[]
  after?: string | null
  changedSince?: Date
  limit?: number
}

const rowsToIndex = (ctx: Ctx, { ids, after, changedSince, limit = 1000 }: Wanted) =>
  ctx.db
    .select({
      ...facts,
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

/** Names are the same for thousands of machines: they are read once for all of a batch. */
async function namesOf(ctx: Ctx, owner: 'brand' | 'category' | 'seller', ids: readonly string[]) {
  const table = sql.identifier(`${owner}_text`)
  const column = sql.identifier(`${owner}_id`)
  const { rows } = await ctx.db.execute<{ id: string; names: Names }>(sql`
    select ${column} as id, jsonb_object_agg(locale, name) as names
    from ${table} where ${column} = any(${sql.param(ids)}::uuid[]) group by ${column}`)
  return new Map(rows.map(({ id, names }) => [id, names]))
}

async function pathsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await ctx.db.execute<{ leaf: string; path: string[] }>(sql`
    with recursive up as (
      select id as leaf, parent_id, code, 0 as height from category
      where id = any(${sql.param(ids)}::uuid[])
      union all
      select up.leaf, c.parent_id, c.code, up.height + 1
      from category c join up on c.id = up.parent_id
    )
    select leaf, array_agg(code order by height) as path from up group by leaf`)
  return new Map(rows.map(({ leaf, path }) => [leaf, path]))
}

export type DocumentRow = Row & Pick<DeviceDocument, 'categories' | 'words'>

const distinct = <T>(values: readonly T[]): T[] => [...new Set(values)]

/** Machines with all that the index keeps of them, in the order of their ids. */
export async function devicesToIndex(ctx: Ctx, wanted: Wanted): Promise<DocumentRow[]> {
  const rows = await rowsToIndex(ctx, wanted)
  const ids = (id: (row: Row) => string) => distinct(rows.map(id))
  const categoryIds = ids(({ categoryId }) => categoryId)
  const [paths, categories, brands, sellers] = await Promise.all([
    pathsOf(ctx, categoryIds),
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
  const wordsIn = (row: Row, locale: LocaleCode): CardWords => {
    const said = (names: Names | undefined) => names?.[locale] ?? names?.en ?? ''
    return {
      title: said(row.titles),
      categoryName: said(categories.get(row.categoryId)),
      brandName: said(brands.get(row.brandId)),
      sellerName: said(sellers.get(row.sellerId)),
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
