import type { RatingSummary } from '@ironsouq/contract/mall/rating/rating.schema'
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { summaryOf, type Counts } from './rating.rules.ts'
import { productRating, storeRating } from './rating.tables.ts'

const countsIn = (table: typeof productRating | typeof storeRating, where: SQL) =>
  sql<Counts | null>`(
    select json_build_object('stars1', ${table.stars1}, 'stars2', ${table.stars2}, 'stars3', ${table.stars3},
      'stars4', ${table.stars4}, 'stars5', ${table.stars5}, 'withPictures', ${table.withPictures})
    from ${table} where ${where})`

/** The counts of a product as part of another statement; null when it was never reviewed. */
export const ratingCounts = (productId: SQL) =>
  countsIn(productRating, sql`${productRating.productId} = ${productId}`)

/** The same of a store. */
export const storeRatingCounts = (sellerId: SQL) =>
  countsIn(storeRating, sql`${storeRating.sellerId} = ${sellerId}`)

export async function ratingOfProduct(ctx: Ctx, productId: string): Promise<RatingSummary> {
  const [row] = await ctx.db
    .select()
    .from(productRating)
    .where(eq(productRating.productId, productId))
  return summaryOf(row)
}

/** In the call of a merchant that of the own store: row-level security leaves the others out. */
export async function ratingOfStore(ctx: Ctx, sellerId: string): Promise<RatingSummary> {
  const [row] = await ctx.db.select().from(storeRating).where(eq(storeRating.sellerId, sellerId))
  return summaryOf(row)
}
