import { and, asc, eq, lte, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { idsToMatch, prepared } from '#kernel/data/db.ts'
import { stock, stockHold } from './stock.tables.ts'

const byWarehouse = prepared((db) =>
  db
    .select({
      skuId: stock.skuId,
      warehouseId: stock.warehouseId,
      available: sql<number>`${stock.onHand} - ${stock.held}`,
    })
    .from(stock)
    .where(sql`${stock.skuId} = any(${sql.placeholder('skuIds')}::uuid[])`)
    .orderBy(asc(stock.skuId), sql`${stock.onHand} - ${stock.held} desc`)
    .prepare('stock_by_warehouse'),
)

/** What can be bought of variants in each warehouse; the warehouse with the most first. */
export const stockByWarehouse = (ctx: Ctx, skuIds: readonly string[]) =>
  byWarehouse(ctx).execute({ skuIds: idsToMatch(skuIds) })

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
