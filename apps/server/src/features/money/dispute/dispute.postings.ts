import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import { lockedMemberBalance } from '#features/money/balance/balance.queries.ts'
import {
  isPosted,
  lockFor,
  orderSubject,
  post,
  reversed,
  type Line,
} from '#features/money/ledger/ledger.posting.service.ts'
import { amountFor, balanceOf } from '#features/money/ledger/ledger.queries.ts'
import { sellerBalances } from '#features/money/seller-balance/seller-balance.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import type { LedgerKinds } from '#kernel/ledger-kinds.ts'

export const disputeLedger = {
  accounts: [
    { name: 'disputed', owner: 'provider', normal: 'debit' },
    { name: 'frozen', owner: 'payment', normal: 'credit' },
    { name: 'disputeLoss', owner: 'platform', normal: 'debit' },
  ],
  journals: ['disputeOpened', 'disputeWon', 'disputeLost'],
} satisfies LedgerKinds

/** The part of an order, in its currency and in what was charged. */
export interface DisputedOrder {
  orderId: string
  sellerId: string
  amountMinor: bigint
  chargedMinor: bigint
}

interface Disputed {
  disputeId: string
  paymentId: string
  method: PaymentMethod
  /** Of the orders or of the balance. */
  currency: string
  chargedCurrency: string
  /** All that the provider took; what no order and no top-up has of it is the platform's. */
  chargedMinor: bigint
  orders: readonly DisputedOrder[]
  topUp?: { memberId: string; amountMinor: bigint; chargedMinor: bigint } | undefined
}

const least = (...amounts: bigint[]) => amounts.reduce((a, b) => (a < b ? a : b))
const orNothing = (amount: bigint) => (amount > 0n ? amount : 0n)

/** Money of these orders moves under the locks of settlement, refund and payout, always taken in the same order. */
async function lockOrders(ctx: TxCtx, orders: readonly DisputedOrder[]): Promise<void> {
  for (const id of orders.map(({ orderId }) => orderId).toSorted())
    await lockFor(ctx, `order ${id}`)
  const sellers = new Set(orders.map(({ sellerId }) => sellerId))
  for (const id of [...sellers].toSorted()) await lockFor(ctx, `seller ${id}`)
}

/** What of a settled order can be held: what it earned, as far as it was not paid out. */
async function heldOf(ctx: TxCtx, disputed: Disputed): Promise<Map<string, bigint>> {
  const held = new Map<string, bigint>()
  const due = new Map<string, bigint>()
  for (const { orderId, sellerId, amountMinor } of disputed.orders) {
    const balances = await sellerBalances(ctx, sellerId)
    const left =
      due.get(sellerId) ??
      balances.find(({ currency }) => currency === disputed.currency)?.dueMinor ??
      0n
    const part = orNothing(
      least(amountMinor, await amountFor(ctx, orderSubject(orderId), 'sellerDue'), left),
    )
    held.set(orderId, part)
    due.set(sellerId, left - part)
  }
  return held
}

/**
 * The provider took the money back. Until the dispute ends it is ours to get; what a settled order earned is held
 * again, and of a disputed top-up what is left of it cannot be spent. Returns what is held of each order, or null when
 * it was posted before.
 */
export async function postDisputeOpened(
  ctx: TxCtx,
  disputed: Disputed,
): Promise<ReadonlyMap<string, bigint> | null> {
  const { disputeId, paymentId, method, currency, chargedCurrency, orders, topUp } = disputed
  const journal = { kind: 'disputeOpened', ref: disputeId, asked: disputed, paymentId } as const
  await lockOrders(ctx, orders)
  if (await isPosted(ctx, journal)) return null
  const held = await heldOf(ctx, disputed)
  const taken = (of: Pick<Line, 'subject' | 'sellerId'>, amountMinor: bigint): Line[] => [
    { ...of, kind: 'clearing', owner: method, currency: chargedCurrency, amountMinor },
    {
      ...of,
      kind: 'disputed',
      owner: method,
      currency: chargedCurrency,
      amountMinor: -amountMinor,
    },
  ]
  const ofOrders = orders.reduce((sum, each) => sum + each.chargedMinor, 0n)
  const lines = [
    ...orders.flatMap(({ orderId, sellerId, chargedMinor }): Line[] => {
      const of = { subject: orderSubject(orderId), sellerId }
      const part = held.get(orderId) ?? 0n
      return [
        ...taken(of, chargedMinor),
        { ...of, kind: 'sellerDue', owner: sellerId, currency, amountMinor: -part },
        { ...of, kind: 'escrow', owner: sellerId, currency, amountMinor: part },
      ]
    }),
    ...taken({}, disputed.chargedMinor - ofOrders),
  ]
  if (topUp) {
    const { cashMinor } = await lockedMemberBalance(ctx, topUp.memberId, currency)
    const part = least(cashMinor, topUp.amountMinor)
    lines.push(
      { kind: 'memberCash', owner: topUp.memberId, currency, amountMinor: -part },
      { kind: 'frozen', owner: paymentId, currency, amountMinor: part },
    )
  }
  await post(ctx, { ...journal, lines })
  return held
}

const reversedOpening = (ctx: TxCtx, disputeId: string) =>
  reversed(ctx, { kind: 'disputeOpened', ref: disputeId })

/** The provider gave the money back: everything is as before. */
export async function postDisputeWon(
  ctx: TxCtx,
  { disputeId, paymentId, orders }: Pick<Disputed, 'disputeId' | 'paymentId' | 'orders'>,
): Promise<boolean> {
  const asked = { disputeId, paymentId }
  await lockOrders(ctx, orders)
  const lines = await reversedOpening(ctx, disputeId)
  return post(ctx, { kind: 'disputeWon', ref: disputeId, asked, paymentId, lines })
}

/** Between what was charged and the currency of an order or a balance. */
function exchanged(
  { currency, chargedCurrency }: Disputed,
  of: Pick<Line, 'subject' | 'sellerId'>,
  { amountMinor, chargedMinor }: { amountMinor: bigint; chargedMinor: bigint },
): Line[] {
  if (chargedCurrency === currency) return []
  const side = { ...of, kind: 'exchange', owner: '' } as const
  return [
    { ...side, currency: chargedCurrency, amountMinor: -chargedMinor },
    { ...side, currency, amountMinor },
  ]
}

/** The surplus of a payment that was not sent back yet. */
async function surplusOf(ctx: TxCtx, { paymentId, chargedCurrency }: Disputed): Promise<bigint> {
  await lockFor(ctx, `payment ${paymentId}`)
  const account = { kind: 'surplus', owner: paymentId, currency: chargedCurrency }
  return orNothing(await balanceOf(ctx, account))
}

async function lostTopUp(ctx: TxCtx, disputed: Disputed, frozenMinor: bigint): Promise<Line[]> {
  const { topUp, currency, paymentId } = disputed
  if (!topUp) return []
  const { cashMinor } = await lockedMemberBalance(ctx, topUp.memberId, currency)
  const left = topUp.amountMinor - frozenMinor
  const more = least(cashMinor, left)
  return [
    { kind: 'frozen', owner: paymentId, currency, amountMinor: -frozenMinor },
    // What was spent is taken from what came into the balance since.
    { kind: 'memberCash', owner: topUp.memberId, currency, amountMinor: -more },
    { kind: 'disputeLoss', owner: '', currency, amountMinor: more - left },
    ...exchanged(disputed, {}, topUp),
  ]
}

/**
 * The buyer has the money. What is still held for an order pays for it; the platform bears what its seller was paid
 * already, the commission of a settled order, and what no order can pay (decision 125).
 */
export async function postDisputeLost(ctx: TxCtx, disputed: Disputed): Promise<boolean> {
  const { disputeId, paymentId, currency, chargedCurrency, orders, topUp } = disputed
  const journal = { kind: 'disputeLost', ref: disputeId, asked: disputed, paymentId } as const
  await lockOrders(ctx, orders)
  if (await isPosted(ctx, journal)) return false
  const opening = await reversedOpening(ctx, disputeId)
  const lines = opening.filter(({ kind }) => kind === 'disputed')
  for (const order of orders) {
    const of = { subject: orderSubject(order.orderId), sellerId: order.sellerId }
    const part = orNothing(least(order.amountMinor, await amountFor(ctx, of.subject, 'escrow')))
    const loss = part - order.amountMinor
    lines.push(
      { ...of, kind: 'escrow', owner: order.sellerId, currency, amountMinor: -part },
      { ...of, kind: 'disputeLoss', owner: '', currency, amountMinor: loss },
      ...exchanged(disputed, of, order),
    )
  }
  const frozenMinor = -(opening.find(({ kind }) => kind === 'frozen')?.amountMinor ?? 0n)
  lines.push(...(await lostTopUp(ctx, disputed, frozenMinor)))
  const ofOrders = orders.reduce((sum, each) => sum + each.chargedMinor, topUp?.chargedMinor ?? 0n)
  const rest = disputed.chargedMinor - ofOrders
  if (rest > 0n) {
    const part = least(rest, await surplusOf(ctx, disputed))
    const side = { currency: chargedCurrency }
    lines.push(
      { ...side, kind: 'surplus', owner: paymentId, amountMinor: -part },
      { ...side, kind: 'disputeLoss', owner: '', amountMinor: part - rest },
    )
  }
  return post(ctx, { ...journal, lines })
}
