import { and, eq, inArray, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { violatedReference } from '#kernel/data/db.ts'
import { notFound } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { availabilityChanged } from './stock.events.ts'
import { areOwnWarehouses } from './stock.places.projection.ts'
import { stock, stockMovement } from './stock.tables.ts'

/** What was counted of a variant where there was as much as `from` when it was read. */
interface Count {
  skuId: string
  warehouseId: string
  from: number
  to: number
}

interface By {
  sellerId: string
  actorId: string
}

interface RefusedCount {
  skuId: string
  warehouseId: string
  why: 'changed' | 'held'
}

const keyOf = ({ skuId, warehouseId }: { skuId: string; warehouseId: string }) =>
  `${skuId} ${warehouseId}`

/** Every place has a row, and the rows are locked in one order, so that two sheets do not wait for each other. */
async function lockedPlaces(ctx: TxCtx, { sellerId }: By, counts: readonly Count[]) {
  const now = ctx.now()
  try {
    await ctx.db
      .insert(stock)
      .values(
        counts.map(({ skuId, warehouseId }) => ({
          sellerId,
          skuId,
          warehouseId,
          onHand: 0,
          createdAt: now,
          updatedAt: now,
        })),
      )
      .onConflictDoNothing()
  } catch (err) {
    throw violatedReference(err) === null ? err : notFound()
  }
  const skuIds = [...new Set(counts.map(({ skuId }) => skuId))]
  const rows = await ctx.db
    .select({
      skuId: stock.skuId,
      warehouseId: stock.warehouseId,
      onHand: stock.onHand,
      held: stock.held,
    })
    .from(stock)
    .where(and(eq(stock.sellerId, sellerId), inArray(stock.skuId, skuIds)))
    .orderBy(stock.skuId, stock.warehouseId)
    .for('update')
  return new Map(rows.map((row) => [keyOf(row), row]))
}

/**
 * Sets what was counted in many places. Where there is not what was read any more, or where orders hold more than was
 * counted, nothing changes; these places are returned.
 */
export async function countStocks(
  ctx: TxCtx,
  by: By,
  counts: readonly Count[],
): Promise<RefusedCount[]> {
  if (counts.length === 0) return []
  const warehouseIds = [...new Set(counts.map(({ warehouseId }) => warehouseId))]
  if (!(await areOwnWarehouses(ctx, by.sellerId, warehouseIds))) throw notFound()
  const places = await lockedPlaces(ctx, by, counts)
  const refused: RefusedCount[] = []
  const moved: (Count & { held: number })[] = []
  for (const count of new Map(counts.map((each) => [keyOf(each), each])).values()) {
    const { skuId, warehouseId, from, to } = count
    const place = places.get(keyOf(count))
    if (!place) throw notFound()
    if (place.onHand !== from) refused.push({ skuId, warehouseId, why: 'changed' })
    else if (place.held > to) refused.push({ skuId, warehouseId, why: 'held' })
    else if (from !== to) moved.push({ ...count, held: place.held })
  }
  if (moved.length === 0) return refused
  const now = ctx.now()
  const given = JSON.stringify(
    moved.map(({ skuId, warehouseId, to }) => ({ skuId, warehouseId, to })),
  )
  await ctx.db.execute(sql`
    update stock set on_hand = given."to", updated_at = ${now.toISOString()}
    from jsonb_to_recordset(${given}::jsonb) as given("skuId" uuid, "warehouseId" uuid, "to" integer)
    where stock.sku_id = given."skuId" and stock.warehouse_id = given."warehouseId"`)
  await ctx.db.insert(stockMovement).values(
    moved.map(({ skuId, warehouseId, from, to }) => ({
      sellerId: by.sellerId,
      skuId,
      warehouseId,
      kind: 'counted' as const,
      onHandChange: to - from,
      heldChange: 0,
      actorId: by.actorId,
      createdAt: now,
    })),
  )
  const skuIds = moved.filter(({ from, to, held }) => from > held !== to > held)
  for (const { skuId } of skuIds) await emit(ctx, availabilityChanged, { skuId })
  return refused
}
