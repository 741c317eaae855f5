import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { stock, stockHold } from './stock.tables.ts'

/** The deadline of the holds of a checkout, all of them at once. */
export const whenHoldExpires = (
  name: string,
  release: (ctx: Ctx, checkoutId: string) => Promise<void>,
) =>
  deadline({
    name,
    table: stockHold,
    at: 'expiresAt',
    where: () => eq(stockHold.state, 'held'),
    key: 'checkoutId',
    runOutside: (ctx, { checkoutId }) => release(ctx, checkoutId),
  })

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

interface Place {
  skuId: string
  /** Null: any warehouse serves, and nothing is asked. */
  warehouseId: string | null
}

/** What of variants can be bought in one warehouse, by `<skuId> <warehouseId>`. */
export async function availableAt(
  ctx: Ctx,
  places: readonly Place[],
): Promise<ReadonlyMap<string, number>> {
  const asked = places.flatMap(({ skuId, warehouseId }) =>
    warehouseId === null ? [] : { skuId, warehouseId },
  )
  if (asked.length === 0) return new Map()
  const rows = await ctx.db
    .select({
      skuId: stock.skuId,
      warehouseId: stock.warehouseId,
      available: sql<number>`${stock.onHand} - ${stock.held}`,
    })
    .from(stock)
    .where(
      and(
        inArray(
          stock.skuId,
          asked.map(({ skuId }) => skuId),
        ),
        inArray(
          stock.warehouseId,
          asked.map(({ warehouseId }) => warehouseId),
        ),
      ),
    )
  return new Map(
    rows.map(({ skuId, warehouseId, available }) => [`${skuId} ${warehouseId}`, available]),
  )
}
