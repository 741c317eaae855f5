import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import type {
  MethodOffer,
  Payment,
  PayState,
  ToPay,
} from '@ironsouq/contract/money/payment/payment.schema'
import { and, eq, inArray, or } from 'drizzle-orm'
import { memberBalance } from '#features/money/balance/balance.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import type { PaymentProvider } from '#kernel/ports/payment.ts'
import { ordersToPay, refundsOf } from './payment.projection.ts'
import { chargedFor, idOfReference, methodsOf, portOf, rateBetween } from './payment.rules.ts'
import { newestAttempt, subjectOf, type Subject } from './payment.subject.queries.ts'
import { payment } from './payment.tables.ts'
import { isTopUpPaid } from './payment.top-up.queries.ts'

type Row = typeof payment.$inferSelect
type Orders = Awaited<ReturnType<typeof ordersToPay>>

/** The payment that a notification names: by our reference, by the provider's, or by that of the money. */
export async function paymentAbout(
  ctx: Ctx,
  provider: PaymentProvider,
  about: string,
): Promise<string | null> {
  const id = idOfReference(about)
  const [found] = await ctx.db
    .select({ id: payment.id })
    .from(payment)
    .where(
      and(
        inArray(payment.method, methodsOf(provider)),
        or(
          id === null ? undefined : eq(payment.id, id),
          eq(payment.providerRef, about),
          eq(payment.captureRef, about),
        ),
      ),
    )
    .limit(1)
  return found?.id ?? null
}

export const presentPayment = (row: Row): Payment => ({
  paymentId: row.id,
  method: row.method,
  state: row.state,
  isDeclined: row.declinedAt !== null,
  charged: fromMinor(row.chargedMinor, row.chargedCurrency),
  step: row.step ?? { kind: 'none' },
  expiresAt: row.expiresAt.toISOString(),
})

interface Known {
  orders: Orders
  newest: Row | null
  expiresAt: Date
  now: Date
  isRefunded: boolean
}

function stateOf({ orders, newest, expiresAt, now, isRefunded }: Known): PayState {
  if (orders.every(({ state }) => state === 'canceled')) {
    if (isRefunded) return 'refunded'
    return orders.some(({ closeReason }) => closeReason === 'timeout') ? 'expired' : 'canceled'
  }
  if (!orders.some(({ state }) => state === 'pendingPayment')) return 'paid'
  const isUnderWay = newest?.state === 'open' || newest?.state === 'opening'
  if (expiresAt <= now) return isUnderWay ? 'checking' : 'expired'
  return newest?.state === 'opening' ? 'checking' : 'waiting'
}

/** The methods that can be chosen, with what each of them charges [PY-6]. */
function offersFor(
  ctx: Ctx,
  total: { amount: string; currency: string },
  rates: Readonly<Record<string, string>>,
): MethodOffer[] {
  return PAYMENT_METHODS.flatMap((method): MethodOffer[] => {
    if (method === 'balance') return [{ method, charged: total, rate: null }]
    const port = portOf(ctx.payments, method)
    const charged = port && chargedFor(total, port.currencies, rates)
    if (!charged || minorOf(charged) < port.leastMinor(charged.currency)) return []
    return [{ method, charged, rate: rateBetween(total.currency, charged.currency, rates) }]
  })
}

async function refundedOf(ctx: Ctx, of: Subject): Promise<Money | null> {
  const refunds = await refundsOf(ctx, of)
  const [first] = refunds
  if (!first) return null
  const back = refunds
    .filter(({ chargedCurrency }) => chargedCurrency === first.chargedCurrency)
    .reduce((sum, { chargedMinor }) => sum + chargedMinor, 0n)
  return fromMinor(back, first.chargedCurrency)
}

const isOpen = (state: PayState) => state === 'waiting' || state === 'checking'

/** What a checkout and a top-up have in common on their payment page. */
async function commonOf(ctx: Ctx, subject: Subject) {
  const { memberId, currency, expiresAt, payNo } =
    subject.kind === 'orders' ? subject.checkout : subject.topUp
  const [newest, refunded, { totalMinor }] = await Promise.all([
    newestAttempt(ctx, subject),
    refundedOf(ctx, subject),
    memberBalance(ctx, memberId, currency),
  ])
  return {
    newest,
    shown: {
      payNo,
      kind: subject.kind,
      now: ctx.now().toISOString(),
      expiresAt: expiresAt.toISOString(),
      balance: fromMinor(totalMinor, currency),
      payment: newest && presentPayment(newest),
      refunded,
    },
  }
}

async function ordersOnPage(ctx: Ctx, subject: Subject & { kind: 'orders' }): Promise<ToPay> {
  const { currency, rates, expiresAt } = subject.checkout
  const [orders, { newest, shown }] = await Promise.all([
    ordersToPay(ctx, subject.checkoutId),
    commonOf(ctx, subject),
  ])
  const isRefunded = shown.refunded !== null
  const state = stateOf({ orders, newest, expiresAt, now: ctx.now(), isRefunded })
  const pending = orders.filter((order) => order.state === 'pendingPayment')
  const minor = (pending.length > 0 ? pending : orders).reduce(
    (sum, { payableMinor }) => sum + payableMinor,
    0n,
  )
  const total = fromMinor(minor, currency)
  return {
    ...shown,
    state,
    total,
    orders: orders.map((order) => ({
      orderNumber: order.number,
      storeName: order.storeName,
      state: order.state,
      quantity: order.quantity,
      payable: fromMinor(order.payableMinor, order.currency),
      goods: order.goods,
      arrival: order.arrival,
    })),
    methods: isOpen(state) ? offersFor(ctx, total, rates) : [],
  }
}

async function topUpOnPage(ctx: Ctx, subject: Subject & { kind: 'topUp' }): Promise<ToPay> {
  const { amountMinor, currency, rates, expiresAt } = subject.topUp
  const [isPaid, { newest, shown }] = await Promise.all([
    isTopUpPaid(ctx, subject.topUpId),
    commonOf(ctx, subject),
  ])
  const isUnderWay = newest?.state === 'open' || newest?.state === 'opening'
  const late = isUnderWay ? 'checking' : shown.refunded ? 'refunded' : 'expired'
  const open = newest?.state === 'opening' ? 'checking' : 'waiting'
  const state = isPaid ? 'paid' : expiresAt <= ctx.now() ? late : open
  const total = fromMinor(amountMinor, currency)
  const offers = isOpen(state) ? offersFor(ctx, total, rates) : []
  return {
    ...shown,
    state,
    total,
    orders: [],
    methods: offers.filter(({ method }) => method !== 'balance'),
  }
}

/** A checkout or a top-up on the payment page of its member. */
export async function toPay(ctx: Ctx, memberId: string, payNo: string): Promise<ToPay> {
  const subject = await subjectOf(ctx, memberId, payNo)
  return subject.kind === 'orders' ? ordersOnPage(ctx, subject) : topUpOnPage(ctx, subject)
}
