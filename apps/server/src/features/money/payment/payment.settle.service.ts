import { allocate } from '@ironsouq/contract/money/money/allocate'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { paymentLifecycle } from '@ironsouq/contract/money/payment/payment.lifecycle'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import type { PayableLine, SentRefund } from '#kernel/payable.ts'
import { payableOf } from '#kernel/payables.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { paymentPaid, refundPlanned } from './payment.events.ts'
import { postSurplus } from './payment.postings.ts'
import { payableAttempts } from './payment.projection.ts'
import { mayCapture, nextCheck, portOf, referenceOf } from './payment.rules.ts'
import type { Subject } from './payment.subject.queries.ts'
import { payment, paymentShare, paymentRefund } from './payment.tables.ts'

type Row = typeof payment.$inferSelect

interface Taken {
  captured: Money
  captureRef: string
}

const isSettled = ({ state }: Pick<Row, 'state'>) => state === 'paid' || state === 'surplus'

/** What each line has of a payment, to the last unit, in its currency and in the charged one. */
async function writeShares(ctx: TxCtx, row: Row, lines: readonly PayableLine[]) {
  if (lines.length === 0) return []
  const weights = lines.map(({ amountMinor }) => amountMinor)
  const parts = row.chargedCurrency === row.currency ? weights : allocate(row.chargedMinor, weights)
  const shares = lines.map((line, i) => ({ ...line, chargedMinor: parts[i] ?? 0n }))
  const of = { paymentId: row.id, memberId: row.memberId, createdAt: ctx.now() }
  await ctx.db
    .insert(paymentShare)
    .values(shares.map(({ id: orderId, ...share }) => ({ ...of, ...share, orderId })))
  return shares
}

/** Counts a payment whose payable has moved: state, shares, ledger and event in the caller's transaction. */
export async function countPayment(
  ctx: TxCtx,
  row: Row,
  lines: readonly PayableLine[],
  captureRef: string | null,
): Promise<void> {
  const { id: paymentId, memberId, method, currency, amountMinor } = row
  const { chargedMinor, chargedCurrency } = row
  const now = ctx.now()
  await transition(
    ctx,
    payment,
    paymentLifecycle,
    { id: paymentId, action: 'pay', by: method === 'balance' ? 'system' : 'provider' },
    {
      set: { captureRef, paidAt: now, checkAt: null, updatedAt: now },
      emit: [occurrence(paymentPaid, { paymentId, memberId })],
    },
  )
  const shares = await writeShares(ctx, row, lines)
  const charged = { amountMinor, chargedMinor, chargedCurrency }
  const taken = { paymentId, method, memberId, currency, ...charged, lines: shares }
  await payableOf(ctx, row.subjectKind).post(ctx, taken)
}

/**
 * Money that nothing can use: what it is for was cancelled, is paid or costs something else now. It goes back whole; `sent`
 * is a refund that the provider has already.
 */
export async function returnSurplus(
  ctx: TxCtx,
  row: Row,
  { captured, captureRef }: Taken,
  sent: SentRefund | null = null,
): Promise<void> {
  const { id: paymentId, memberId, method, amountMinor, currency } = row
  const now = ctx.now()
  const { currency: chargedCurrency } = captured
  const chargedMinor = minorOf(captured)
  await transition(
    ctx,
    payment,
    paymentLifecycle,
    { id: paymentId, action: 'overpay', by: 'provider' },
    {
      set: {
        captureRef,
        chargedMinor,
        chargedCurrency,
        paidAt: now,
        checkAt: null,
        updatedAt: now,
      },
    },
  )
  await postSurplus(ctx, {
    paymentId,
    method,
    currency: chargedCurrency,
    amountMinor: chargedMinor,
  })
  const times = { checkAt: now, createdAt: now, updatedAt: now }
  const values = {
    paymentId,
    memberId,
    amountMinor,
    currency,
    chargedMinor,
    chargedCurrency,
    ...times,
    ...sent,
  }
  const { id: refundId } = one(await ctx.db.insert(paymentRefund).values(values).returning())
  await emit(ctx, refundPlanned, { refundId, memberId })
}

/** The provider took money: once, however often it is asked. */
const take = (ctx: Ctx, paymentId: string, taken: Taken): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const row = one(
      await ctx.db.select().from(payment).where(eq(payment.id, paymentId)).for('update'),
    )
    if (isSettled(row)) return
    const isRight =
      taken.captured.currency === row.chargedCurrency &&
      minorOf(taken.captured) === row.chargedMinor
    if (!isRight) ctx.log.error({ paymentId }, 'a provider took another amount than was asked')
    const { subjectKind, subjectId: id, memberId, amountMinor, amountVersion } = row
    const lines = isRight
      ? await payableOf(ctx, subjectKind).settle(ctx, { id, memberId, amountMinor, amountVersion })
      : null
    if (lines) await countPayment(ctx, row, lines, taken.captureRef)
    else await returnSurplus(ctx, row, taken)
  })

/** Moves a payment that can no longer be paid, and plans the next question. */
const endAttempt = (
  ctx: Ctx,
  row: Row,
  action: 'fail' | 'close' | null,
  by: 'system' | 'provider',
): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const now = ctx.now()
    const set = { checkAt: nextCheck(row.expiresAt, now), updatedAt: now }
    const moves = paymentLifecycle.moves.filter((move) => move.action === action)
    const current = one(
      await ctx.db.select().from(payment).where(eq(payment.id, row.id)).for('update'),
    )
    if (isSettled(current)) return
    if (action && moves.some(({ from }) => from.includes(current.state)))
      await transition(ctx, payment, paymentLifecycle, { id: row.id, action, by }, { set })
    else
      await ctx.db
        .update(payment)
        .set(set)
        .where(and(eq(payment.id, row.id), isNotNull(payment.checkAt)))
  })

/** A later refusal does not change the time. */
const noteDecline = (ctx: Ctx, paymentId: string) =>
  ctx.db
    .update(payment)
    .set({ declinedAt: ctx.now() })
    .where(and(eq(payment.id, paymentId), isNull(payment.declinedAt)))

/**
 * Asks the provider what became of a payment and acts on the answer. The return of the browser, notifications and the
 * job all call this, in any order and any number of times [PY-3]. `isAbandoned`: whether a payment that is still
 * open is closed; so is one for a store that may not sell any more [ST-7].
 */
export async function settlePayment(
  ctx: Ctx,
  paymentId: string,
  isAbandoned = false,
): Promise<void> {
  const [row] = await ctx.db.select().from(payment).where(eq(payment.id, paymentId))
  if (!row || isSettled(row)) return
  const ends = isAbandoned || (await payableOf(ctx, row.subjectKind).isStopped(ctx, row.subjectId))
  const port = portOf(ctx.payments, row.method)
  // Without an answer to `open` the provider may know it only by our reference, and no one was shown its page.
  if (!port || row.providerRef === null)
    return endAttempt(ctx, row, ends || row.expiresAt <= ctx.now() ? 'close' : null, 'system')
  const names = { reference: referenceOf(row.id), providerRef: row.providerRef }
  const isOpen = row.state === 'open' || row.state === 'opening'
  const seen = await port.state(names, isOpen && !ends && mayCapture(row.expiresAt, ctx.now()))
  const isOver = ends || row.expiresAt <= ctx.now()
  const state = seen.status === 'open' && isOver && isOpen ? await port.close(names) : seen
  const { captured, captureRef } = state
  if (state.status === 'paid' && captured && captureRef !== null)
    return take(ctx, paymentId, { captured, captureRef })
  const action =
    state.status === 'failed' ? 'fail' : state.status === 'expired' || isOver ? 'close' : null
  const by = seen.status === 'open' ? 'system' : 'provider'
  if (action || isOver) return endAttempt(ctx, row, action, by)
  if (state.isDeclined) await noteDecline(ctx, paymentId)
}

/** Nothing is to be paid any more: attempts end, and money that came too late goes back. */
export async function endAttempts(ctx: Ctx, of: Subject): Promise<void> {
  for (const id of await payableAttempts(ctx, of)) await settlePayment(ctx, id, true)
}
