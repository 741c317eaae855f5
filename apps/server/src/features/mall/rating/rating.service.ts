import { eq, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { ratingCounted } from './rating.events.ts'
import type { Counts } from './rating.rules.ts'
import { productRating, storeRating } from './rating.tables.ts'

export interface Rated {
  productId: string
  sellerId: string
}

/** Counts of one product wait for each other: the second sees what the first saw. */
export async function lockRating(ctx: TxCtx, { productId, sellerId }: Rated): Promise<void> {
  await ctx.db
    .insert(productRating)
    .values({ productId, sellerId, updatedAt: ctx.now() })
    .onConflictDoNothing()
  await ctx.db
    .select({ productId: productRating.productId })
    .from(productRating)
    .where(eq(productRating.productId, productId))
    .for('no key update')
}

const sumOf = (column: string) => sql`coalesce(sum(${sql.identifier(column)}), 0)::int`

/** Sums the products of a store. Its row is locked first: the second of two sums has both. */
async function sumStore(ctx: TxCtx, sellerId: string): Promise<void> {
  await ctx.db.insert(storeRating).values({ sellerId, updatedAt: ctx.now() }).onConflictDoNothing()
  await ctx.db
    .select({ sellerId: storeRating.sellerId })
    .from(storeRating)
    .where(eq(storeRating.sellerId, sellerId))
    .for('no key update')
  await ctx.db.execute(sql`
    update ${storeRating} set (stars1, stars2, stars3, stars4, stars5, with_pictures, updated_at) = (
      select ${sumOf('stars1')}, ${sumOf('stars2')}, ${sumOf('stars3')}, ${sumOf('stars4')}, ${sumOf('stars5')},
        ${sumOf('with_pictures')}, ${ctx.now().toISOString()}::timestamptz
      from ${productRating} where seller_id = ${sellerId}::uuid)
    where seller_id = ${sellerId}::uuid`)
}

/** Writes what was counted of a product whose rating is locked, and sums its store. */
export async function writeRating(ctx: TxCtx, rated: Rated, counts: Counts): Promise<void> {
  await ctx.db
    .update(productRating)
    .set({ ...counts, updatedAt: ctx.now() })
    .where(eq(productRating.productId, rated.productId))
  await sumStore(ctx, rated.sellerId)
  await emit(ctx, ratingCounted, rated)
}
