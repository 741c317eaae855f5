import { PRODUCT_PICTURES_MAX } from '@ironsouq/contract/mall/product-admin/product-admin.limits'
import { and, eq, ne, sql } from 'drizzle-orm'
import { categoryToSell } from '#features/mall/product-category/product-category.queries.ts'
import type { Owner } from '#features/platform/media/media.queries.ts'
import { withUploadsFirst } from '#features/platform/media/media.use.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { productChanged } from './product.events.ts'
import { picturesOf } from './product.queries.ts'
import { product, productPicture } from './product.tables.ts'

interface Placed {
  entityId: string
  uploadIds: readonly string[]
}

/**
 * Shows these uploads first, in this order; what the product shows besides stays behind them. False while buyers see
 * a product that was reviewed: what was reviewed stays. A product that was deleted shows nothing.
 */
export async function placePictures(
  ctx: TxCtx,
  owner: Owner,
  { entityId: productId, uploadIds }: Placed,
): Promise<boolean> {
  const own = and(eq(product.id, productId), eq(product.sellerId, owner.id))
  const [row] = await ctx.db
    .select()
    .from(product)
    .where(and(own, ne(product.state, 'deleted')))
    .for('update')
  if (!row) return true
  const before = await picturesOf(ctx, productId)
  const asked = { before, uploadIds, purpose: 'product', most: PRODUCT_PICTURES_MAX } as const
  const shown = await withUploadsFirst(ctx, owner, asked)
  if (!shown) return true
  const isReviewed = (await categoryToSell(ctx, row.productCategoryId))?.needsReview
  if (row.state === 'onSale' && isReviewed) return false
  const rows = shown.map((picture, position) => ({
    createdAt: ctx.now(),
    ...picture,
    productId,
    sellerId: row.sellerId,
    position,
  }))
  await ctx.db.delete(productPicture).where(eq(productPicture.productId, productId))
  await ctx.db.insert(productPicture).values(rows)
  await ctx.db
    .update(product)
    .set({ version: sql`${product.version} + 1`, updatedAt: ctx.now() })
    .where(eq(product.id, productId))
  await emit(ctx, productChanged, { productId })
  ctx.audit('product', productId, { pictures: before.length }, { pictures: rows.length })
  return true
}
