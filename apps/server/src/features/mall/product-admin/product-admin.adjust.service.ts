import type { Adjusted, StockAdjust } from '@ironsouq/contract/mall/stock/stock.endpoints'
import { repriceSkus } from '#features/mall/product/product.price.service.ts'
import { countStock } from '#features/mall/product/stock.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { FieldFaults } from '#kernel/errors.ts'

interface By {
  sellerId: string
  actorId: string
}

/** The rows of the grid: a row that someone else changed, or that orders hold more of, stays as it is and is named. */
export const adjustStock = (
  ctx: Ctx,
  { sellerId, actorId }: By,
  { warehouseId, rows }: StockAdjust,
): Promise<Adjusted> =>
  atomic(ctx, async (ctx) => {
    const sorted = rows.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1))
    const priced = sorted.flatMap(({ price, ...row }) => (price === null ? [] : { ...row, price }))
    const changed = await repriceSkus(ctx, priced)
    const refused: Adjusted['refused'] = changed.map((skuId) => ({ skuId, why: 'changed' }))
    for (const { skuId, onHand } of sorted) {
      if (onHand === null || changed.includes(skuId)) continue
      if (warehouseId === null)
        throw new FieldFaults([{ field: 'warehouseId', key: 'error.fieldRequired', values: {} }])
      const place = { sellerId, skuId, warehouseId }
      if (!(await countStock(ctx, place, onHand, { actorId }))) refused.push({ skuId, why: 'held' })
    }
    return { saved: rows.length - refused.length, refused }
  })
