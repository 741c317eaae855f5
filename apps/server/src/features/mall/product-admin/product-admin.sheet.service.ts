import type { SheetSave, SheetSaved } from '@ironsouq/contract/mall/stock/stock.sheet.schema'
import { repriceSkus } from '#features/mall/product/product.price.service.ts'
import { countStocks } from '#features/mall/product/stock.count.service.ts'
import { limitSkus } from '#features/mall/product/stock.low.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'

interface By {
  sellerId: string
  actorId: string
}

type Refused = SheetSaved['refused'][number]

const changed = (field: 'price' | 'lowAt') => (skuId: string) =>
  ({ skuId, field, warehouseId: null, why: 'changed' }) satisfies Refused

/**
 * Saves the cells of a sheet. A cell that is no longer what it was read as, and a count below what orders hold,
 * stay as they are and are named; all others are saved together.
 */
export const saveSheet = (ctx: Ctx, by: By, { rows }: SheetSave): Promise<SheetSaved> =>
  atomic(ctx, async (ctx) => {
    const sorted = rows.toSorted((a, b) => (a.skuId < b.skuId ? -1 : 1))
    const prices = sorted.flatMap(({ skuId, price }) =>
      price === null ? [] : [{ skuId, price: price.to, known: { price: price.from } }],
    )
    const limits = sorted.flatMap(({ skuId, lowAt }) =>
      lowAt === null ? [] : [{ skuId, ...lowAt }],
    )
    const counts = sorted.flatMap(({ skuId, stock }) => stock.map((each) => ({ skuId, ...each })))
    const repriced = await repriceSkus(ctx, prices)
    const limited = await limitSkus(ctx, by.sellerId, limits)
    const counted = await countStocks(ctx, by, counts)
    const refused: Refused[] = [
      ...repriced.map(changed('price')),
      ...limited.map(changed('lowAt')),
      ...counted.map((each) => ({ ...each, field: 'stock' as const })),
    ]
    return { saved: prices.length + limits.length + counts.length - refused.length, refused }
  })
