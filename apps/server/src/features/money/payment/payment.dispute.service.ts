import { allocate } from '@ironsouq/contract/money/money/allocate'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { refundLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import type { DisputedOrder } from '#features/money/dispute/dispute.postings.ts'
import {
  endDispute,
  keepDispute,
  lockedDispute,
  openDispute,
  type DisputedPayment,
} from '#features/money/dispute/dispute.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { PaymentUnavailable, type PaymentProvider } from '#kernel/ports/payment.ts'
import { paymentAbout } from './payment.queries.ts'
import { planRefund } from './payment.refund.service.ts'
import { settlePayment } from './payment.settle.service.ts'
import { payment, paymentShare, paymentRefund } from './payment.tables.ts'

type Payment = typeof payment.$inferSelect

/** Refunds of a payment that its provider does not work on: none of them reaches the buyer while a dispute is open. */
const unsentOf = (paymentId: string) =>
  and(
    eq(paymentRefund.paymentId, paymentId),
    or(
      eq(paymentRefund.state, 'failed'),
      and(eq(paymentRefund.state, 'paying'), isNull(paymentRefund.providerRef)),
    ),
  )

/** What is left of each order of a payment. What was to be refunded and was not sent is still there. */
async function leftOf(ctx: TxCtx, paymentId: string): Promise<DisputedOrder[]> {
  const shares = await ctx.db
    .select()
    .from(paymentShare)
    .where(eq(paymentShare.paymentId, paymentId))
    .orderBy(asc(paymentShare.orderId))
    .for('update')
  // Locked before the ledger is, as by a refund that succeeds.
  const unsent = await ctx.db.select().from(paymentRefund).where(unsentOf(paymentId)).for('update')
  return shares.map((share) => {
    const own = unsent.filter(({ orderId }) => orderId === share.orderId)
    const sum = (of: 'amountMinor' | 'chargedMinor') =>
      own.reduce((total, each) => total + each[of], 0n)
    return {
      orderId: share.orderId,
      sellerId: share.sellerId,
      amountMinor: share.amountMinor - share.refundedMinor + sum('amountMinor'),
      chargedMinor: share.chargedMinor - share.refundedChargedMinor + sum('chargedMinor'),
    }
  })
}

const least = (a: bigint, b: bigint) => (a < b ? a : b)

/** The part of an amount that stands for a part of what was charged for it. */
const partOf = (amountMinor: bigint, charged: bigint, whole: bigint) =>
  charged === whole ? amountMinor : (amountMinor * charged) / whole

/** Spreads what the provider took over what is left of the orders. */
function disputedOrders(left: readonly DisputedOrder[], takenMinor: bigint): DisputedOrder[] {
  const weights = left.map(({ chargedMinor }) => chargedMinor)
  const whole = weights.reduce((sum, each) => sum + each, 0n)
  if (whole <= 0n) return []
  const parts = allocate(least(takenMinor, whole), weights)
  return left.flatMap((order, at) => {
    const chargedMinor = least(parts[at] ?? 0n, order.chargedMinor)
    if (chargedMinor <= 0n) return []
    const amountMinor = partOf(order.amountMinor, chargedMinor, order.chargedMinor)
    return [{ ...order, amountMinor, chargedMinor }]
  })
}

async function disputedPayment(ctx: TxCtx, paid: Payment, taken: Money): Promise<DisputedPayment> {
  const { id: paymentId, method, currency, memberId } = paid
  const of = { paymentId, method, currency }
  if (taken.currency !== paid.chargedCurrency)
    throw new Error(`payment ${paymentId} is disputed in another currency than it was charged in`)
  const takenMinor = minorOf(taken)
  if (paid.state === 'paid' && paid.subjectKind === 'topUp') {
    const chargedMinor = least(takenMinor, paid.chargedMinor)
    const amountMinor = partOf(paid.amountMinor, chargedMinor, paid.chargedMinor)
    return { ...of, orders: [], topUp: { memberId, amountMinor, chargedMinor } }
  }
  return { ...of, orders: disputedOrders(await leftOf(ctx, paymentId), takenMinor) }
}

/** The buyer has the money by the dispute: it is not refunded once more. */
async function countLost(ctx: TxCtx, paymentId: string, orders: readonly DisputedOrder[]) {
  const now = ctx.now()
  const unsent = await ctx.db.select().from(paymentRefund).where(unsentOf(paymentId)).for('update')
  const set = { checkAt: null, updatedAt: now }
  for (const { id } of unsent)
    await transition(
      ctx,
      paymentRefund,
      refundLifecycle,
      { id, action: 'cancel', by: 'provider' },
      { set },
    )
  const shareOf = (orderId: string) =>
    and(eq(paymentShare.paymentId, paymentId), eq(paymentShare.orderId, orderId))
  const change = (orderId: string, amountMinor: bigint, chargedMinor: bigint) =>
    ctx.db
      .update(paymentShare)
      .set({
        // A refund that was under way when the dispute began may have reached the buyer as well.
        refundedMinor: sql`least(${paymentShare.refundedMinor} + ${amountMinor}, ${paymentShare.amountMinor})`,
        refundedChargedMinor: sql`least(${paymentShare.refundedChargedMinor} + ${chargedMinor}, ${paymentShare.chargedMinor})`,
      })
      .where(shareOf(orderId))
  for (const { orderId, amountMinor, chargedMinor } of unsent)
    if (orderId !== null) await change(orderId, -amountMinor, -chargedMinor)
  for (const { orderId, amountMinor, chargedMinor } of orders)
    await change(orderId, amountMinor, chargedMinor)
  // What the dispute leaves of an order that was to be refunded is refunded.
  for (const { orderId } of unsent) if (orderId !== null) await planRefund(ctx, orderId)
}

/**
 * Asks the provider what became of a dispute and acts on the answer: notifications in any order, any number of times,
 * and the daily check all call this [PY-7].
 */
export async function settleDispute(
  ctx: Ctx,
  provider: PaymentProvider,
  disputeRef: string,
): Promise<string | null> {
  const seen = await ctx.payments[provider]?.disputeState?.(disputeRef)
  if (!seen) throw new PaymentUnavailable(`${provider} is not asked about disputes`)
  const paymentId = await paymentAbout(ctx, provider, seen.captureRef)
  // A question of the bank takes no money. It becomes a dispute or ends.
  const { status } = seen
  if (status === 'asked') return paymentId
  if (paymentId === null) {
    ctx.log.error({ provider, disputeRef }, 'a payment that we do not know was disputed')
    return null
  }
  // The notification of the payment itself may still be on its way.
  await settlePayment(ctx, paymentId)
  await atomic(ctx, async (ctx) => {
    const [paid] = await ctx.db
      .select()
      .from(payment)
      .where(eq(payment.id, paymentId))
      .for('update')
    if (!paid || !['paid', 'surplus'].includes(paid.state))
      throw new PaymentUnavailable('a payment is disputed that is not paid')
    const name = { provider, disputeRef }
    const known = await lockedDispute(ctx, name)
    // What is in the books is what was taken first.
    const taken = known ? fromMinor(known.chargedMinor, known.chargedCurrency) : seen.amount
    const of = await disputedPayment(ctx, paid, taken)
    const row = known ?? (await openDispute(ctx, name, seen, of))
    if (!row) return
    if (row.state !== 'open') {
      if (row.state !== status)
        ctx.log.error({ disputeId: row.id, seen: status }, 'a dispute that ended was moved')
      return
    }
    if (status === 'open') return keepDispute(ctx, row, seen)
    const orders = await endDispute(ctx, row, status, of)
    if (status === 'lost') await countLost(ctx, paymentId, orders)
  })
  return paymentId
}
