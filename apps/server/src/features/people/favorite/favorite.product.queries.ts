import type { PageQuery } from '@ironsouq/contract/page'
import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { favoriteProduct } from './favorite.tables.ts'

const own = (memberId: string) => eq(favoriteProduct.memberId, memberId)

export async function isProductSaved(
  ctx: Ctx,
  memberId: string,
  productId: string,
): Promise<boolean> {
  const saved = and(own(memberId), eq(favoriteProduct.productId, productId))
  return (await ctx.db.$count(favoriteProduct, saved)) > 0
}

export async function favoriteProductIds(ctx: Ctx, memberId: string): Promise<string[]> {
  const rows = await ctx.db
    .select({ productId: favoriteProduct.productId })
    .from(favoriteProduct)
    .where(own(memberId))
    .orderBy(desc(favoriteProduct.createdAt), desc(favoriteProduct.productId))
  return rows.map(({ productId }) => productId)
}

/** A page of a member's saved products, the latest first. */
export const favoriteProductsOf = (ctx: Ctx, memberId: string, { current, size }: PageQuery) =>
  ctx.db
    .select({
      productId: favoriteProduct.productId,
      savedAt: favoriteProduct.createdAt,
      priceMinor: favoriteProduct.priceMinor,
      priceCurrency: favoriteProduct.priceCurrency,
    })
    .from(favoriteProduct)
    .where(own(memberId))
    .orderBy(desc(favoriteProduct.createdAt), desc(favoriteProduct.productId))
    .limit(size)
    .offset((current - 1) * size)

export const favoriteProductCount = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(favoriteProduct, own(memberId))
