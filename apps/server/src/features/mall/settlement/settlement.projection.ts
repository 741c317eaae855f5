import type { SettledOrder } from '@ironsouq/contract/mall/settlement/divided-order'
import { refundLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { and, eq, notInArray, sql, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { orderAdjustment, orderLine, storeOrder } from '#features/mall/order/order.tables.ts'
import { lostOf } from '#features/money/dispute/dispute.queries.ts'
import { paymentRefund } from '#features/money/payment/payment.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { settlement } from './settlement.tables.ts'

/** Money of the order is on its way back: what is left for the seller is not certain yet. */
export const hasOpenRefund = (ctx: Ctx) =>
  ctx.db
    .select({ open: sql`1` })
    .from(paymentRefund)
    .where(
      and(
        eq(paymentRefund.orderId, settlement.orderId),
        notInArray(paymentRefund.state, [...refundLifecycle.final]),
      ),
    )

const sumOf = (minor: PgColumn, from: PgTable, where: SQL) =>
  sql`(select coalesce(sum(${minor}), 0) from ${from} where ${where})`.mapWith(BigInt)

/** The return window that the mall promised when the order was placed. */
export async function returnDaysOf(ctx: Ctx, orderId: string): Promise<number> {
  const { returnDays, id } = storeOrder
  return one(await ctx.db.select({ returnDays }).from(storeOrder).where(eq(id, orderId))).returnDays
}

/** An order as it was placed, with what went back to the buyer since: by refunds and by lost disputes. */
export async function orderToSettle(
  ctx: Ctx,
  orderId: string,
): Promise<SettledOrder & { currency: string }> {
  const ofLines = sql`${orderLine.orderId} = ${orderId}`
  const ofPlatform = sql`${orderAdjustment.orderId} = ${orderId} and ${orderAdjustment.fundedBy} = 'platform'`
  const found = await ctx.db
    .select({
      placedAt: storeOrder.createdAt,
      currency: storeOrder.currency,
      payableMinor: storeOrder.payableMinor,
      refundedMinor: storeOrder.refundedMinor,
      goodsPaidMinor: sumOf(orderLine.paidMinor, orderLine, ofLines),
      commissionMinor: sumOf(orderLine.commissionMinor, orderLine, ofLines),
      subsidyMinor: sumOf(orderAdjustment.amountMinor, orderAdjustment, ofPlatform),
    })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
  const order = one(found)
  return { ...order, refundedMinor: order.refundedMinor + (await lostOf(ctx, orderId)) }
}
