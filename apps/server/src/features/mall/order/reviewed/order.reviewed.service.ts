import { and, asc, eq } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { storeNameOf } from '../order.projection.ts'
import { orderLine, storeOrder } from '../order.tables.ts'
import { reviewByOf } from './order.reviewed.rules.ts'

const own = (memberId: string, number: string) =>
  and(eq(storeOrder.memberId, memberId), eq(storeOrder.number, number))

/** Gifts are not reviewed: no one chose to buy them. */
const linesIn = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select()
    .from(orderLine)
    .where(and(eq(orderLine.orderId, orderId), eq(orderLine.kind, 'goods')))
    .orderBy(asc(orderLine.position))

/** An order of the member as they review it; another one is not found. */
export async function reviewedOrder(ctx: Ctx, memberId: string, number: string) {
  const [row] = await ctx.db
    .select({ order: storeOrder, storeName: storeNameOf(ctx.locale) })
    .from(storeOrder)
    .where(own(memberId, number))
  if (!row) throw notFound()
  const { order, storeName } = row
  return {
    order,
    storeName,
    reviewBy: reviewByOf(order, ctx.now()),
    lines: await linesIn(ctx, order.id),
  }
}

/** The same to write reviews of it: requests of the same moment wait for each other. */
export async function orderToReview(ctx: TxCtx, memberId: string, number: string) {
  const [order] = await ctx.db
    .select()
    .from(storeOrder)
    .where(own(memberId, number))
    .for('no key update')
  if (!order) throw notFound()
  if (order.isReviewed) throw new Refusal('review.writtenAlready')
  if (order.state !== 'completed') throw new Refusal('review.notReceived')
  if (!reviewByOf(order, ctx.now())) throw new Refusal('review.tooLate')
  return { order, lines: await linesIn(ctx, order.id) }
}

/** Everything in the order is reviewed. Its row is locked. */
export async function markReviewed(ctx: TxCtx, orderId: string): Promise<void> {
  await ctx.db
    .update(storeOrder)
    .set({ isReviewed: true, updatedAt: ctx.now() })
    .where(eq(storeOrder.id, orderId))
}
