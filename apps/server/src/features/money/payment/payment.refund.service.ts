import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { refundLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { and, eq, sql } from 'drizzle-orm'
import { isPaymentDisputed } from '#features/money/dispute/dispute.queries.ts'
import { lockFor } from '#features/money/ledger/ledger.posting.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { Refusal } from '#kernel/errors.ts'
import type { SentRefund } from '#kernel/payable.ts'
import { payableOf } from '#kernel/payables.ts'
import { PaymentRefused, PaymentUnavailable, type ProviderRefund } from '#kernel/ports/payment.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { refundPlanned, refundSucceeded } from './payment.events.ts'
import { postSurplusRefunded } from './payment.postings.ts'
import { portOf, referenceOf, refundReferenceOf, retryAt } from './payment.rules.ts'
import { payment, paymentShare, paymentRefund } from './payment.tables.ts'

type Payment = typeof payment.$inferSelect
type Refund = typeof paymentRefund.$inferSelect

/** How long a refund that is not certain waits until it is asked about again. */
const AGAIN_MS = 5 * 60_000

/** The ledger of a refund that reached the buyer, and its state, in one transaction. */
async function succeed(ctx: TxCtx, { id, providerRef }: Pick<Refund, 'id' | 'providerRef'>) {
  const row = one(
    await ctx.db.select().from(paymentRefund).where(eq(paymentRefund.id, id)).for('update'),
  )
  if (row.state === 'succeeded') return
  if (row.state === 'canceled') {
    // The statement of the provider has it too: staff find it among the differences.
    ctx.log.error({ refundId: id }, 'a refund of a lost dispute reached the buyer as well')
    return
  }
  const paid = one(await ctx.db.select().from(payment).where(eq(payment.id, row.paymentId)))
  const now = ctx.now()
  const { memberId, paymentId, orderId, currency, amountMinor, chargedMinor, chargedCurrency } = row
  await transition(
    ctx,
    paymentRefund,
    refundLifecycle,
    { id, action: 'succeed', by: paid.method === 'balance' ? 'system' : 'provider' },
    {
      set: { providerRef, checkAt: null, succeededAt: now, updatedAt: now },
      emit: [occurrence(refundSucceeded, { refundId: id, memberId })],
    },
  )
  if (orderId === null)
    return void (await postSurplusRefunded(ctx, {
      refundId: id,
      paymentId,
      method: paid.method,
      currency: chargedCurrency,
      amountMinor: chargedMinor,
    }))
  const share = and(eq(paymentShare.paymentId, paymentId), eq(paymentShare.orderId, orderId))
  const { sellerId } = one(await ctx.db.select().from(paymentShare).where(share))
  const exchanged = chargedCurrency === currency ? {} : { chargedMinor }
  const of = { refundId: id, paymentId, lineId: orderId, sellerId, currency, amountMinor }
  await payableOf(ctx, paid.subjectKind).postRefund(ctx, { ...of, ...exchanged })
}

/**
 * Refunds what is left of the payment of an order that has ended; null when nothing is left. The balance has it at
 * once; a provider is asked after the commit, and gives back what it charged, by share [PY-6]. `sent` is a refund
 * that the provider has already.
 */
export async function planRefund(
  ctx: TxCtx,
  orderId: string,
  sent: SentRefund | null = null,
): Promise<string | null> {
  const [share] = await ctx.db
    .select({ share: paymentShare, paid: payment })
    .from(paymentShare)
    .innerJoin(payment, eq(payment.id, paymentShare.paymentId))
    .where(and(eq(paymentShare.orderId, orderId), eq(payment.state, 'paid')))
    .for('update', { of: paymentShare })
  if (!share) return null
  const { paid } = share
  const amountMinor = share.share.amountMinor - share.share.refundedMinor
  const chargedMinor = share.share.chargedMinor - share.share.refundedChargedMinor
  if (amountMinor <= 0n) return null
  // A settlement at the same moment is seen by the posting, or sees this refund and waits.
  await lockFor(ctx, `order ${orderId}`)
  await ctx.db
    .update(paymentShare)
    .set({
      refundedMinor: sql`${paymentShare.refundedMinor} + ${amountMinor}`,
      refundedChargedMinor: sql`${paymentShare.refundedChargedMinor} + ${chargedMinor}`,
    })
    .where(and(eq(paymentShare.paymentId, paid.id), eq(paymentShare.orderId, orderId)))
  const now = ctx.now()
  const { memberId, currency, chargedCurrency } = paid
  const of = { paymentId: paid.id, memberId, orderId, amountMinor, currency, chargedMinor }
  const times = { checkAt: now, createdAt: now, updatedAt: now }
  const values = { ...of, chargedCurrency, ...times, ...sent }
  const { id: refundId } = one(await ctx.db.insert(paymentRefund).values(values).returning())
  if (paid.method === 'balance') await succeed(ctx, { id: refundId, providerRef: null })
  else await emit(ctx, refundPlanned, { refundId, memberId })
  return refundId
}

/** What the provider says about a refund, which it is asked for if it does not know it. */
async function ofProvider(ctx: Ctx, row: Refund, paid: Payment): Promise<ProviderRefund> {
  const port = portOf(ctx.payments, paid.method)
  if (!port || paid.captureRef === null || paid.providerRef === null)
    throw new PaymentUnavailable(`${paid.method} is not configured`)
  const names = { reference: referenceOf(paid.id), providerRef: paid.providerRef }
  const refundReference = refundReferenceOf(row.id, row.attempt)
  if (row.providerRef !== null)
    return port.refundState({ ...names, refundReference, refundRef: row.providerRef })
  return port.refund({
    ...names,
    refundReference,
    captureRef: paid.captureRef,
    captured: fromMinor(paid.chargedMinor, paid.chargedCurrency),
    amount: fromMinor(row.chargedMinor, row.chargedCurrency),
  })
}

/** Sends a refund to its provider, or asks what became of it. The same refund any number of times is one. */
export async function sendRefund(ctx: Ctx, refundId: string): Promise<void> {
  const [row] = await ctx.db.select().from(paymentRefund).where(eq(paymentRefund.id, refundId))
  if (row?.state !== 'paying') return
  // The provider has the money of a disputed payment: what it does not know of yet waits for the end.
  if (row.providerRef === null && (await isPaymentDisputed(ctx, row.paymentId))) return
  const paid = one(await ctx.db.select().from(payment).where(eq(payment.id, row.paymentId)))
  const later = new Date(ctx.now().getTime() + AGAIN_MS)
  // A late answer about an earlier attempt says nothing about the one that is under way.
  const isSame = and(
    eq(paymentRefund.id, refundId),
    eq(paymentRefund.state, 'paying'),
    eq(paymentRefund.attempt, row.attempt),
  )
  try {
    const { status, refundRef } = await ofProvider(ctx, row, paid)
    if (status === 'done')
      return await atomic(ctx, (ctx) => succeed(ctx, { id: refundId, providerRef: refundRef }))
    if (status === 'failed') return await fail(ctx, row, refundRef)
    await ctx.db.update(paymentRefund).set({ providerRef: refundRef, checkAt: later }).where(isSame)
  } catch (err) {
    if (err instanceof PaymentRefused) return fail(ctx, row, row.providerRef)
    if (!(err instanceof PaymentUnavailable)) throw err
    ctx.log.warn({ err, refundId }, 'a refund waits for its provider')
    await ctx.db.update(paymentRefund).set({ checkAt: later }).where(isSame)
  }
}

/** The provider does not refund it now: staff see it, and the job tries it again a few times. */
function fail(ctx: Ctx, { id, attempt }: Refund, providerRef: string | null): Promise<void> {
  return atomic(ctx, async (ctx) => {
    const now = ctx.now()
    const isSame = and(
      eq(paymentRefund.id, id),
      eq(paymentRefund.state, 'paying'),
      eq(paymentRefund.attempt, attempt),
    )
    const [current] = await ctx.db.select().from(paymentRefund).where(isSame).for('update')
    if (!current) return
    ctx.log.error({ refundId: id }, 'a refund failed')
    const set = { providerRef, checkAt: retryAt(attempt, now), updatedAt: now }
    await transition(
      ctx,
      paymentRefund,
      refundLifecycle,
      { id, action: 'fail', by: 'provider' },
      { set },
    )
  })
}

/** Tries a refund that failed once more, under a new reference: the provider knows the old one as failed. */
export async function retryRefund(
  ctx: TxCtx,
  id: string,
  by: { by: 'staff'; actorId: string } | { by: 'system' },
): Promise<void> {
  const now = ctx.now()
  const [row] = await ctx.db.select().from(paymentRefund).where(eq(paymentRefund.id, id))
  if (row && (await isPaymentDisputed(ctx, row.paymentId))) throw new Refusal('error.orderDisputed')
  const { memberId } = await transition(
    ctx,
    paymentRefund,
    refundLifecycle,
    { id, action: 'retry', ...by },
    {
      set: {
        providerRef: null,
        attempt: sql`${paymentRefund.attempt} + 1`,
        checkAt: now,
        updatedAt: now,
      },
    },
  )
  await emit(ctx, refundPlanned, { refundId: id, memberId })
}
