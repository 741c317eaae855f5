import type { OrderAround } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { eq, sql } from 'drizzle-orm'
import { member } from '#features/people/member/member.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { checkout, storeOrder } from '../order.tables.ts'

type Attempt = Pick<OrderAround['payments'][number], 'method' | 'state' | 'providerRef'> & {
  id: string
  amountMinor: string
  currency: string
  at: Date
}

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
  const { rows: attempts } = await ctx.db.execute<Attempt>(sql`
    select id, method, state, amount_minor::text as "amountMinor", currency, provider_ref as "providerRef",
      coalesce(paid_at, created_at) as at
    from payment where subject_id = ${checkoutId} order by created_at desc, id desc`)
  return {
    memberId,
    memberName: seesMembers && erasedAt === null ? memberName : null,
    orders: await countUpTo(ctx, storeOrder, eq(storeOrder.memberId, memberId)),
    payNo,
    payments: attempts.map(({ id, amountMinor, currency, at, ...attempt }) => ({
      ...attempt,
      paymentId: id,
      amount: fromMinor(BigInt(amountMinor), currency),
      at: new Date(at).toISOString(),
    })),
  }
}
