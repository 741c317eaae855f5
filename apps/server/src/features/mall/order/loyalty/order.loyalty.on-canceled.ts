import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from '../order.events.ts'
import { orderToReward } from './order.loyalty.queries.ts'
import { takeBackReward } from './order.loyalty.service.ts'

/** What a refunded order brought is taken back. */
export const takeBackRefunded = consumer({
  name: 'order.take-back-reward',
  on: orderCanceled,
  handle: (ctx, { orderId, memberId }) =>
    atomic(ctx, async (ctx) => {
      const order = await orderToReward(ctx, orderId)
      if (order) await takeBackReward(ctx, { ...order, id: orderId, memberId })
    }),
})
