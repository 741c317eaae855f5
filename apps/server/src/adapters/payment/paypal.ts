import {
  request as httpRequest,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http'
import { request as httpsRequest } from 'node:https'
import { add } from '@ironsouq/contract/money/money/arithmetic'
import { fromMinor, minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { LOCALES } from '@ironsouq/i18n/locales'
import {
  ApiError,
  CheckoutPaymentIntent,
  Client,
  Environment,
  OrdersController,
  PaymentsController,
  PaypalExperienceLandingPage,
  PaypalExperienceUserAction,
  PaypalWalletContextShippingPreference,
  TransactionSearchController,
  type Money as PaypalMoney,
  type OAuthToken,
  type Order,
  type Refund,
  type TransactionInformation,
} from '@paypal/paypal-server-sdk'
import {
  ofAnother,
  PaymentRefused,
  PaymentUnavailable,
  type PaymentName,
  type PaymentPort,
  type ProviderPayment,
  type ProviderRefund,
  type StatementLine,
} from '#kernel/ports/payment.ts'
import { paypalDisputes } from './paypal.dispute.ts'
import { paypalNotifications } from './paypal.notification.ts'

const TIMEOUT_MS = 15_000
const PRODUCTION = 'https://api-m.paypal.com'
const SANDBOX = 'https://api-m.sandbox.paypal.com'
/** Of those that PayPal knows, the ones with hundredths that our buyers use. The dirham is not among them. */
const CURRENCIES = ['USD', 'EUR', 'GBP', 'HKD', 'AUD', 'CAD', 'SGD', 'CHF', 'ILS'] as const
const WHOLE = 'return=representation'
const PAGE = 500

export interface PaypalAccount {
  clientId: string
  clientSecret: string
  webhookId: string
  /** `https://api-m.paypal.com`, that of PayPal's sandbox, or another address. */
  url: string
  now: () => Date
  timeoutMs?: number
}

/** PayPal's client knows two addresses: for any other, its connections go there instead. */
function transportTo(url: string): object {
  const { protocol, hostname, port } = new URL(url)
  const request = protocol === 'https:' ? httpsRequest : httpRequest
  const target = { protocol, hostname, port, agent: false }
  return {
    maxRedirects: 0,
    transport: {
      request: (options: RequestOptions, answer: (reply: IncomingMessage) => void): ClientRequest =>
        request({ ...options, ...target }, answer),
    },
  }
}

function clientOf({ clientId, clientSecret, url, timeoutMs = TIMEOUT_MS }: PaypalAccount): Client {
  const isOwn = [PRODUCTION, SANDBOX].includes(url)
  return new Client({
    timeout: timeoutMs,
    environment: url === PRODUCTION ? Environment.Production : Environment.Sandbox,
    clientCredentialsAuthCredentials: {
      oAuthClientId: clientId,
      oAuthClientSecret: clientSecret,
      // The client keeps the last answer, also a failure, for ever: it gets the old token instead, which it refuses
      // to use, and asks again for the next call.
      oAuthTokenProvider: (last, manager) =>
        manager.updateToken(last).catch(() => last as OAuthToken),
    },
    unstable_httpClientOptions: isOwn ? { maxRedirects: 0 } : transportTo(url),
  })
}

/** What PayPal says is wrong: the issue of the first detail, else the name of the error. */
function issueOf(body: unknown): string {
  try {
    const given = JSON.parse(typeof body === 'string' ? body : '') as {
      name?: string
      details?: { issue?: string }[]
    }
    return given.details?.[0]?.issue ?? given.name ?? ''
  } catch {
    return ''
  }
}

async function asked<T>(call: Promise<{ result: T }>): Promise<T> {
  try {
    return (await call).result
  } catch (cause) {
    const status = cause instanceof ApiError ? cause.statusCode : 0
    if (
      cause instanceof ApiError &&
      status >= 400 &&
      status < 500 &&
      ![401, 403, 409, 429].includes(status)
    )
      throw new PaymentRefused('PayPal refused', issueOf(cause.body), { cause })
    throw new PaymentUnavailable('PayPal did not answer', { cause })
  }
}

const moneyOf = ({ value: amount, currencyCode: currency }: PaypalMoney): Money => ({
  amount,
  currency,
})
const paypalMoneyOf = ({ amount: value, currency: currencyCode }: Money): PaypalMoney => ({
  value,
  currencyCode,
})

const REFUND_STATUS: Readonly<Record<string, ProviderRefund['status']>> = {
  COMPLETED: 'done',
  FAILED: 'failed',
  CANCELLED: 'failed',
}
function refundStateOf({ id, status, amount }: Refund): ProviderRefund {
  if (id === undefined || !amount) throw new PaymentUnavailable('PayPal answered without a refund')
  return {
    refundRef: id,
    status: REFUND_STATUS[status ?? ''] ?? 'pending',
    amount: moneyOf(amount),
  }
}

const DECLINED = 'INSTRUMENT_DECLINED'

const TAKEN = new Set(['COMPLETED', 'PARTIALLY_REFUNDED', 'REFUNDED'])

function stateOf({ status, purchaseUnits }: Order): ProviderPayment {
  const { captures = [], refunds = [] } = purchaseUnits?.[0]?.payments ?? {}
  const taken = captures.find((each) => TAKEN.has(each.status ?? ''))
  if (taken?.amount && taken.id !== undefined) {
    const captured = moneyOf(taken.amount)
    const refunded = refunds
      .flatMap(({ amount, status }) =>
        amount && REFUND_STATUS[status ?? ''] !== 'failed' ? [moneyOf(amount)] : [],
      )
      .reduce(add, fromMinor(0n, captured.currency))
    return { status: 'paid', captured, refunded, captureRef: taken.id }
  }
  const isOver =
    String(status) === 'VOIDED' ||
    captures.some((each) => ['DECLINED', 'FAILED'].includes(each.status ?? ''))
  return { status: isOver ? 'failed' : 'open', captured: null, refunded: null, captureRef: null }
}

/** The codes of PayPal for what moved: T00 payments, T11 reversals and refunds, T12 adjustments, T01 fees. */
const kindOf = (code = ''): StatementLine['kind'] =>
  code === 'T1106' || code.startsWith('T12')
    ? 'chargeback'
    : code.startsWith('T11')
      ? 'refund'
      : code.startsWith('T01')
        ? 'fee'
        : code.startsWith('T00')
          ? 'payment'
          : 'other'

function lineOf(info: TransactionInformation): StatementLine[] {
  const { transactionId, transactionAmount, feeAmount, paypalReferenceId, transactionEventCode } =
    info
  if (transactionId === undefined || !transactionAmount) return []
  const kind = kindOf(transactionEventCode)
  return [
    {
      lineId: transactionId,
      kind,
      captureRef: kind === 'payment' ? transactionId : (paypalReferenceId ?? null),
      reference: (kind === 'payment' ? info.invoiceId : info.customField) ?? null,
      refundRef: kind === 'refund' ? transactionId : null,
      minor: minorOf(moneyOf(transactionAmount)),
      feeMinor: feeAmount ? -minorOf(moneyOf(feeAmount)) : 0n,
      currency: transactionAmount.currencyCode,
      at: new Date(info.transactionInitiationDate ?? 0),
    },
  ]
}

/** PayPal's orders: the buyer approves on its page, by account or by card, and we capture. */
export function createPaypal(account: PaypalAccount): PaymentPort {
  const { webhookId, url, now, timeoutMs = TIMEOUT_MS } = account
  const client = clientOf(account)
  const orders = new OrdersController(client)
  const payments = new PaymentsController(client)
  const transactions = new TransactionSearchController(client)
  async function orderOf({ providerRef: id, reference }: PaymentName): Promise<Order> {
    const order = await asked(orders.getOrder({ id }))
    if (order.purchaseUnits?.[0]?.referenceId !== reference) throw ofAnother('PayPal')
    return order
  }

  /** One capture per payment, however often it is asked: the reference is its key. */
  async function captured(payment: PaymentName): Promise<ProviderPayment> {
    try {
      const key = { paypalRequestId: `capture-${payment.reference}`, prefer: WHOLE }
      return stateOf(await asked(orders.captureOrder({ id: payment.providerRef, ...key })))
    } catch (err) {
      // Declined: the buyer may choose another card. Captured already: the order says so.
      if (!(err instanceof PaymentRefused)) throw err
      const state = stateOf(await orderOf(payment))
      return { ...state, isDeclined: err.code === DECLINED && state.status === 'open' }
    }
  }

  return {
    currencies: CURRENCIES,
    leastMinor: () => 1n,
    notificationAnswer: '',
    async open({ reference, amount, description, locale, returnUrl, isCard = false }) {
      const order = await asked(
        orders.createOrder({
          paypalRequestId: `open-${reference}`,
          prefer: WHOLE,
          body: {
            intent: CheckoutPaymentIntent.Capture,
            purchaseUnits: [
              {
                referenceId: reference,
                customId: reference,
                invoiceId: reference, // PayPal captures an invoice once
                description,
                amount: paypalMoneyOf(amount),
              },
            ],
            paymentSource: {
              paypal: {
                experienceContext: {
                  locale: LOCALES[locale].bcp47,
                  returnUrl,
                  cancelUrl: returnUrl,
                  shippingPreference: PaypalWalletContextShippingPreference.NoShipping,
                  userAction: PaypalExperienceUserAction.PayNow,
                  landingPage: isCard
                    ? PaypalExperienceLandingPage.GuestCheckout
                    : PaypalExperienceLandingPage.Login,
                },
              },
            },
          },
        }),
      )
      const page = order.links?.find(({ rel }) => rel === 'payer-action')?.href
      if (order.id === undefined || page === undefined)
        throw new PaymentRefused('the order of PayPal has no page any more', 'NO_PAYER_ACTION')
      return { providerRef: order.id, next: { kind: 'redirect', url: page } }
    },
    async state(payment, mayCapture) {
      const order = await orderOf(payment)
      const isApproved = String(order.status) === 'APPROVED'
      return isApproved && mayCapture ? captured(payment) : stateOf(order)
    },
    // PayPal takes nothing that is not captured: an approval that no one captures ends by itself.
    close: async (payment) => {
      const state = stateOf(await orderOf(payment))
      return state.status === 'open' ? { ...state, status: 'expired' } : state
    },
    refund: async ({ captureRef, refundReference, amount }) =>
      refundStateOf(
        await asked(
          payments.refundCapturedPayment({
            captureId: captureRef,
            paypalRequestId: `refund-${refundReference}`,
            prefer: WHOLE,
            body: { amount: paypalMoneyOf(amount), customId: refundReference },
          }),
        ),
      ),
    refundState: async ({ refundRef }) =>
      refundStateOf(await asked(payments.getRefund({ refundId: refundRef }))),
    disputeState: paypalDisputes({ ...account, timeoutMs }),
    readNotification: paypalNotifications({
      webhookId,
      origin: certificateOrigin(url),
      timeoutMs,
      now,
    }),
    async *statement(from, until) {
      const [startDate, last] = [from.toISOString(), new Date(until.getTime() - 1000).toISOString()]
      for (let page = 1; ; page++) {
        const span = { startDate, endDate: last, fields: 'transaction_info', pageSize: PAGE, page }
        const { transactionDetails = [], totalPages = 1 } = await asked(
          transactions.searchTransactions(span),
        )
        for (const { transactionInfo } of transactionDetails)
          if (transactionInfo) yield* lineOf(transactionInfo)
        if (page >= totalPages) return
      }
    },
    async *missed() {
      // The state of each open payment is asked.
    },
  }
}

/** Certificates are at `api.paypal.com`, whichever of PayPal's addresses the calls go to. */
const certificateOrigin = (url: string) => new URL(url).origin.replace('//api-m.', '//api.')
