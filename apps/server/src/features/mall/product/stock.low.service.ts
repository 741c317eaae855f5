import { and, isNotNull, isNull, lte, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { stockLow } from './stock.events.ts'
import { stock } from './stock.tables.ts'

const available = sql`${stock.onHand} - ${stock.held}`

/**
 * Marks what fell to its limit and takes the mark from what is above it again, so that each fall is one event,
 * however many sales follow. A job does it and not the sale: a hot variant is locked for one short statement.
 */
export const markLowStock = (ctx: Ctx): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await ctx.db
      .update(stock)
      .set({ lowSince: null })
      .where(
        and(
          isNotNull(stock.lowSince),
          sql`(${stock.lowAt} is null or ${available} > ${stock.lowAt})`,
        ),
      )
    const fallen = await ctx.db
      .update(stock)
      .set({ lowSince: ctx.now() })
      .where(and(isNotNull(stock.lowAt), isNull(stock.lowSince), lte(available, stock.lowAt)))
      .returning({ sellerId: stock.sellerId, skuId: stock.skuId })
    for (const [sellerId, rows] of Map.groupBy(fallen, (row) => row.sellerId)) {
      const skuIds = [...new Set(rows.map(({ skuId }) => skuId))]
      await emit(ctx, stockLow, { sellerId, skuIds })
    }
  })
