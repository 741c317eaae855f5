import { orderCanceled } from '#features/mall/order/order.events.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { consumer } from '#kernel/work/events.ts'
import { paymentPaid, refundPlanned } from './payment.events.ts'
import { idleAttemptsOf, otherAttempts } from './payment.projection.ts'
import { planRefund, sendRefund } from './payment.refund.service.ts'
import { settlePayment } from './payment.settle.service.ts'

async function endAll(ctx: Ctx, paymentIds: readonly string[]): Promise<void> {
  for (const id of paymentIds) await settlePayment(ctx, id, true)
}

/** A checkout that is paid is not paid again: other pages and QR codes of it end. */
export const endOtherAttempts = consumer({
  name: 'payment.end-other-attempts',
  on: paymentPaid,
  workerPool: 'payments',
  handle: async (ctx, { paymentId }) => endAll(ctx, await otherAttempts(ctx, paymentId)),
})

/** Nothing is to be paid any more: pages and QR codes end, and money that came too late goes back [OR-4]. */
export const endIdleAttempts = consumer({
  name: 'payment.end-idle-attempts',
  on: orderCanceled,
  workerPool: 'payments',
  handle: async (ctx, { orderId }) => endAll(ctx, await idleAttemptsOf(ctx, orderId)),
})

/** What was paid for an order that has ended is refunded, no matter who ended it. */
export const refundEnded = consumer({
  name: 'refund.plan-of-ended',
  on: orderCanceled,
  handle: async (ctx, { orderId }) => void (await atomic(ctx, (ctx) => planRefund(ctx, orderId))),
})

export const sendPlannedRefund = consumer({
  name: 'refund.send-planned',
  on: refundPlanned,
  workerPool: 'payments',
  handle: (ctx, { refundId }) => sendRefund(ctx, refundId),
})
