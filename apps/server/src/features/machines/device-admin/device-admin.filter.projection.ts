import type { DeskFilter } from '@ironsouq/contract/machines/device-admin/device-admin.schema'
import { and, arrayOverlaps, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm'
import {
  device,
  MODEL_KEY,
  SERIAL_END_KEY,
  SERIAL_KEY,
  STOCK_NO_KEY,
} from '#features/machines/device/device.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { cached } from '#kernel/data/cached.ts'
import { escapedLike } from '#kernel/data/like.ts'

type Ids = readonly string[]

const idsIn = async (ctx: Ctx, statement: SQL): Promise<Ids> =>
  (await ctx.db.execute<{ id: string }>(statement)).rows.map(({ id }) => id)

/** Ids instead of a subquery: PostgreSQL then knows how many machines they have. */
const categoryIds = cached({ seconds: 30 }, (ctx, codes: string) =>
  idsIn(
    ctx,
    sql`select distinct category_id as id from category_path
      where ancestor_code = any(${sql.param(codes.split(','))}::text[])`,
  ),
)
const codedIds = (table: 'brand' | 'seller') =>
  cached({ seconds: 30 }, (ctx, codes: string) =>
    idsIn(
      ctx,
      sql`select id from ${sql.identifier(table)} where code = any(${sql.param(codes.split(','))}::text[])`,
    ),
  )
const brandIds = codedIds('brand')
const sellerIds = codedIds('seller')

const beginning = (text: string) => `${escapedLike(text)}%`

/** Brands and sellers whose name contains a word, in any language. */
const namedIds = (table: 'brand' | 'seller') =>
  cached({ seconds: 30 }, (ctx, word: string) =>
    idsIn(
      ctx,
      sql`select distinct ${sql.identifier(`${table}_id`)} as id from ${sql.identifier(`${table}_text`)}
        where name ilike ${`%${escapedLike(word)}%`}`,
    ),
  )
const brandsNamed = namedIds('brand')
const sellersNamed = namedIds('seller')

const SERIAL = sql.raw(SERIAL_KEY)
const SERIAL_END = sql.raw(SERIAL_END_KEY)
const MODEL = sql.raw(MODEL_KEY)
const STOCK_NO = sql.raw(STOCK_NO_KEY)
/** Fewer characters of a serial number match too much. */
const SERIAL_LEAST = 4

/** A word of the search: the beginning or the end of a number, the beginning of a model, or part of a name. */
async function meant(ctx: Ctx, word: string): Promise<SQL | undefined> {
  const [brands, sellers] = await Promise.all([brandsNamed(ctx, word), sellersNamed(ctx, word)])
  const upper = word.toUpperCase()
  const bare = upper.replaceAll(/[^A-Z0-9]/g, '')
  // oxlint-disable-next-line typescript/no-misused-spread -- only ASCII is left
  const reversed = [...bare].toReversed().join('')
  return or(
    sql`${STOCK_NO} like ${beginning(upper)}`,
    /^\d+$/.test(word) ? sql`${STOCK_NO} like ${`ISQ-${word}%`}` : undefined,
    sql`${MODEL} like ${beginning(word.toLowerCase())}`,
    bare.length >= SERIAL_LEAST ? sql`${SERIAL} like ${beginning(bare)}` : undefined,
    bare.length >= SERIAL_LEAST ? sql`${SERIAL_END} like ${beginning(reversed)}` : undefined,
    brands.length > 0 ? inArray(device.brandId, [...brands]) : undefined,
    sellers.length > 0 ? inArray(device.sellerId, [...sellers]) : undefined,
  )
}

const MOST_WORDS = 5
const wordsOf = (text: string | undefined) =>
  (text ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS)

const amongst = (ids: Ids, column: Parameters<typeof inArray>[0]): SQL =>
  ids.length > 0 ? inArray(column, [...ids]) : sql`false`

/** The machines that a filter of the staff list leaves, as a condition on `device`. */
export async function deskCondition(ctx: Ctx, filter: DeskFilter): Promise<SQL | undefined> {
  const { state, issue, grade, emirate, category, brand, seller } = filter
  const { priceMin, priceMax, qualityMin, qualityMax, updatedSince, updatedBefore } = filter
  const price = sql`coalesce(price_minor, -1)`
  return and(
    state && inArray(device.state, state),
    issue && arrayOverlaps(device.issues, issue),
    grade && inArray(device.grade, grade),
    emirate && inArray(device.emirate, emirate),
    category && amongst(await categoryIds(ctx, category.join(',')), device.categoryId),
    brand && amongst(await brandIds(ctx, brand.join(',')), device.brandId),
    seller && amongst(await sellerIds(ctx, seller.join(',')), device.sellerId),
    priceMin === undefined ? undefined : sql`${price} >= ${priceMin * 100}`,
    priceMax === undefined ? undefined : sql`${price} between 0 and ${priceMax * 100}`,
    qualityMin === undefined ? undefined : gte(device.quality, qualityMin),
    qualityMax === undefined ? undefined : lte(device.quality, qualityMax),
    updatedSince === undefined ? undefined : gte(device.updatedAt, new Date(updatedSince)),
    updatedBefore === undefined ? undefined : lt(device.updatedAt, new Date(updatedBefore)),
    ...(await Promise.all(wordsOf(filter.words).map((word) => meant(ctx, word)))),
  )
}
