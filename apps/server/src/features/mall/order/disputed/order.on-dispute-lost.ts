import { orderDisputeLost } from '#features/money/dispute/dispute.events.ts'
import { atomic, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { consumer } from '#kernel/work/events.ts'
import { takeBackReward } from '../loyalty/order.loyalty.service.ts'
import { orderById } from '../order.queries.ts'
import { endPaid } from '../payment/order.payment.service.ts'
import { isLost } from './order.disputed.queries.ts'

/** False when something of it was sent, or it ended before. */
async function ended(ctx: TxCtx, orderId: string): Promise<boolean> {
  try {
    await endPaid(ctx, orderId, { by: 'system' })
    return true
  } catch (err) {
    if (err instanceof Refusal && err.key === 'error.orderStateChanged') return false
    throw err
  }
}

/**
 * An order that is not paid any more is not sent: it ends, and its goods can be bought again. One that was received
 * stays, and what it brought its buyer is taken back [PY-7].
 */
export const endDisputedOrder = consumer({
  name: 'order.end-disputed',
  on: orderDisputeLost,
  handle: (ctx, { orderId }) =>
    atomic(ctx, async (ctx) => {
      const order = (await orderById(ctx, orderId))?.order
      if (!order || !(await isLost(ctx, orderId, order))) return
      if (!(await ended(ctx, orderId))) await takeBackReward(ctx, order)
    }),
})
