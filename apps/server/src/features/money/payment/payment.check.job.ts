import { and, eq, lte } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { retryRefund, sendRefund } from './payment.refund.service.ts'
import { nextCheck } from './payment.rules.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, refund } from './payment.tables.ts'

const AGAIN_MS = 2 * 60_000

/** A provider that does not answer is asked again in two minutes, also about the last question. */
async function checkPayment(ctx: Ctx, { id, expiresAt }: typeof payment.$inferSelect) {
  const now = ctx.now()
  try {
    await settlePayment(ctx, id)
  } catch (err) {
    const again = new Date(now.getTime() + AGAIN_MS)
    await ctx.db.update(payment).set({ checkAt: again }).where(eq(payment.id, id))
    throw err
  }
  // What is settled or ended has its own next time; what is still due must not be asked again at once.
  await ctx.db
    .update(payment)
    .set({ checkAt: nextCheck(expiresAt, now) })
    .where(and(eq(payment.id, id), lte(payment.checkAt, now)))
}

/** Asks about payments of which no notification came: when they expire, and three times after [PY-3]. */
export const checkPayments = deadline({
  name: 'payment.check-due',
  table: payment,
  at: 'checkAt',
  runOutside: checkPayment,
})

/** Sends refunds whose provider did not answer or refused, and asks about those that take their time. */
export const checkRefunds = deadline({
  name: 'refund.check-due',
  table: refund,
  at: 'checkAt',
  async runOutside(ctx, { id, state }) {
    if (state === 'failed') await atomic(ctx, (ctx) => retryRefund(ctx, id, { by: 'system' }))
    await sendRefund(ctx, id)
  },
})
