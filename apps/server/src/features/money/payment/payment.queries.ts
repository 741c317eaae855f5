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
import { refundsOf } from './payment.projection.ts'
import { chargedFor, idOfReference, methodsOf, portOf, rateBetween } from './payment.rules.ts'
import { attemptsAt, newestAttempt, openedBy, type Subject } from './payment.subject.queries.ts'
import { payment } from './payment.tables.ts'

type Row = typeof payment.$inferSelect

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

/** Something that can be paid, on the payment page of its member. */
export async function toPay(ctx: Ctx, memberId: string, payNo: string): Promise<ToPay> {
  const { payable, open, subject } = await openedBy(ctx, memberId, payNo)
  const { currency, expiresAt, rates } = open
  const [newest, refunded, { totalMinor: balanceMinor }] = await Promise.all([
    newestAttempt(ctx, subject),
    refundedOf(ctx, subject),
    memberBalance(ctx, memberId, currency),
  ])
  const seen = { attempt: newest?.state ?? null, isRefunded: refunded !== null }
  const { totalMinor, ...page } = await payable.page(ctx, open, seen)
  const total = fromMinor(totalMinor, currency)
  const offers = isOpen(page.state) ? offersFor(ctx, total, rates) : []
  return {
    ...page,
    payNo,
    total,
    now: ctx.now().toISOString(),
    expiresAt: expiresAt.toISOString(),
    methods: offers.filter(({ method }) => payable.isPaidByBalance || method !== 'balance'),
    balance: fromMinor(balanceMinor, currency),
    payment: newest && presentPayment(newest),
    refunded,
  }
}

export const isPaid = async (ctx: Ctx, of: Subject): Promise<boolean> =>
  (await ctx.db.$count(payment, and(attemptsAt(of), eq(payment.state, 'paid')))) > 0

/** What a payment took for a payable of this kind; null when it counts for another, or for none. */
export async function paidFor(ctx: Ctx, paymentId: string, kind: string) {
  const { amountMinor, currency } = payment
  const [found] = await ctx.db
    .select({ amountMinor, currency })
    .from(payment)
    .where(and(eq(payment.id, paymentId), eq(payment.state, 'paid'), eq(payment.subjectKind, kind)))
  return found ?? null
}
