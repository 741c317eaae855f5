import { eq, inArray } from 'drizzle-orm'
import { store } from '#features/mall/store/store.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { stock } from './stock.tables.ts'

/** What a store sells in; undefined: the seller has no store. */
export async function currencyOfStore(ctx: Ctx, sellerId: string): Promise<string | undefined> {
  const found = eq(store.id, sellerId)
  const [row] = await ctx.db.select({ currency: store.currency }).from(store).where(found)
  return row?.currency
}

/** Which of these variants have or had stock: they stay, because movements and orders name them. */
export async function stockedAmong(ctx: Ctx, skuIds: readonly string[]): Promise<Set<string>> {
  if (skuIds.length === 0) return new Set()
  const rows = await ctx.db
    .select({ skuId: stock.skuId })
    .from(stock)
    .where(inArray(stock.skuId, [...skuIds]))
  return new Set(rows.map(({ skuId }) => skuId))
}
