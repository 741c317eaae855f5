import { allocate } from '@ironsouq/contract/money/money/allocate'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { formatter } from '@ironsouq/i18n/format'
import { lockedMemberBalance } from '#features/money/balance/balance.queries.ts'
import {
  isPosted,
  lockFor,
  orderSubject,
  post,
  reversed,
  type Line,
} from '#features/money/ledger/ledger.posting.service.ts'
import { amountFor, movedFor, type Moved } from '#features/money/ledger/ledger.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const orderLedger = {
  accounts: [{ name: 'escrow', owner: 'seller', normal: 'credit' }],
  journals: ['orderPaid', 'orderRefunded'],
} satisfies LedgerKinds

interface Amount {
  currency: string
  amountMinor: bigint
}

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

const sumOf = (orders: readonly PaidOrder[]) =>
  orders.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)

/** Gift amounts first; each order carries its share of them, which a refund of it returns. */
function fromBalance(
  { memberId, currency }: Payment,
  orders: readonly PaidOrder[],
  giftMinor: bigint,
): Line[] {
  const total = sumOf(orders)
  const gifts = allocate(
    giftMinor < total ? giftMinor : total,
    orders.map(({ amountMinor }) => amountMinor),
  )
  return orders.flatMap(({ orderId, sellerId, amountMinor }, i) => {
    const of = { subject: orderSubject(orderId), sellerId }
    const gift = gifts[i] ?? 0n
    return [
      { ...of, kind: 'memberGift', owner: memberId, currency, amountMinor: -gift },
      { ...of, kind: 'memberCash', owner: memberId, currency, amountMinor: gift - amountMinor },
    ] satisfies Line[]
  })
}

function fromProvider(
  { method, currency, chargedCurrency = currency }: Payment,
  orders: readonly PaidOrder[],
): Line[] {
  return orders.flatMap(({ orderId, sellerId, amountMinor, chargedMinor = amountMinor }) => {
    const of = { subject: orderSubject(orderId), sellerId }
    const taken = { ...of, currency: chargedCurrency }
    const clearing: Line = { ...taken, kind: 'clearing', owner: method, amountMinor: -chargedMinor }
    if (chargedCurrency === currency) {
      if (chargedMinor === amountMinor) return [clearing]
      throw new Error(`order ${orderId} does not cost what was charged`)
    }
    return [
      clearing,
      { ...taken, kind: 'exchange', owner: '', amountMinor: chargedMinor },
      { ...of, currency, kind: 'exchange', owner: '', amountMinor: -amountMinor },
    ] satisfies Line[]
  })
}

/**
 * Holds what was paid for each order until it is settled or refunded. A balance that is too small is
 * refused and leaves the transaction usable. False when the payment was posted before.
 */
export async function postOrderPaid(ctx: TxCtx, payment: Payment): Promise<boolean> {
  const { paymentId, memberId, currency } = payment
  const orders = payment.orders
    .filter(({ amountMinor }) => amountMinor > 0n)
    .toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
  if (orders.length === 0) return false
  const asked = { ...payment, orders }
  const journal = { kind: 'orderPaid', ref: paymentId, asked, paymentId } as const
  const held: Line[] = orders.map(({ orderId, sellerId, amountMinor }) => ({
    kind: 'escrow',
    owner: sellerId,
    currency,
    amountMinor,
    subject: orderSubject(orderId),
    sellerId,
  }))
  if (payment.method !== 'balance')
    return post(ctx, { ...journal, lines: [...fromProvider(payment, orders), ...held] })
  const { totalMinor, giftMinor } = await lockedMemberBalance(ctx, memberId, currency)
  if (await isPosted(ctx, journal)) return false
  if (totalMinor < sumOf(orders))
    throw new Refusal('error.balanceTooSmall', {
      amount: formatter(ctx.locale).money(fromMinor(totalMinor, currency)),
    })
  return post(ctx, { ...journal, lines: [...fromBalance(payment, orders, giftMinor), ...held] })
}

interface RefundOfOrder extends Amount {
  refundId: string
  paymentId: string
  orderId: string
  sellerId: string
  /** What went back in the currency that was charged; by share when it is left out [PY-6]. */
  chargedMinor?: bigint | undefined
}

interface Tender extends Omit<Moved, 'journal' | 'kind' | 'amountMinor'> {
  kind: TenderKind
  /** What the payment took for the order, and how much of it went back. */
  paid: bigint
  refunded: bigint
}

const TENDERS = ['clearing', 'memberCash', 'memberGift', 'exchange'] as const
type TenderKind = (typeof TENDERS)[number]

const isTender = (kind: string): kind is TenderKind => (TENDERS as readonly string[]).includes(kind)

/** Where the money of an order came from, by one payment. */
async function tendersOf(
  ctx: TxCtx,
  of: { paymentId: string; orderId: string },
): Promise<Tender[]> {
  const { paymentId, orderId } = of
  const tenders = new Map<string, Tender>()
  for (const moved of await movedFor(ctx, { paymentId, subject: orderSubject(orderId) })) {
    const { journal, kind, owner, currency, amountMinor } = moved
    if (!isTender(kind)) continue
    const key = `${kind} ${owner} ${currency}`
    const { paid, refunded } = tenders.get(key) ?? { paid: 0n, refunded: 0n }
    const isTaken = journal === 'orderPaid'
    tenders.set(key, {
      kind,
      owner,
      currency,
      paid: isTaken ? paid - amountMinor : paid,
      refunded: isTaken ? refunded : refunded + amountMinor,
    })
  }
  return [...tenders.values()]
}

/**
 * The part of a refund that goes back where `share` of the whole came from. It is the difference of two
 * rounded sums, so that the parts of all refunds add up to the share exactly.
 */
function refundShare(
  share: bigint,
  { whole, before, amount }: { whole: bigint; before: bigint; amount: bigint },
): bigint {
  if (whole <= 0n) throw new Error('nothing was paid')
  return (share * (before + amount)) / whole - (share * before) / whole
}

/** What was paid for an order in its own currency, by one payment, and how much went back. */
function wholeOf(tenders: readonly Tender[], currency: string) {
  const own = tenders.filter((tender) => tender.currency === currency)
  return {
    whole: own.reduce((sum, { paid }) => sum + paid, 0n),
    before: own.reduce((sum, { refunded }) => sum + refunded, 0n),
  }
}

/** How much goes back to each of the accounts that an order was paid from. */
function backTo(
  tenders: readonly Tender[],
  { currency, amountMinor, chargedMinor }: Amount & { chargedMinor?: bigint | undefined },
): Tender[] {
  const { whole, before } = wholeOf(tenders, currency)
  if (amountMinor <= 0n || before + amountMinor > whole) throw new Refusal('error.stateChanged')
  const of = { whole, before, amount: amountMinor }
  const gift = tenders.find(({ kind }) => kind === 'memberGift')
  const giftBack = gift ? refundShare(gift.paid, of) : 0n
  return tenders.map((tender) => {
    if (tender.kind === 'memberGift') return { ...tender, refunded: giftBack }
    if (tender.currency === currency) return { ...tender, refunded: amountMinor - giftBack }
    const share = refundShare(tender.paid, of)
    if (chargedMinor === undefined) return { ...tender, refunded: share }
    return { ...tender, refunded: tender.paid < 0n ? -chargedMinor : chargedMinor }
  })
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
  const tenders = await tendersOf(ctx, { paymentId, orderId })
  const subject = orderSubject(orderId)
  const returned = backTo(tenders, refund).map(({ kind, owner, currency, refunded }) => ({
    kind,
    owner,
    currency,
    subject,
    sellerId,
    amountMinor: refunded,
  }))
  const settled = await reversed(ctx, { kind: 'orderSettled', ref: orderId })
  if (settled.length === 0) {
    if ((await amountFor(ctx, subject, 'escrow')) < amountMinor)
      throw new Refusal('error.stateChanged')
    const of = { subject, sellerId, currency }
    const held: Line = { ...of, kind: 'escrow', owner: sellerId, amountMinor: -amountMinor }
    return post(ctx, { ...journal, lines: [held, ...returned] })
  }
  const drawn = drawnFrom(settled, refund, wholeOf(tenders, currency))
  return post(ctx, { ...journal, lines: [...drawn, ...returned] })
}
