import { and, eq, isNotNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { payment, topUp } from './payment.tables.ts'

export type TopUp = typeof topUp.$inferSelect

/** A top-up of the member; null when it is not theirs. */
export async function topUpByPayNo(
  ctx: Ctx,
  memberId: string,
  payNo: string,
): Promise<TopUp | null> {
  const [found] = await ctx.db
    .select()
    .from(topUp)
    .where(and(eq(topUp.memberId, memberId), eq(topUp.payNo, payNo)))
  return found ?? null
}

export const isTopUpPaid = async (ctx: Ctx, topUpId: string): Promise<boolean> =>
  (await ctx.db.$count(payment, and(eq(payment.topUpId, topUpId), eq(payment.state, 'paid')))) > 0

/** What a payment added to a balance; null for a payment of orders. */
export async function paidTopUp(ctx: Ctx, paymentId: string) {
  const { amountMinor, currency } = payment
  const [found] = await ctx.db
    .select({ amountMinor, currency })
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.state, 'paid'), isNotNull(payment.topUpId)))
  return found ?? null
}
