import { planRefund } from '#features/money/payment/payment.refund.service.ts'
import { endAttempts } from '#features/money/payment/payment.settle.service.ts'
import { atomic } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { orderCanceled } from '../order.events.ts'
import { endedCheckoutOf } from '../order.queries.ts'

/** Nothing is to be paid any more: pages and QR codes end, and money that came too late goes back [OR-4]. */
export const endIdleAttempts = consumer({
  name: 'payment.end-idle-attempts',
  on: orderCanceled,
  workerPool: 'payments',
  async handle(ctx, { orderId }) {
    const id = await endedCheckoutOf(ctx, orderId)
    if (id !== null) await endAttempts(ctx, { kind: 'checkout', id })
  },
})

/** What was paid for an order that has ended is refunded, no matter who ended it. */
export const refundEnded = consumer({
  name: 'refund.plan-of-ended',
  on: orderCanceled,
  handle: async (ctx, { orderId }) => void (await atomic(ctx, (ctx) => planRefund(ctx, orderId))),
})
