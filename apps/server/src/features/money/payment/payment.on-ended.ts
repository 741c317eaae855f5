import { consumer } from '#kernel/work/events.ts'
import { paymentPaid, refundPlanned } from './payment.events.ts'
import { otherAttempts } from './payment.projection.ts'
import { sendRefund } from './payment.refund.service.ts'
import { settlePayment } from './payment.settle.service.ts'

/** What is paid is not paid again: other pages and QR codes of it end. */
export const endOtherAttempts = consumer({
  name: 'payment.end-other-attempts',
  on: paymentPaid,
  workerPool: 'payments',
  async handle(ctx, { paymentId }) {
    for (const id of await otherAttempts(ctx, paymentId)) await settlePayment(ctx, id, true)
  },
})

export const sendPlannedRefund = consumer({
  name: 'refund.send-planned',
  on: refundPlanned,
  workerPool: 'payments',
  handle: (ctx, { refundId }) => sendRefund(ctx, refundId),
})
