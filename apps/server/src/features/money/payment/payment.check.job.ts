import { and, eq, inArray, isNotNull, lte, not, or, sql } from 'drizzle-orm'
import { isDisputedPayment } from '#features/money/dispute/dispute.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { PAYMENT_PROVIDERS, type PaymentProvider } from '#kernel/ports/payment.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { retryRefund, sendRefund } from './payment.refund.service.ts'
import { methodsOf, nextCheck } from './payment.rules.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, paymentRefund } from './payment.tables.ts'

const AGAIN_MS = 2 * 60_000

type Checked = typeof payment | typeof paymentRefund

/**
 * Moves the next question before the provider is asked: no other run asks meanwhile, and one that does not answer is
 * asked again in two minutes, also about the last question. Null when another run has the row.
 */
async function claim(ctx: Ctx, table: Checked, id: string): Promise<Date | null> {
  const now = ctx.now()
  const again = new Date(now.getTime() + AGAIN_MS)
  const due = ctx.db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.id, id), lte(table.checkAt, now)))
    .for('update', { skipLocked: true })
  const { rowCount } = await ctx.db
    .update(table)
    .set({ checkAt: again })
    .where(inArray(table.id, due))
  return rowCount ? again : null
}

async function checkPayment(ctx: Ctx, { id, expiresAt }: typeof payment.$inferSelect) {
  const now = ctx.now()
  const again = await claim(ctx, payment, id)
  if (!again) return
  await settlePayment(ctx, id)
  // What is settled or ended has its own next time.
  await ctx.db
    .update(payment)
    .set({ checkAt: nextCheck(expiresAt, now) })
    .where(and(eq(payment.id, id), eq(payment.checkAt, again)))
}

const paidBy = (provider: PaymentProvider) => inArray(payment.method, methodsOf(provider))

/**
 * Asks about payments of which no notification came: when they expire, and three times after [PY-3]. Each provider has
 * a run of its own, so that one that is away keeps no other waiting.
 */
export const checkPayments = PAYMENT_PROVIDERS.map((provider) =>
  deadline({
    name: `payment.check-due-${provider}`,
    table: payment,
    at: 'checkAt',
    where: () => paidBy(provider),
    runOutside: checkPayment,
  }),
)

/** While its payment is disputed only a refund is asked about that the provider works on. */
const mayBeSent = or(
  isNotNull(paymentRefund.providerRef),
  not(isDisputedPayment(paymentRefund.paymentId)),
)

const refundedBy = (ctx: Ctx, provider: PaymentProvider) =>
  inArray(
    paymentRefund.paymentId,
    ctx.db
      .select({ id: payment.id })
      .from(payment)
      .where(and(eq(payment.id, sql`${paymentRefund.paymentId}`), paidBy(provider))),
  )

/** Sends refunds whose provider did not answer or refused, and asks about those that take their time. */
export const checkRefunds = PAYMENT_PROVIDERS.map((provider) =>
  deadline({
    name: `refund.check-due-${provider}`,
    table: paymentRefund,
    at: 'checkAt',
    where: (ctx) => and(refundedBy(ctx, provider), mayBeSent),
    async runOutside(ctx, { id, state }) {
      if (!(await claim(ctx, paymentRefund, id))) return
      if (state === 'failed') await atomic(ctx, (ctx) => retryRefund(ctx, id, { by: 'system' }))
      await sendRefund(ctx, id)
    },
  }),
)
