import { and, asc, eq, lte } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { job } from '#kernel/work/jobs.ts'
import { retryRefund, sendRefund } from './payment.refund.service.ts'
import { nextCheck } from './payment.rules.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, refund } from './payment.tables.ts'

/** The most in one run; the next run, a minute later, does the rest. */
const MOST = 500
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
  // What is settled or ended has its own next time; what is still due must not be asked every minute.
  await ctx.db
    .update(payment)
    .set({ checkAt: nextCheck(expiresAt, now) })
    .where(and(eq(payment.id, id), lte(payment.checkAt, now)))
}

async function each<T>(rows: readonly T[], work: (row: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const row of rows) await work(row).catch((err: unknown) => failures.push(err))
  if (failures.length > 0) throw new AggregateError(failures, 'not every provider answered')
}

/** Asks about payments of which no notification came: when they expire, and three times after [PY-3]. */
export const checkPayments = job({
  name: 'payment.check-due',
  cron: '* * * * *',
  workerPool: 'payments',
  async run(ctx) {
    const due = await ctx.db
      .select()
      .from(payment)
      .where(lte(payment.checkAt, ctx.now()))
      .orderBy(asc(payment.checkAt))
      .limit(MOST)
    await each(due, (row) => checkPayment(ctx, row))
  },
})

/** Sends refunds whose provider did not answer or refused, and asks about those that take their time. */
export const checkRefunds = job({
  name: 'refund.check-due',
  cron: '* * * * *',
  workerPool: 'payments',
  async run(ctx) {
    const due = await ctx.db
      .select({ id: refund.id, state: refund.state })
      .from(refund)
      .where(lte(refund.checkAt, ctx.now()))
      .orderBy(asc(refund.checkAt))
      .limit(MOST)
    await each(due, async ({ id, state }) => {
      if (state === 'failed') await atomic(ctx, (ctx) => retryRefund(ctx, id, { by: 'system' }))
      await sendRefund(ctx, id)
    })
  },
})
