import { orderDisputeLost } from '#features/money/dispute/dispute.events.ts'
import { lostOf } from '#features/money/dispute/dispute.queries.ts'
import { atomic } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { consumer } from '#kernel/work/events.ts'
import { endPaid } from '../order.payment.service.ts'
import { orderById } from '../order.queries.ts'

/** An order that is not paid any more is not sent: it ends, and its goods can be bought again [PY-7]. */
export const endDisputedOrder = consumer({
  name: 'order.end-disputed',
  on: orderDisputeLost,
  async handle(ctx, { orderId }) {
    const order = (await orderById(ctx, orderId))?.order
    if (!order || (await lostOf(ctx, orderId)) < order.payableMinor - order.refundedMinor) return
    try {
      await atomic(ctx, (ctx) => endPaid(ctx, orderId, { by: 'system' }))
    } catch (err) {
      // Something of it was sent, or it ended before.
      if (!(err instanceof Refusal) || err.key !== 'error.orderStateChanged') throw err
    }
  },
})
