import { eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { orderLine, storeOrder } from '../order.tables.ts'

/** What points and growth of an order are counted from. */
export async function orderToReward(ctx: Ctx, orderId: string) {
  const { state, number, memberId, currency, returnDays, completedAt } = storeOrder
  const { payableMinor, refundedMinor } = storeOrder
  const [row] = await ctx.db
    .select({
      state,
      number,
      memberId,
      currency,
      returnDays,
      completedAt,
      payableMinor,
      refundedMinor,
      goodsPaidMinor: sql`(select coalesce(sum(${orderLine.paidMinor}), 0) from ${orderLine}
        where ${orderLine.orderId} = ${orderId})`.mapWith(BigInt),
    })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  return row
}
