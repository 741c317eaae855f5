import { fromMinor } from '@ironsouq/contract/money/minor-units'
import type { PlacedCheckout } from '@ironsouq/contract/order/checkout.schema'
import { and, asc, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { checkout, storeOrder } from './order.tables.ts'

/** A checkout that was placed, as it is shown to the buyer; null when it was not. */
export async function placedCheckout(ctx: Ctx, checkoutId: string): Promise<PlacedCheckout | null> {
  const rows = await ctx.db
    .select({
      payNo: checkout.payNo,
      currency: checkout.currency,
      totalMinor: checkout.totalMinor,
      expiresAt: checkout.expiresAt,
      orderId: storeOrder.id,
      orderNumber: storeOrder.number,
      sellerId: storeOrder.sellerId,
    })
    .from(checkout)
    .innerJoin(storeOrder, eq(storeOrder.checkoutId, checkout.id))
    .where(and(eq(checkout.id, checkoutId), eq(checkout.state, 'placed')))
    .orderBy(asc(storeOrder.id))
  const [first] = rows
  if (!first) return null
  return {
    payNo: first.payNo,
    total: fromMinor(first.totalMinor, first.currency),
    expiresAt: first.expiresAt.toISOString(),
    isPaid: first.totalMinor === 0n,
    orders: rows.map(({ orderId, orderNumber, sellerId }) => ({ orderId, orderNumber, sellerId })),
  }
}

/** What a payment page needs of a checkout of a member; null when it is not theirs. */
export async function checkoutByPayNo(ctx: Ctx, memberId: string, payNo: string) {
  const [found] = await ctx.db
    .select()
    .from(checkout)
    .where(
      and(eq(checkout.memberId, memberId), eq(checkout.payNo, payNo), eq(checkout.state, 'placed')),
    )
  return found ?? null
}
