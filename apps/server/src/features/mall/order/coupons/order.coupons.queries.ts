import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { orderAdjustment, storeOrder } from '../order.tables.ts'

const isCoupon = and(
  inArray(orderAdjustment.kind, ['storeCoupon', 'platformCoupon']),
  isNotNull(orderAdjustment.sourceId),
)

/** The coupons of members that took something off these orders. */
export async function couponsOfOrders(ctx: Ctx, orderIds: readonly string[]): Promise<string[]> {
  const rows = await ctx.db
    .selectDistinct({ id: orderAdjustment.sourceId })
    .from(orderAdjustment)
    .where(and(inArray(orderAdjustment.orderId, [...orderIds]), isCoupon))
  return rows.flatMap(({ id }) => id ?? [])
}

/** The coupons of the checkout of an order of which nothing is left: all orders that they were for are cancelled. */
export async function couponsToFree(
  ctx: Ctx,
  orderId: string,
): Promise<{ checkoutId: string; ids: string[] } | null> {
  const [order] = await ctx.db
    .select({ checkoutId: storeOrder.checkoutId })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  if (!order) return null
  const { checkoutId } = order
  const rows = await ctx.db
    .select({ id: orderAdjustment.sourceId })
    .from(orderAdjustment)
    .innerJoin(storeOrder, eq(storeOrder.id, orderAdjustment.orderId))
    .where(and(eq(storeOrder.checkoutId, checkoutId), isCoupon))
    .groupBy(orderAdjustment.sourceId)
    .having(sql`bool_and(${storeOrder.state} = 'canceled')`)
  return { checkoutId, ids: rows.flatMap(({ id }) => id ?? []) }
}
