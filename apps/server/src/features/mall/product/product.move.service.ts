import type {
  MERCHANT_ACTIONS,
  ProductReview,
} from '@ironsouq/contract/mall/product-admin/product-admin.schema'
import {
  productLifecycle,
  type ProductState,
} from '@ironsouq/contract/mall/product/product.lifecycle'
import { sql } from 'drizzle-orm'
import {
  attributesOf,
  categoryToSell,
} from '#features/mall/product-category/product-category.queries.ts'
import { sellerSuspension } from '#features/people/seller/seller.queries.ts'
import { refuseSuspended } from '#features/people/seller/seller.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { productChanged } from './product.events.ts'
import { lockedProduct, picturesOf, type ProductRow, skusOf } from './product.queries.ts'
import { missingOf } from './product.rules.ts'
import { product } from './product.tables.ts'

type MerchantAction = (typeof MERCHANT_ACTIONS)[number]

/** Staff have seen nothing of these, or refused what they saw. */
const REFUSED: readonly ProductState[] = ['rejected', 'removed']

/** Refuses what cannot be on sale: products that lack something buyers must find. */
async function refuseUnready(ctx: Ctx, row: ProductRow): Promise<void> {
  const [fields, pictures, skus] = [
    await attributesOf(ctx, row.productCategoryId),
    await picturesOf(ctx, row.id),
    await skusOf(ctx, row.id),
  ]
  if (missingOf({ ...row, pictures, skus }, fields).length > 0)
    throw new Refusal('portalProduct.notReady')
}

/** What to publish means: staff review what a category asks for, and what they refused before. */
async function publishing(ctx: TxCtx, row: ProductRow): Promise<'publish' | 'submit'> {
  // People of a seller may read its standing and not lock it; buyers see goods of open stores only.
  const { standing } = await sellerSuspension(ctx, row.sellerId)
  if (standing === 'suspended') throw new Refusal('error.sellerSuspended')
  await refuseUnready(ctx, row)
  const category = await categoryToSell(ctx, row.productCategoryId)
  return category?.needsReview || REFUSED.includes(row.state) ? 'submit' : 'publish'
}

const changed = (ctx: Ctx) => ({
  version: sql`${product.version} + 1`,
  updatedAt: ctx.now(),
})

/** Publishes, withdraws or deletes a product of the own store. */
export const moveProduct = (
  ctx: Ctx,
  { productId, action, actorId }: { productId: string; action: MerchantAction; actorId: string },
) =>
  atomic(ctx, async (ctx) => {
    const row = await lockedProduct(ctx, productId)
    const meant = action === 'publish' ? await publishing(ctx, row) : action
    return transition(
      ctx,
      product,
      productLifecycle,
      { id: productId, action: meant, by: 'merchant', actorId },
      {
        set: {
          ...changed(ctx),
          ...(meant === 'publish' && { publishedAt: ctx.now() }),
          ...(meant !== 'delete' && { reason: null }),
        },
        emit: [occurrence(productChanged, { productId })],
      },
    )
  })

/** Decides on the version that the reviewer read: what was changed since is not published. */
export const reviewProduct = (
  ctx: Ctx,
  { productId, version, action, reason }: ProductReview,
  staffId: string,
) =>
  atomic(ctx, async (ctx) => {
    if (action !== 'approve' && reason === null)
      throw new FieldFaults([{ field: 'reason', key: 'error.fieldRequired', values: {} }])
    const row = await lockedProduct(ctx, productId)
    if (row.version !== version) throw new Refusal('error.stateChanged')
    if (action === 'approve') {
      await refuseSuspended(ctx, row.sellerId)
      await refuseUnready(ctx, row)
    }
    return transition(
      ctx,
      product,
      productLifecycle,
      { id: productId, action, by: 'staff', actorId: staffId },
      {
        set: {
          ...changed(ctx),
          reason: action === 'approve' ? null : reason,
          ...(action === 'approve' && { publishedAt: ctx.now() }),
        },
        emit: [occurrence(productChanged, { productId })],
      },
    )
  })
