import { returnPoints } from '#features/people/points/points.use.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from '../order.events.ts'

/** A merchant reaches no points: those of an order that its store refunds return here. What has returned stays as it is. */
export const returnSpentPoints = consumer({
  name: 'order.return-points',
  on: orderCanceled,
  handle: (ctx, { orderId }) => atomic(ctx, (ctx) => returnPoints(ctx, orderId)),
})
