import type { Product } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { mallCatalogue } from '#features/mall/product-category/product-category.catalogue.queries.ts'
import { shownPromotions } from '#features/mall/promotion/promotion.projection.ts'
import { runningFor } from '#features/mall/promotion/promotion.queries.ts'
import { isProductSaved } from '#features/people/favorite/favorite.product.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { presentProduct } from './product-detail.present.ts'
import { productShown } from './product-detail.projection.ts'

/** A product in the language of the request; `memberId` is of who asks [CL-24]. */
export async function productInfo(
  ctx: Ctx,
  productId: string,
  memberId: string | null,
): Promise<Product> {
  const [row, known, isSaved] = await Promise.all([
    productShown(ctx, productId),
    mallCatalogue(ctx),
    memberId === null ? false : isProductSaved(ctx, memberId, productId),
  ])
  if (!row) throw notFound()
  const running = await runningFor(ctx, [{ productId, sellerId: row.storeId }])
  const promotions = await shownPromotions(ctx, running.get(productId) ?? [])
  const personal = memberId === null ? null : { isSaved }
  return presentProduct(row, { known, locale: ctx.locale }, { promotions, personal })
}
