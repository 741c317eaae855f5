import { MOST_FAVORITES } from '@ironsouq/contract/people/favorite/favorite.limits'
import { and, eq } from 'drizzle-orm'
import { publishedPrices } from '#features/mall/product-card/product-card.projection.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { favoriteProduct } from './favorite.tables.ts'

/** Saves a product with its present price. Saving it again changes nothing [PR-3]. */
export function saveProduct(ctx: Ctx, memberId: string, productId: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const asked = (await publishedPrices(ctx, [productId])).get(productId)
    if (!asked) throw notFound()
    // Two concurrent calls run one after the other, so the count includes the first.
    await lockMember(ctx, memberId)
    const own = eq(favoriteProduct.memberId, memberId)
    const same = and(own, eq(favoriteProduct.productId, productId))
    if ((await ctx.db.$count(favoriteProduct, same)) > 0) return
    if ((await ctx.db.$count(favoriteProduct, own)) >= MOST_FAVORITES)
      throw new Refusal('error.favoriteProductsFull', { max: MOST_FAVORITES })
    await ctx.db
      .insert(favoriteProduct)
      .values({ memberId, productId, ...asked, createdAt: ctx.now() })
  })
}

export async function unsaveProduct(ctx: Ctx, memberId: string, productId: string): Promise<void> {
  await ctx.db
    .delete(favoriteProduct)
    .where(and(eq(favoriteProduct.memberId, memberId), eq(favoriteProduct.productId, productId)))
}
