import { eq } from 'drizzle-orm'
import {
  sendRefund,
  retryRefund,
} from '../../../apps/server/src/features/money/payment/payment.refund.service.ts'
import { settlePayment } from '../../../apps/server/src/features/money/payment/payment.settle.service.ts'
import {
  payment,
  paymentRefund,
} from '../../../apps/server/src/features/money/payment/payment.tables.ts'
import { atomic } from '../../../apps/server/src/kernel/ctx.ts'
import { deadline } from '../../../apps/server/src/kernel/work/deadlines.ts'

const AGAIN_MS = 2 * 60_000

/** The control: one run for the rows of all providers, one after the other. */
export const checkPayments = [
  deadline({
    name: 'payment.check-due',
    table: payment,
    at: 'checkAt',
    async runOutside(ctx, { id }) {
      await settlePayment(ctx, id).catch(() => {})
      const checkAt = new Date(ctx.now().getTime() + AGAIN_MS)
      await ctx.db.update(payment).set({ checkAt }).where(eq(payment.id, id))
    },
  }),
]

export const checkRefunds = [
  deadline({
    name: 'refund.check-due',
    table: paymentRefund,
    at: 'checkAt',
    async runOutside(ctx, { id, state }) {
      if (state === 'failed') await atomic(ctx, (ctx) => retryRefund(ctx, id, { by: 'system' }))
      await sendRefund(ctx, id)
    },
  }),
]
