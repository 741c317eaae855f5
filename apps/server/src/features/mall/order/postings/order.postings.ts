import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import {
  isPosted,
  lockFor,
  orderSubject,
  post,
  reversed,
  type Line,
  type Names,
} from '#features/money/ledger/ledger.posting.service.ts'
import { amountFor } from '#features/money/ledger/ledger.queries.ts'
import {
  postTaken,
  refundShare,
  returnedTo,
  tendersOf,
  wholeOf,
} from '#features/money/payment/payment.tender.postings.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const orderLedger = {
  accounts: [{ name: 'escrow', owner: 'seller', normal: 'credit' }],
  journals: ['orderPaid', 'orderRefunded'],
} satisfies LedgerKinds

interface PaidOrder {
  orderId: string
  sellerId: string
  /** In the currency of the orders. */
  amountMinor: bigint
  /** Its share of what the provider took, where that is another currency [PY-6]. */
  chargedMinor?: bigint | undefined
}

interface Payment {
  paymentId: string
  method: PaymentMethod
  memberId: string
  orders: readonly PaidOrder[]
  currency: string
  chargedCurrency?: string | undefined
}

/** Holds what was paid for each order until it is settled or refunded. False when the payment was posted before. */
export async function postOrderPaid(ctx: TxCtx, payment: Payment): Promise<boolean> {
  const { paymentId, currency } = payment
  const orders = payment.orders
    .filter(({ amountMinor }) => amountMinor > 0n)
    .toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
  if (orders.length === 0) return false
  const paid = orders.map(({ orderId, ...line }) => ({ ...line, subject: orderSubject(orderId) }))
  const lines: Line[] = orders.map(({ orderId, sellerId, amountMinor }) => ({
    kind: 'escrow',
    owner: sellerId,
    currency,
    amountMinor,
    subject: orderSubject(orderId),
    sellerId,
  }))
  const asked = { ...payment, orders }
  const taken = { ...payment, paid }
  return postTaken(ctx, taken, { kind: 'orderPaid', ref: paymentId, asked, paymentId, lines })
}

interface RefundOfOrder {
  refundId: string
  paymentId: string
  orderId: string
  sellerId: string
  currency: string
  amountMinor: bigint
  /** What went back in the currency that was charged; by share when it is left out [PY-6]. */
  chargedMinor?: bigint | undefined
}

/**
 * Takes a refund of a settled order from those who have its money: the platform returns its commission and gets its
 * discount back, by share, and the seller bears the rest. What the seller was paid already is owed and deducted from
 * what becomes due next, so what is due can be below zero. After a lost dispute the platform bears it (decision 125);
 * here the goods are back at the store, or it did not deliver.
 */
function drawnFrom(
  settled: readonly Line[],
  { orderId, sellerId, currency, amountMinor }: RefundOfOrder,
  { whole, before }: ReturnType<typeof wholeOf>,
): Line[] {
  const heldMinor = settled.find(({ kind }) => kind === 'escrow')?.amountMinor ?? 0n
  // What went back before the settlement was never divided.
  const of = { whole: heldMinor, before: before - (whole - heldMinor), amount: amountMinor }
  const others = settled
    .filter(({ kind }) => kind !== 'escrow' && kind !== 'sellerDue')
    .map((line) => ({ ...line, amountMinor: refundShare(line.amountMinor, of) }))
  const borne = others.reduce((sum, line) => sum + line.amountMinor, amountMinor)
  const due = { kind: 'sellerDue', owner: sellerId, sellerId, currency } as const
  return [{ ...due, subject: orderSubject(orderId), amountMinor: -borne }, ...others]
}

/** Returns money of an order where it came from, before or after its settlement. More than was paid is refused. */
export async function postOrderRefunded(ctx: TxCtx, refund: RefundOfOrder): Promise<boolean> {
  const { refundId, paymentId, orderId, sellerId, currency, amountMinor } = refund
  const journal = { kind: 'orderRefunded', ref: refundId, asked: refund, paymentId } as const
  await lockFor(ctx, `order ${orderId}`)
  if (await isPosted(ctx, journal)) return false
  const subject = orderSubject(orderId)
  const tenders = await tendersOf(ctx, { paymentId, subject, takenBy: 'orderPaid' })
  const returned = returnedTo(tenders, { ...refund, subject })
  const settled = await reversed(ctx, { kind: 'orderSettled', ref: orderId })
  if (settled.length === 0) {
    if ((await amountFor(ctx, subject, 'escrow')) < amountMinor)
      throw new Refusal('error.stateChanged')
    const of = { subject, sellerId, currency }
    const held = { ...of, kind: 'escrow', owner: sellerId, amountMinor: -amountMinor }
    return post<Names>(ctx, { ...journal, lines: [held, ...returned] })
  }
  const drawn = drawnFrom(settled, refund, wholeOf(tenders, currency))
  return post<Names>(ctx, { ...journal, lines: [...drawn, ...returned] })
}
