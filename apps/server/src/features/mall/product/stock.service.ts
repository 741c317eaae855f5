import type { StockChange } from '@ironsouq/contract/mall/stock/stock.endpoints'
import type { MovementKind } from '@ironsouq/contract/mall/stock/stock.enums'
import { and, eq, gte, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { violatedReference } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { availabilityChanged } from './stock.events.ts'
import { isOwnWarehouse } from './stock.places.projection.ts'
import { stock, stockMovement } from './stock.tables.ts'

interface Place {
  sellerId: string
  skuId: string
  warehouseId: string
}

interface By {
  actorId: string | null
  note?: string
}

interface Figures {
  onHand: number
  held: number
  onHandBefore: number
}

const figures = {
  onHand: stock.onHand,
  held: stock.held,
  onHandBefore: sql<number>`coalesce(old.on_hand, 0)`,
}

const at = ({ skuId, warehouseId }: Place) =>
  and(eq(stock.skuId, skuId), eq(stock.warehouseId, warehouseId))

/** The movement of a change that was made, and the event when there is some or none now. */
async function record(
  ctx: TxCtx,
  { sellerId, skuId, warehouseId }: Place,
  kind: MovementKind,
  { onHand, held, onHandBefore }: Figures,
  { actorId, note = '' }: By,
): Promise<void> {
  if (onHand === onHandBefore) return
  await ctx.db.insert(stockMovement).values({
    sellerId,
    skuId,
    warehouseId,
    kind,
    onHandChange: onHand - onHandBefore,
    heldChange: 0,
    actorId,
    note,
    createdAt: ctx.now(),
  })
  if (onHand > held !== onHandBefore > held) await emit(ctx, availabilityChanged, { skuId })
}

/** A variant or warehouse of another store is not found. */
async function inOwnPlace<T>(ctx: TxCtx, place: Place, work: () => Promise<T>): Promise<T> {
  if (!(await isOwnWarehouse(ctx, place))) throw notFound()
  try {
    return await work()
  } catch (err) {
    throw violatedReference(err) === null ? err : notFound()
  }
}

/** Adds what was received. Two at once add up: the database adds to what it has. */
export const receiveStock = (ctx: TxCtx, place: Place, quantity: number, by: By): Promise<void> =>
  inOwnPlace(ctx, place, async () => {
    const now = ctx.now()
    const { sellerId, skuId, warehouseId } = place
    const [row] = await ctx.db
      .insert(stock)
      .values({ sellerId, skuId, warehouseId, onHand: quantity, createdAt: now, updatedAt: now })
      .onConflictDoUpdate({
        target: [stock.skuId, stock.warehouseId],
        set: { onHand: sql`${stock.onHand} + ${quantity}`, updatedAt: now },
      })
      .returning(figures)
    if (row) await record(ctx, place, 'received', row, by)
  })

/** Sets what was counted; false when orders hold more than that. */
export const countStock = (ctx: TxCtx, place: Place, quantity: number, by: By): Promise<boolean> =>
  inOwnPlace(ctx, place, async () => {
    const now = ctx.now()
    const { sellerId, skuId, warehouseId } = place
    await ctx.db
      .insert(stock)
      .values({ sellerId, skuId, warehouseId, onHand: 0, createdAt: now, updatedAt: now })
      .onConflictDoNothing()
    const [row] = await ctx.db
      .update(stock)
      .set({ onHand: quantity, updatedAt: now })
      .where(and(at(place), sql`${stock.held} <= ${quantity}`))
      .returning(figures)
    if (row) await record(ctx, place, 'counted', row, by)
    return row !== undefined
  })

/** Takes away what was lost or damaged; false when that much is not free. */
const writeOffStock = (ctx: TxCtx, place: Place, quantity: number, by: By): Promise<boolean> =>
  inOwnPlace(ctx, place, async () => {
    const [row] = await ctx.db
      .update(stock)
      .set({ onHand: sql`${stock.onHand} - ${quantity}`, updatedAt: ctx.now() })
      .where(and(at(place), gte(sql`${stock.onHand} - ${stock.held}`, quantity)))
      .returning(figures)
    if (row) await record(ctx, place, 'writtenOff', row, by)
    return row !== undefined
  })

/** A change by hand [PR-5]. What orders hold cannot be taken away. */
export const changeStock = (
  ctx: Ctx,
  { sellerId, actorId }: { sellerId: string; actorId: string },
  { skuId, warehouseId, kind, quantity, note }: StockChange,
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const place = { sellerId, skuId, warehouseId }
    const by = { actorId, note }
    if (kind === 'received') return receiveStock(ctx, place, quantity, by)
    const isDone =
      kind === 'counted'
        ? await countStock(ctx, place, quantity, by)
        : await writeOffStock(ctx, place, quantity, by)
    if (!isDone) throw new Refusal('portalProduct.stockIsHeld')
  })
