import { allowed } from '@ironsouq/contract/lifecycle'
import {
  type ProductReview,
  STAFF_ACTIONS,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import type { StaffProductRecord } from '@ironsouq/contract/mall/product-admin/product-review.schema'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import { attributesOf } from '#features/mall/product-category/product-category.queries.ts'
import { reviewProduct } from '#features/mall/product/product.move.service.ts'
import { productById, productMoves } from '#features/mall/product/product.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import type { Actor } from '#kernel/http/serve.ts'
import { productRecord } from './product-admin.record.projection.ts'

const staffActions = (state: ProductState) => {
  const moves: readonly string[] = allowed(productLifecycle, state, 'staff')
  return STAFF_ACTIONS.filter((action) => moves.includes(action))
}

/** A product as staff see it: with what they may do, and how it came into its state. */
export async function reviewedProduct(ctx: Ctx, productId: string): Promise<StaffProductRecord> {
  const record = await productRecord(ctx, productId)
  return {
    ...record,
    sellerId: (await productById(ctx, productId)).sellerId,
    actions: staffActions(record.state),
    fields: await attributesOf(ctx, record.productCategoryId),
    moves: await productMoves(ctx, productId),
  }
}

export const review = (
  ctx: Ctx,
  { id: staffId }: Actor,
  given: ProductReview,
): Promise<StaffProductRecord> =>
  atomic(ctx, async (ctx) => {
    await reviewProduct(ctx, given, staffId)
    return reviewedProduct(ctx, given.productId)
  })
