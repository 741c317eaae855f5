import { desc, eq } from 'drizzle-orm'
import { checkoutByPayNo } from '#features/mall/order/checkout/checkout.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound } from '#kernel/errors.ts'
import { payment } from './payment.tables.ts'
import { topUpByPayNo, type TopUp } from './payment.top-up.queries.ts'

type Checkout = NonNullable<Awaited<ReturnType<typeof checkoutByPayNo>>>

/** What a payment page is about. */
export type Subject =
  | { kind: 'orders'; checkoutId: string; topUpId: null; checkout: Checkout }
  | { kind: 'topUp'; checkoutId: null; topUpId: string; topUp: TopUp }

export async function subjectOf(ctx: Ctx, memberId: string, payNo: string): Promise<Subject> {
  const checkout = await checkoutByPayNo(ctx, memberId, payNo)
  if (checkout) return { kind: 'orders', checkoutId: checkout.id, topUpId: null, checkout }
  const topUp = await topUpByPayNo(ctx, memberId, payNo)
  if (!topUp) throw notFound()
  return { kind: 'topUp', checkoutId: null, topUpId: topUp.id, topUp }
}

/** The attempts to pay it. */
export const attemptsAt = (of: Pick<Subject, 'checkoutId' | 'topUpId'>) =>
  of.checkoutId === null
    ? eq(payment.topUpId, of.topUpId ?? '')
    : eq(payment.checkoutId, of.checkoutId)

/** The newest attempt to pay it. */
export async function newestAttempt(ctx: Ctx, of: Subject) {
  const [row] = await ctx.db
    .select()
    .from(payment)
    .where(attemptsAt(of))
    .orderBy(desc(payment.createdAt), desc(payment.id))
    .limit(1)
  return row ?? null
}
