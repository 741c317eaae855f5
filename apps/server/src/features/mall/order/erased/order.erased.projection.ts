import { SETTLE_AFTER_RETURN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { and, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { member } from '#features/people/member/member.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { storeOrder } from '../order.tables.ts'

/** What is left of an order when its buyer is erased: where goods went, not to whom. */
export const WITHOUT_PERSON = {
  address: sql`${storeOrder.address} || '{"recipient": "-", "phone": "-", "detail": "-----", "makani": null}'`,
  message: '',
  collector: null,
}

/** When an order that ended is settled at the earliest. */
const settledFrom = sql`coalesce(${storeOrder.completedAt}, ${storeOrder.canceledAt})
  + make_interval(days => ${storeOrder.returnDays} + ${SETTLE_AFTER_RETURN_DAYS}::int)`

/** Takes erased members out of their orders whose money is settled. */
export async function anonymiseBuyers(ctx: Ctx): Promise<void> {
  const erased = ctx.db.select({ id: member.id }).from(member).where(isNotNull(member.erasedAt))
  await ctx.db
    .update(storeOrder)
    .set(WITHOUT_PERSON)
    .where(
      and(
        inArray(storeOrder.memberId, erased),
        inArray(storeOrder.state, ['completed', 'canceled']),
        lte(settledFrom, ctx.now()),
        sql`(${storeOrder.address} ->> 'recipient' <> '-' or ${storeOrder.message} <> '' or ${storeOrder.collector} is not null)`,
      ),
    )
}
