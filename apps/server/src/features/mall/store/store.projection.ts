import type { StoreInfo } from '@ironsouq/contract/mall/store/store.schema'
import { asc, eq, sql } from 'drizzle-orm'
import {
  productCategory,
  productCategoryText,
} from '#features/mall/product-category/product-category.tables.ts'
import { sellersById } from '#features/people/seller/seller.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { textIn } from '#kernel/data/texts.ts'
import { notFound } from '#kernel/errors.ts'
import { blocksIn } from './store.page.present.ts'
import { companyOf, followersOf, pageOf, storeById, storeWords } from './store.queries.ts'
import { dubaiDay, logoOf } from './store.rules.ts'
import { storesThatSell } from './store.selling.projection.ts'
import { storeCategory } from './store.tables.ts'

const categoryName = (ctx: Ctx) =>
  textIn(
    productCategoryText.name,
    { owner: productCategoryText.productCategoryId, locale: productCategoryText.locale },
    { of: sql`product_category.id`, wanted: sql`${ctx.locale}::text` },
  )

/** What the contract of a store lets it sell, with the commission of each category. */
export const ratesOf = (ctx: Ctx, sellerId: string) =>
  ctx.db
    .select({
      categoryId: productCategory.id,
      code: productCategory.code,
      name: categoryName(ctx),
      commissionPpm: storeCategory.commissionPpm,
    })
    .from(storeCategory)
    .innerJoin(productCategory, eq(productCategory.id, storeCategory.productCategoryId))
    .where(eq(storeCategory.sellerId, sellerId))
    .orderBy(asc(storeCategory.place))

/** The orders of a store that have not ended. */
export async function runningOrders(ctx: Ctx, sellerId: string): Promise<number> {
  const { rows } = await ctx.db.execute<{ count: number }>(sql`
    select count(*)::int as count from store_order
    where seller_id = ${sellerId} and state not in ('completed', 'canceled')`)
  return rows[0]?.count ?? 0
}

/** The average stars of all its products, with one decimal. */
async function ratingOfStore(ctx: Ctx, sellerId: string): Promise<StoreInfo['rating']> {
  const { rows } = await ctx.db.execute<{ average: number; count: number }>(sql`
    select counted.count, round(points::numeric / counted.count, 1)::float8 as average
    from (select stars1 + stars2 + stars3 + stars4 + stars5 as count,
        stars1 + 2 * stars2 + 3 * stars3 + 4 * stars4 + 5 * stars5 as points
      from store_rating where seller_id = ${sellerId}) as counted
    where counted.count > 0`)
  return rows[0] ?? null
}

/** A store as everyone sees it [ST-3] [ST-6]. */
export async function storeInfo(ctx: Ctx, storeId: string): Promise<StoreInfo> {
  const row = await storeById(ctx, storeId)
  const words = await storeWords(ctx, storeId)
  const firm = (await sellersById(ctx, [storeId])).get(storeId)
  if (!row || !words || !firm) throw notFound()
  const rates = await ratesOf(ctx, storeId)
  return {
    storeId,
    code: firm.code,
    ...words,
    state: row.state,
    isSelling: (await storesThatSell(ctx, [storeId])).has(storeId),
    isOwn: row.isOwn,
    logo: logoOf(row),
    emirate: row.emirate,
    area: row.area,
    since: dubaiDay(row.createdAt),
    followers: await followersOf(ctx, storeId),
    rating: await ratingOfStore(ctx, storeId),
    replyMinutes: firm.replyMinutes,
    licenceCheckedOn: firm.licenceCheckedOn,
    company: await companyOf(ctx, storeId),
    categories: rates.map(({ categoryId, code, name }) => ({ categoryId, code, name })),
    blocks: blocksIn(ctx.locale, (await pageOf(ctx, storeId))?.published ?? []),
  }
}
