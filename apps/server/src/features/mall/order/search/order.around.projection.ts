import type { OrderAround } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { desc, eq } from 'drizzle-orm'
import { payment } from '#features/money/payment/payment.tables.ts'
import { member } from '#features/people/member/member.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { checkout, storeOrder } from '../order.tables.ts'

/** The buyer of an order, and how it was paid. */
export async function orderAround(
  ctx: Ctx,
  orderId: string,
  seesMembers: boolean,
): Promise<OrderAround> {
  const [row] = await ctx.db
    .select({
      memberId: storeOrder.memberId,
      checkoutId: storeOrder.checkoutId,
      payNo: checkout.payNo,
      memberName: member.nickName,
      erasedAt: member.erasedAt,
    })
    .from(storeOrder)
    .innerJoin(checkout, eq(checkout.id, storeOrder.checkoutId))
    .leftJoin(member, eq(member.id, storeOrder.memberId))
    .where(eq(storeOrder.id, orderId))
  if (!row) throw notFound()
  const { memberId, checkoutId, payNo, memberName, erasedAt } = row
  const attempts = await ctx.db
    .select()
    .from(payment)
    .where(eq(payment.checkoutId, checkoutId))
    .orderBy(desc(payment.createdAt), desc(payment.id))
  return {
    memberId,
    memberName: seesMembers && erasedAt === null ? memberName : null,
    orders: await countUpTo(ctx, storeOrder, eq(storeOrder.memberId, memberId)),
    payNo,
    payments: attempts.map(
      ({ id, method, state, amountMinor, currency, providerRef, paidAt, createdAt }) => ({
        paymentId: id,
        method,
        state,
        amount: fromMinor(amountMinor, currency),
        providerRef,
        at: (paidAt ?? createdAt).toISOString(),
      }),
    ),
  }
}
