import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Ctx, TxCtx } from '#kernel/ctx.ts'
import { systemActing } from '#kernel/data/audit-entries.ts'
import { audited } from '#kernel/data/audit.ts'
import { Refusal } from '#kernel/errors.ts'
import type { SentRefund } from '#kernel/payable.ts'
import { payableOf } from '#kernel/payables.ts'
import type { PaymentPort, PaymentProvider } from '#kernel/ports/payment.ts'
import { settleDispute } from '../payment.dispute.service.ts'
import { paymentAbout } from '../payment.queries.ts'
import { sendRefund } from '../payment.refund.service.ts'
import { methodsOf } from '../payment.rules.ts'
import { returnSurplus, settlePayment } from '../payment.settle.service.ts'
import { payment, paymentRefund } from '../payment.tables.ts'
import { lostAt, type Lost } from './payment.lost.queries.ts'

/** The buyer of a payment whose order is lost is not known: the money goes back, and the provider tells them. */
const NO_MEMBER = '00000000-0000-0000-0000-000000000000'

interface Asked {
  port: PaymentPort
  since: Date
}

/** What the database has and does not know the end of: open payments, refunds under way, disputes. */
async function settleKnown(
  ctx: Ctx,
  provider: PaymentProvider,
  { port, since }: Asked,
): Promise<void> {
  for await (const { about, disputeRef } of port.missed(since)) {
    if (disputeRef !== null) await settleDispute(ctx, provider, disputeRef)
    const paymentId = about === null ? null : await paymentAbout(ctx, provider, about)
    if (paymentId !== null) await settlePayment(ctx, paymentId)
  }
  const byProvider = inArray(payment.method, methodsOf(provider))
  const open = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(and(byProvider, isNotNull(payment.checkAt)))
  for (const { id } of open) await settlePayment(ctx, id)
  const paying = await ctx.db
    .select({ id: paymentRefund.id })
    .from(paymentRefund)
    .innerJoin(payment, eq(payment.id, paymentRefund.paymentId))
    .where(and(byProvider, eq(paymentRefund.state, 'paying')))
  for (const { id } of paying) await sendRefund(ctx, id)
}

interface LostPayment {
  paymentId: string
  sent: SentRefund | null
}

/** Writes a payment again whose order is gone, as one that belongs to no order: its refund follows by itself. */
async function sendBack(
  ctx: TxCtx,
  provider: PaymentProvider,
  { line, paymentId: id, sent }: LostPayment & Pick<Lost, 'line'>,
): Promise<void> {
  const [method] = methodsOf(provider)
  const { captureRef, minor, currency } = line
  if (!method || captureRef === null) return
  const now = ctx.now()
  const [row] = await ctx.db
    .insert(payment)
    .values({
      id,
      memberId: NO_MEMBER,
      // No longer there, whatever it was.
      subjectKind: 'checkout',
      subjectId: id,
      method,
      providerRef: captureRef,
      amountMinor: minor,
      currency,
      chargedMinor: minor,
      chargedCurrency: currency,
      amountVersion: 0,
      expiresAt: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoNothing()
    .returning()
  if (!row) return
  const captured = fromMinor(minor, currency)
  await returnSurplus(ctx, row, { captured, captureRef }, sent)
  ctx.audit('payment', id, null, { lost: provider, captureRef, captured })
}

/** Whether it is in order now; if not, a person looks at it. */
async function book(ctx: Ctx, provider: PaymentProvider, { line, remedy }: Lost): Promise<boolean> {
  const acting = systemActing('command missed-payments')
  switch (remedy.kind) {
    case 'person':
      return false
    case 'settle':
      await settlePayment(ctx, remedy.paymentId)
      return true
    case 'sendBack':
      await audited(ctx, acting, (ctx) => sendBack(ctx, provider, { line, ...remedy }))
      return true
    case 'refund':
      try {
        const { paymentId, orderId, sent } = remedy
        await audited(ctx, acting, async (ctx) => {
          const [paid] = await ctx.db.select().from(payment).where(eq(payment.id, paymentId))
          if (paid) await payableOf(ctx, paid.subjectKind).takeBack(ctx, orderId, sent)
          ctx.audit('order', orderId, null, { lostRefund: sent.providerRef })
        })
        return true
      } catch (err) {
        // The order went on, or a part of it was sent.
        if (err instanceof Refusal) return false
        throw err
      }
  }
}

export type Answered = Lost & { isBooked: boolean }

/**
 * Asks a provider what it did since a moment that the database does not know of, after a restore. Without `books` it
 * is only listed. A second time it finds what is left.
 */
export async function askMissed(
  ctx: Ctx,
  provider: PaymentProvider,
  { books, ...asked }: Asked & { books: boolean },
): Promise<Answered[]> {
  if (books) await settleKnown(ctx, provider, asked)
  const answered: Answered[] = []
  for (const lost of await lostAt(ctx, provider, asked))
    answered.push({ ...lost, isBooked: books && (await book(ctx, provider, lost)) })
  return answered
}
