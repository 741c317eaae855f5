import { takeBackGrowth } from '#features/people/member-level/member-level.growth.service.ts'
import { isMemberThere } from '#features/people/member/member.service.ts'
import { takeBackPoints } from '#features/people/points/points.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from '../order.events.ts'
import { orderToReward } from './order.loyalty.queries.ts'

/** What a refunded order brought is taken back, as far as it is not spent. */
export const takeBackReward = consumer({
  name: 'order.take-back-reward',
  on: orderCanceled,
  handle: (ctx, { orderId, memberId }) =>
    atomic(ctx, async (ctx) => {
      if (!(await isMemberThere(ctx, memberId))) return
      const order = await orderToReward(ctx, orderId)
      if (!order) return
      const of = { source: 'purchase', ref: orderId, as: 'purchaseTakenBack' } as const
      await takeBackPoints(ctx, { ...of, orderNumber: order.number })
      await takeBackGrowth(ctx, of)
    }),
})
