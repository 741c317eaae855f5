import { and, eq, isNotNull, isNull, not, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { sku } from './product.tables.ts'
import { stockLow } from './stock.events.ts'
import { skuIsLow } from './stock.low.projection.ts'

/**
 * Marks what fell to its limit and takes the mark from what is above it again, so that each fall is one event,
 * however many sales follow. A job does it and not the sale: a hot variant is locked for one short statement.
 */
export const markLowStock = (ctx: Ctx): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await ctx.db
      .update(sku)
      .set({ lowSince: null })
      .where(and(isNotNull(sku.lowSince), not(skuIsLow)))
    const fallen = await ctx.db
      .update(sku)
      .set({ lowSince: ctx.now() })
      .where(and(isNull(sku.lowSince), skuIsLow))
      .returning({ sellerId: sku.sellerId, skuId: sku.id })
    for (const [sellerId, rows] of Map.groupBy(fallen, (row) => row.sellerId))
      await emit(ctx, stockLow, { sellerId, skuIds: rows.map(({ skuId }) => skuId) })
  })

/** A limit of a variant: from what it was when it was read. */
interface Limit {
  skuId: string
  from: number | null
  to: number | null
}

/** Sets from how many on variants are low; returns those whose limit is no longer what was read. */
export async function limitSkus(
  ctx: Ctx,
  sellerId: string,
  limits: readonly Limit[],
): Promise<string[]> {
  const refused: string[] = []
  for (const { skuId, from, to } of limits) {
    const own = and(eq(sku.id, skuId), eq(sku.sellerId, sellerId))
    const [row] = await ctx.db
      .update(sku)
      .set({
        lowAt: sql`case when ${sku.lowAt} is not distinct from ${from}::int then ${to}::int else ${sku.lowAt} end`,
      })
      .where(own)
      .returning({ before: sql<number | null>`old.low_at` })
    if (!row) throw notFound()
    if (row.before !== from) refused.push(skuId)
  }
  return refused
}

/** From how many on a variant is low; null: as many as its store says. */
export async function setLow(
  ctx: Ctx,
  { sellerId, skuId }: { sellerId: string; skuId: string },
  lowAt: number | null,
): Promise<void> {
  const own = and(eq(sku.id, skuId), eq(sku.sellerId, sellerId))
  const done = await ctx.db.update(sku).set({ lowAt }).where(own).returning({ id: sku.id })
  if (done.length === 0) throw notFound()
}
