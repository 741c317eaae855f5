import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { LocaleCode } from '@ironsouq/i18n/locales'
import { Stripe } from 'stripe'
import {
  ofAnother,
  PaymentRefused,
  PaymentUnavailable,
  type PaymentName,
  type PaymentNotification,
  type PaymentPort,
  type ProviderDispute,
  type ProviderPayment,
  type ProviderRefund,
  type StatementLine,
} from '#kernel/ports/payment.ts'

const TIMEOUT_MS = 10_000
/** A session of Stripe lives for at least this long; ours is closed when the order expires. */
const SHORTEST_MS = 30 * 60_000
const CURRENCIES = ['AED', 'USD', 'EUR', 'GBP', 'SAR'] as const
/** The least that Stripe charges. */
const LEAST: Readonly<Record<string, bigint>> = { AED: 200n, SAR: 200n, GBP: 30n }
/** Stripe has no Arabic and no Hebrew page: the browser's language decides there. */
const LOCALES: Readonly<Record<LocaleCode, Stripe.Checkout.SessionCreateParams.Locale>> = {
  en: 'en',
  ar: 'auto',
  he: 'auto',
  ko: 'ko',
  zh_CN: 'zh',
  zh_HK: 'zh-HK',
  de: 'de',
  fr: 'fr',
  es: 'es',
  pt: 'pt',
}
const KINDS: Readonly<Record<string, StatementLine['kind']>> = {
  charge: 'payment',
  refund: 'refund',
  refund_failure: 'refund',
  dispute: 'chargeback',
  dispute_reversal: 'chargeback',
  fee: 'fee',
}
/** The events that say that something about a payment may have changed. */
const EVENTS = [
  'checkout.session.completed',
  'checkout.session.expired',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
]

export interface StripeAccount {
  secretKey: string
  webhookSecret: string
  /** Another address than Stripe's own. */
  url?: string | undefined
  now: () => Date
  timeoutMs?: number
}

async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (cause) {
    const { errors } = Stripe
    const isRefusal =
      cause instanceof errors.StripeInvalidRequestError ||
      cause instanceof errors.StripeCardError ||
      cause instanceof errors.StripeIdempotencyError
    // A key of idempotency that is still at work has the status 409: it is asked again.
    if (isRefusal && cause.statusCode !== 409)
      throw new PaymentRefused('Stripe refused', cause.code ?? cause.type, { cause })
    throw new PaymentUnavailable('Stripe did not answer', { cause })
  }
}

const moneyOf = (minor: number, currency: string) =>
  fromMinor(BigInt(minor), currency.toUpperCase())
const idOf = (given: string | { id: string } | null): string | null =>
  typeof given === 'string' ? given : (given?.id ?? null)
const secondsOf = (at: Date) => Math.floor(at.getTime() / 1000)

const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  succeeded: 'done',
  failed: 'failed',
  canceled: 'failed',
}
const refundStateOf = ({ id, status, amount, currency }: Stripe.Refund): ProviderRefund => ({
  refundRef: id,
  status: REFUND_STATUS[status ?? ''] ?? 'pending',
  amount: moneyOf(amount, currency),
})

function stateOf(session: Stripe.Checkout.Session): ProviderPayment {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null
  if (session.status === 'complete' && session.payment_status === 'paid' && intent)
    return {
      status: 'paid',
      captured: moneyOf(intent.amount_received, intent.currency),
      refunded: moneyOf(charge?.amount_refunded ?? 0, intent.currency),
      captureRef: intent.id,
    }
  const status = session.status === 'expired' ? 'expired' : 'open'
  const isDeclined = status === 'open' && Boolean(intent?.last_payment_error)
  return {
    status,
    ...(isDeclined && { isDeclined }),
    captured: null,
    refunded: null,
    captureRef: null,
  }
}

/** Sessions are named by themselves, everything that follows by the intent of its payment. */
function notificationOf({ id: eventId, type, data }: Stripe.Event): PaymentNotification {
  const object = data.object as {
    id?: string
    object: string
    payment_intent?: string | { id: string } | null
  }
  const isSession = object.object === 'checkout.session' || object.object === 'payment_intent'
  const about = isSession ? (object.id ?? null) : idOf(object.payment_intent ?? null)
  const disputeRef = type.startsWith('charge.dispute.') ? (object.id ?? null) : null
  return { eventId, about, disputeRef }
}

const DISPUTE_REASONS: Readonly<Record<string, ProviderDispute['reason']>> = {
  fraudulent: 'fraud',
  unrecognized: 'fraud',
  product_not_received: 'notReceived',
  product_unacceptable: 'notAsDescribed',
  duplicate: 'duplicate',
  credit_not_processed: 'notRefunded',
}

function disputeStatusOf(status: string): ProviderDispute['status'] {
  if (status === 'won' || status === 'lost') return status
  // Questions of a bank that take no money yet are warnings; one that is prevented never takes any.
  return status.startsWith('warning_') || status === 'prevented' ? 'asked' : 'open'
}

function disputeOf(dispute: Stripe.Dispute): ProviderDispute {
  const captureRef = idOf(dispute.payment_intent)
  if (captureRef === null) throw new PaymentRefused('the dispute has no payment', 'no_payment')
  const { due_by: due } = dispute.evidence_details
  return {
    captureRef,
    status: disputeStatusOf(dispute.status),
    amount: moneyOf(dispute.amount, dispute.currency),
    reason: DISPUTE_REASONS[dispute.reason] ?? 'other',
    evidenceDueAt: due === null ? null : new Date(due * 1000),
  }
}

function lineOf(moved: Stripe.BalanceTransaction): StatementLine {
  const source = typeof moved.source === 'object' ? moved.source : null
  const intent = source && 'payment_intent' in source ? idOf(source.payment_intent) : null
  const kind = KINDS[moved.reporting_category] ?? 'other'
  return {
    lineId: moved.id,
    kind,
    captureRef: intent,
    // Stripe copies that of the intent to its charge.
    reference: (source && 'metadata' in source && source.metadata?.['reference']) || null,
    refundRef: kind === 'refund' ? (source?.id ?? null) : null,
    minor: BigInt(moved.amount),
    feeMinor: BigInt(moved.fee),
    currency: moved.currency.toUpperCase(),
    at: new Date(moved.created * 1000),
  }
}

function clientOf({ secretKey, url, timeoutMs = TIMEOUT_MS }: StripeAccount): Stripe {
  const to = url === undefined ? null : new URL(url)
  return new Stripe(secretKey, {
    timeout: timeoutMs,
    maxNetworkRetries: 0, // the caller decides when it is tried again
    telemetry: false,
    ...(to && {
      host: to.hostname,
      protocol: to.protocol === 'http:' ? ('http' as const) : ('https' as const),
      ...(to.port && { port: Number(to.port) }),
    }),
  })
}

/** Cards by Stripe's hosted page: no card number reaches us. */
export function createStripe(account: StripeAccount): PaymentPort {
  const { webhookSecret, now } = account
  const stripe = clientOf(account)
  async function sessionOf({ providerRef, reference }: PaymentName) {
    const expand = ['payment_intent.latest_charge']
    const session = await asked(stripe.checkout.sessions.retrieve(providerRef, { expand }))
    if (session.client_reference_id !== reference) throw ofAnother('Stripe')
    return session
  }

  return {
    currencies: CURRENCIES,
    leastMinor: (currency) => LEAST[currency] ?? 50n,
    notificationAnswer: '',
    async open({ reference, amount, description, locale, returnUrl, expiresAt }) {
      const session = await asked(
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            client_reference_id: reference,
            locale: LOCALES[locale],
            success_url: returnUrl,
            cancel_url: returnUrl,
            expires_at: secondsOf(new Date(expiresAt.getTime() + SHORTEST_MS)),
            payment_method_types: ['card'],
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: amount.currency.toLowerCase(),
                  unit_amount: Number(minorOf(amount)),
                  product_data: { name: description },
                },
              },
            ],
            payment_intent_data: { description, metadata: { reference } },
          },
          { idempotencyKey: `open-${reference}` },
        ),
      )
      if (session.url === null || session.url === undefined)
        throw new PaymentRefused('the session of Stripe has no page any more', 'no_url')
      return { providerRef: session.id, next: { kind: 'redirect', url: session.url } }
    },
    state: async (payment) => stateOf(await sessionOf(payment)),
    async close(payment) {
      const session = await sessionOf(payment)
      if (session.status !== 'open') return stateOf(session)
      try {
        return stateOf(await asked(stripe.checkout.sessions.expire(payment.providerRef)))
      } catch (err) {
        if (!(err instanceof PaymentRefused)) throw err
        return stateOf(await sessionOf(payment)) // paid or expired in the meantime
      }
    },
    async refund({ refundReference, captureRef, amount }) {
      const created = stripe.refunds.create(
        {
          payment_intent: captureRef,
          amount: Number(minorOf(amount)),
          metadata: { reference: refundReference },
        },
        { idempotencyKey: `refund-${refundReference}` },
      )
      return refundStateOf(await asked(created))
    },
    refundState: async ({ refundRef }) =>
      refundStateOf(await asked(stripe.refunds.retrieve(refundRef))),
    disputeState: async (disputeRef) =>
      disputeOf(await asked(stripe.disputes.retrieve(disputeRef))),
    async readNotification({ body, header }) {
      const signature = header('stripe-signature') ?? ''
      try {
        const given = [
          Buffer.from(body),
          signature,
          webhookSecret,
          undefined,
          undefined,
          now().getTime(),
        ] as const
        return notificationOf(await stripe.webhooks.constructEventAsync(...given))
      } catch {
        return null
      }
    },
    async *statement(from, until) {
      const created = { gte: secondsOf(from), lt: secondsOf(until) }
      const moved = stripe.balanceTransactions.list({
        created,
        limit: 100,
        expand: ['data.source'],
      })
      for await (const each of readable(moved)) yield lineOf(each)
    },
    async *missed(since) {
      const events = stripe.events.list({
        created: { gte: secondsOf(since) },
        types: EVENTS,
        limit: 100,
      })
      for await (const each of readable(events)) yield notificationOf(each)
    },
  }
}

/** A list of Stripe, page by page, whose failures are those of the port. */
async function* readable<T>(list: AsyncIterable<T>): AsyncIterable<T> {
  const pages = list[Symbol.asyncIterator]()
  for (;;) {
    const next = await asked(pages.next())
    if (next.done) return
    yield next.value
  }
}
