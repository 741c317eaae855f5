import { atomic, type Ctx } from '#kernel/ctx.ts'
import { stock, stockMovement } from './stock.tables.ts'

interface Given {
  sellerId: string
  skuId: string
  warehouseId: string
  onHand: number
}

/** Stock of a variant as if it had been received. */
export const someStock = (ctx: Ctx, { onHand, ...place }: Given) =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    await ctx.db.insert(stock).values({ ...place, onHand, createdAt: now, updatedAt: now })
    if (onHand > 0)
      await ctx.db.insert(stockMovement).values({
        ...place,
        kind: 'received',
        onHandChange: onHand,
        heldChange: 0,
        createdAt: now,
      })
  })
