import { and, desc, eq, gt, sql } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { emit } from '#kernel/work/events.ts'
import { availabilityChanged } from './stock.events.ts'
import { stock, stockHold, stockMovement } from './stock.tables.ts'

interface Aside {
  /** What it is set aside for; its hold has this id in the place of a checkout. */
  ownerId: string
  skuId: string
  sellerId: string
  quantity: number
}

/**
 * Sets pieces of a variant aside that no checkout can have then: from the warehouse that has the most, and no more than
 * it has. Null when no warehouse has any.
 */
export async function setAside(
  ctx: TxCtx,
  { ownerId, skuId, sellerId, quantity: wanted, until }: Aside & { until: Date },
): Promise<{ warehouseId: string; quantity: number } | null> {
  const free = sql<number>`${stock.onHand} - ${stock.held}`
  const [place] = await ctx.db
    .select({ warehouseId: stock.warehouseId, free })
    .from(stock)
    .where(and(eq(stock.skuId, skuId), gt(free, 0)))
    .orderBy(desc(free), stock.warehouseId)
    .limit(1)
    .for('no key update')
  if (!place) return null
  const { warehouseId } = place
  const quantity = Math.min(wanted, place.free)
  const now = ctx.now()
  const at = { skuId, warehouseId, sellerId }
  await ctx.db.insert(stockHold).values({
    ...at,
    checkoutId: ownerId,
    quantity,
    expiresAt: until,
    createdAt: now,
    updatedAt: now,
  })
  await ctx.db
    .update(stock)
    .set({ held: sql`${stock.held} + ${quantity}`, updatedAt: now })
    .where(and(eq(stock.skuId, skuId), eq(stock.warehouseId, warehouseId)))
  await ctx.db.insert(stockMovement).values({
    ...at,
    kind: 'held',
    onHandChange: 0,
    heldChange: quantity,
    checkoutId: ownerId,
    createdAt: now,
  })
  if (quantity === place.free) await emit(ctx, availabilityChanged, { skuId })
  return { warehouseId, quantity }
}

/** Takes pieces out of what was set aside; nothing happens when there are none left of it. */
async function takeOut(ctx: TxCtx, { ownerId, skuId, quantity }: Omit<Aside, 'sellerId'>) {
  const own = and(
    eq(stockHold.checkoutId, ownerId),
    eq(stockHold.skuId, skuId),
    eq(stockHold.state, 'held'),
  )
  const [hold] = await ctx.db.select().from(stockHold).where(own).for('update')
  if (!hold || hold.quantity < quantity) return null
  if (hold.quantity === quantity) await ctx.db.delete(stockHold).where(own)
  else
    await ctx.db
      .update(stockHold)
      .set({ quantity: hold.quantity - quantity, updatedAt: ctx.now() })
      .where(own)
  return hold
}

/** Pieces that were set aside can be bought by everyone again. */
export async function putBack(ctx: TxCtx, aside: Aside): Promise<void> {
  const { ownerId, skuId, quantity } = aside
  const hold = await takeOut(ctx, aside)
  if (!hold) return
  const { warehouseId, sellerId } = hold
  const now = ctx.now()
  const [row] = await ctx.db
    .update(stock)
    .set({ held: sql`${stock.held} - ${quantity}`, updatedAt: now })
    .where(and(eq(stock.skuId, skuId), eq(stock.warehouseId, warehouseId)))
    .returning({ free: sql<number>`${stock.onHand} - ${stock.held}` })
  await ctx.db.insert(stockMovement).values({
    sellerId,
    skuId,
    warehouseId,
    kind: 'released',
    onHandChange: 0,
    heldChange: -quantity,
    checkoutId: ownerId,
    createdAt: now,
  })
  if (row?.free === quantity) await emit(ctx, availabilityChanged, { skuId })
}

/** Pieces that were set aside are sold: they leave their warehouse as what the checkout held would. */
export async function sellAside(ctx: TxCtx, aside: Aside & { checkoutId: string }): Promise<void> {
  const { skuId, quantity, checkoutId } = aside
  const hold = await takeOut(ctx, aside)
  if (!hold) return
  const { warehouseId, sellerId } = hold
  const now = ctx.now()
  const at = { skuId, warehouseId, sellerId }
  await ctx.db.insert(stockHold).values({
    ...at,
    checkoutId,
    quantity,
    state: 'sold',
    expiresAt: now,
    createdAt: now,
    updatedAt: now,
  })
  await ctx.db
    .update(stock)
    .set({
      held: sql`${stock.held} - ${quantity}`,
      onHand: sql`${stock.onHand} - ${quantity}`,
      updatedAt: now,
    })
    .where(and(eq(stock.skuId, skuId), eq(stock.warehouseId, warehouseId)))
  await ctx.db.insert(stockMovement).values({
    ...at,
    kind: 'sold',
    onHandChange: -quantity,
    heldChange: -quantity,
    checkoutId,
    createdAt: now,
  })
}
