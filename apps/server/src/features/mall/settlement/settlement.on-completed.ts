import { SETTLE_AFTER_RETURN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { orderCompleted } from '#features/mall/order/order.events.ts'
import { consumer } from '#kernel/work/events.ts'
import { returnDaysOf } from './settlement.projection.ts'
import { settlement } from './settlement.tables.ts'

const DAY_MS = 86_400_000

/** From the receipt on, the time runs until the seller has the money: never before the goods can no longer come back. */
export const planSettlement = consumer({
  name: 'settlement.plan',
  on: orderCompleted,
  async handle(ctx, { orderId, sellerId, at }) {
    const days = (await returnDaysOf(ctx, orderId)) + SETTLE_AFTER_RETURN_DAYS
    const settleAt = new Date(at.getTime() + days * DAY_MS)
    await ctx.db
      .insert(settlement)
      .values({ orderId, sellerId, settleAt, createdAt: ctx.now() })
      .onConflictDoNothing()
  },
})
