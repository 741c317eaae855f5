import type { PlacedCheckout } from '@ironsouq/contract/mall/order/checkout.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { prepared } from '#kernel/data/db.ts'
import { checkout, storeOrder } from '../order.tables.ts'

const placing = prepared((db) =>
  db
    .select({
      payNo: checkout.payNo,
      currency: checkout.currency,
      totalMinor: checkout.totalMinor,
      expiresAt: checkout.expiresAt,
      id: storeOrder.id,
      number: storeOrder.number,
      sellerId: storeOrder.sellerId,
    })
    .from(checkout)
    .innerJoin(storeOrder, eq(storeOrder.checkoutId, checkout.id))
    .where(and(eq(checkout.id, sql.placeholder('checkoutId')), eq(checkout.state, 'placed')))
    .orderBy(asc(storeOrder.id))
    .prepare('checkout_placed'),
)

type Placed = Pick<typeof checkout.$inferSelect, 'payNo' | 'currency' | 'totalMinor' | 'expiresAt'>

export const presentPlaced = (
  { payNo, currency, totalMinor, expiresAt }: Placed,
  orders: readonly Pick<typeof storeOrder.$inferSelect, 'id' | 'number' | 'sellerId'>[],
): PlacedCheckout => ({
  payNo,
  total: fromMinor(totalMinor, currency),
  expiresAt: expiresAt.toISOString(),
  isPaid: totalMinor === 0n,
  orders: orders.map(({ id, number, sellerId }) => ({
    orderId: id,
    orderNumber: number,
    sellerId,
  })),
})

/** A checkout that was placed, as it is shown to the buyer; null when it was not. */
export async function placedCheckout(ctx: Ctx, checkoutId: string): Promise<PlacedCheckout | null> {
  const rows = await placing(ctx).execute({ checkoutId })
  return rows[0] ? presentPlaced(rows[0], rows) : null
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
