import { and, eq, lte } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { stockHold } from './stock.tables.ts'

/** Checkouts whose holds are due: they were never placed, or what follows their orders is late. */
export const checkoutsToRelease = (ctx: Ctx, limit: number) =>
  ctx.db
    .selectDistinct({ checkoutId: stockHold.checkoutId })
    .from(stockHold)
    .where(and(eq(stockHold.state, 'held'), lte(stockHold.expiresAt, ctx.now())))
    .limit(limit)

export const heldSkus = async (ctx: Ctx, checkoutId: string): Promise<string[]> => {
  const rows = await ctx.db
    .select({ skuId: stockHold.skuId })
    .from(stockHold)
    .where(and(eq(stockHold.checkoutId, checkoutId), eq(stockHold.state, 'held')))
  return rows.map(({ skuId }) => skuId)
}

/** Everything that a checkout holds or held. */
export const holdsOf = (ctx: Ctx, checkoutId: string) =>
  ctx.db
    .select({
      skuId: stockHold.skuId,
      warehouseId: stockHold.warehouseId,
      quantity: stockHold.quantity,
      state: stockHold.state,
    })
    .from(stockHold)
    .where(eq(stockHold.checkoutId, checkoutId))
