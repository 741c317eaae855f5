import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import { changeGrowth } from '#features/people/member-level/member-level.growth.service.ts'
import { levelOf } from '#features/people/member-level/member-level.queries.ts'
import { isMemberThere } from '#features/people/member/member.service.ts'
import { earnPoints } from '#features/people/points/points.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { isLost } from '../disputed/order.disputed.queries.ts'
import { orderCompleted } from '../order.events.ts'
import { orderToReward } from './order.loyalty.queries.ts'
import { growthFor, pointsFor } from './order.loyalty.rules.ts'

const DAY_MS = 86_400_000

/**
 * A received order brings points, locked until its goods can no longer be returned, and growth [LO-1] [LO-4]; one whose
 * payment was lost in a dispute before brings nothing.
 */
export const rewardOrder = consumer({
  name: 'order.reward',
  on: orderCompleted,
  handle: (ctx, { orderId, memberId, at }) =>
    atomic(ctx, async (ctx) => {
      // What takes it back waits for the same lock: it comes before or after, and never between.
      if (!(await isMemberThere(ctx, memberId))) return
      const order = await orderToReward(ctx, orderId)
      if (order?.state !== 'completed' || (await isLost(ctx, orderId, order))) return
      const settings = await loyaltySettings(ctx)
      const level = await levelOf(ctx, memberId)
      const received = order.completedAt ?? at
      await earnPoints(ctx, {
        memberId,
        source: 'purchase',
        ref: orderId,
        points: pointsFor(order, settings, level?.pointsPercent ?? 100),
        availableFrom: new Date(received.getTime() + order.returnDays * DAY_MS),
        orderNumber: order.number,
        at: received,
      })
      const change = growthFor(order, settings)
      await changeGrowth(ctx, { memberId, source: 'purchase', ref: orderId, change, at: received })
    }),
})
