import { crc32 } from 'node:zlib'
import { PAYPAL } from '../../credentials.ts'
import { hundredths } from '../core/decimals.ts'
import { PROVIDER_CERTIFICATE, providerSignature } from '../core/keys.ts'
import { alert, escaped, form, page } from '../core/page.ts'
import {
  type Asked,
  json,
  type Provider,
  redirect,
  Refusal,
  type Route,
  type World,
} from '../core/provider.ts'
import { token } from '../core/store.ts'
import { disputeRoutes } from './disputes.ts'
import {
  type Amount,
  type Capture,
  type Entry,
  feeOf,
  idOf,
  isoOf,
  type Order,
  type Refund,
  shownCapture,
  searched,
  shownRefund,
  type Unit,
} from './objects.ts'

const CLIENT = `${PAYPAL.clientId}:${PAYPAL.clientSecret}`
const CURRENCIES = new Set(['USD', 'EUR', 'GBP', 'HKD', 'AUD', 'CAD', 'SGD', 'CHF', 'ILS'])
const TOKEN_SECONDS = 32_400
/** How long an approval can be captured. */
const APPROVAL_MS = 3 * 3_600_000

const fault = (status: number, name: string, issue: string) =>
  new Refusal(
    json(status, {
      name,
      message: 'The requested action could not be performed.',
      debug_id: token(6),
      details: [{ issue, description: issue }],
      links: [],
    }),
  )
const unprocessable = (issue: string) => fault(422, 'UNPROCESSABLE_ENTITY', issue)

export function paypal({ store, steering, url, now, notify }: World): Provider {
  const orderOf = (id: string) => {
    const order = store.get<Order>('paypal.order', id)
    if (!order) throw fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return order
  }
  const captureOf = (id: string) => {
    const capture = store.get<Capture>('paypal.capture', id)
    if (!capture) throw fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
    return capture
  }

  function emit(type: string, resourceType: string, resource: object): void {
    const event = {
      id: `WH-${idOf()}-${idOf()}`,
      event_version: '1.0',
      create_time: isoOf(now()),
      resource_type: resourceType,
      event_type: type,
      summary: type,
      resource,
      links: [],
    }
    store.put('paypal.event', event.id, event)
    notify('paypal', event.id, `${steering.notify}/webhook/paypal`, event)
  }

  const refundShown = (refund: Refund) => shownRefund(refund, url)

  function shown(order: Order) {
    const capture = order.captureId === null ? null : captureOf(order.captureId)
    const refunds = store
      .all<Refund>('paypal.refund')
      .filter(({ captureId }) => captureId === order.captureId)
    const links = [{ href: `${url}/v2/checkout/orders/${order.id}`, rel: 'self', method: 'GET' }]
    if (order.status === 'PAYER_ACTION_REQUIRED')
      links.push({
        href: `${url}/checkoutnow?token=${order.id}`,
        rel: 'payer-action',
        method: 'GET',
      })
    const payments = capture && {
      captures: [shownCapture(capture)],
      ...(refunds.length > 0 && { refunds: refunds.map(refundShown) }),
    }
    return {
      id: order.id,
      intent: 'CAPTURE',
      status: order.status,
      create_time: isoOf(order.createdAt),
      payment_source: { paypal: {} },
      purchase_units: [{ ...order.unit, ...(payments && { payments }) }],
      links,
    }
  }

  function enter(entry: Omit<Entry, 'at'>): void {
    store.put('paypal.entry', entry.id, { ...entry, at: now() })
  }

  function openOrder({ raw }: Asked) {
    const asked = JSON.parse(raw) as {
      intent?: string
      purchase_units?: Unit[]
      payment_source?: { paypal?: { experience_context?: Record<string, string> } }
    }
    const [unit, ...others] = asked.purchase_units ?? []
    const context = asked.payment_source?.paypal?.experience_context
    if (asked.intent !== 'CAPTURE' || !unit || others.length > 0 || !context)
      throw fault(400, 'INVALID_REQUEST', 'MISSING_REQUIRED_PARAMETER')
    if (!CURRENCIES.has(unit.amount.currency_code)) throw unprocessable('CURRENCY_NOT_SUPPORTED')
    if (hundredths(unit.amount.value) === 0) throw unprocessable('CANNOT_BE_ZERO_OR_NEGATIVE')
    const order: Order = {
      id: idOf(),
      status: 'PAYER_ACTION_REQUIRED',
      unit: { ...unit, reference_id: unit.reference_id ?? 'default' },
      returnUrl: context['return_url'] ?? '',
      cancelUrl: context['cancel_url'] ?? '',
      isCard: context['landing_page'] === 'GUEST_CHECKOUT',
      createdAt: now(),
      captureId: null,
    }
    return shown(store.put('paypal.order', order.id, order))
  }

  function capture(order: Order) {
    if (order.status === 'COMPLETED') throw unprocessable('ORDER_ALREADY_CAPTURED')
    if (order.status !== 'APPROVED') throw unprocessable('ORDER_NOT_APPROVED')
    if (now() > order.createdAt + APPROVAL_MS) throw unprocessable('ORDER_EXPIRED')
    if (steering.decline) throw unprocessable('INSTRUMENT_DECLINED')
    const { amount, invoice_id: invoice = '', custom_id: custom = '' } = order.unit
    const before = store.all<Capture>('paypal.capture')
    if (invoice !== '' && before.some((each) => each.invoice === invoice))
      throw unprocessable('DUPLICATE_INVOICE_ID')
    const cents = Math.round((hundredths(amount.value) * steering.capturedPercent) / 100)
    const made: Capture = {
      id: idOf(),
      orderId: order.id,
      cents,
      refundedCents: 0,
      currency: amount.currency_code,
      invoice,
      custom,
      at: now(),
    }
    store.put('paypal.capture', made.id, made)
    const done = store.put('paypal.order', order.id, {
      ...order,
      status: 'COMPLETED' as const,
      captureId: made.id,
    })
    enter({
      id: made.id,
      reference: null,
      code: 'T0006',
      cents,
      feeCents: feeOf(cents),
      currency: made.currency,
      invoice,
      custom,
    })
    emit('PAYMENT.CAPTURE.COMPLETED', 'capture', shownCapture(made))
    return shown(done)
  }

  function refund(of: Capture, { raw }: Asked) {
    const asked = (raw === '' ? {} : JSON.parse(raw)) as {
      amount?: Amount
      invoice_id?: string
      custom_id?: string
    }
    const left = of.cents - of.refundedCents
    if (left === 0) throw unprocessable('CAPTURE_FULLY_REFUNDED')
    if (asked.amount && asked.amount.currency_code !== of.currency)
      throw unprocessable('REFUND_CAPTURE_CURRENCY_MISMATCH')
    const cents = asked.amount ? hundredths(asked.amount.value) : left
    if (cents > left) throw unprocessable('REFUND_AMOUNT_EXCEEDED')
    const made: Refund = {
      id: idOf(),
      captureId: of.id,
      cents,
      currency: of.currency,
      status: steering.holdRefunds ? 'PENDING' : 'COMPLETED',
      invoice: asked.invoice_id ?? '',
      at: now(),
    }
    store.put('paypal.refund', made.id, made)
    store.put('paypal.capture', of.id, { ...of, refundedCents: of.refundedCents + cents })
    enter({
      id: made.id,
      reference: of.id,
      code: 'T1107',
      cents: -cents,
      feeCents: 0,
      currency: of.currency,
      invoice: made.invoice,
      custom: asked.custom_id ?? '',
    })
    emit('PAYMENT.CAPTURE.REFUNDED', 'refund', refundShown(made))
    return refundShown(made)
  }

  function issueToken({ headers }: Asked) {
    const given = Buffer.from(
      (headers.authorization ?? '').replace(/^Basic /, ''),
      'base64',
    ).toString('utf8')
    if (given !== CLIENT)
      throw new Refusal(
        json(401, { error: 'invalid_client', error_description: 'Client Authentication failed' }),
      )
    const access = `A21AA${token(24)}`
    store.put('paypal.token', access, { until: now() + TOKEN_SECONDS * 1000 })
    return {
      scope: 'https://uri.paypal.com/services/checkout',
      access_token: access,
      token_type: 'Bearer',
      app_id: 'APP-80W284485P519543T',
      expires_in: TOKEN_SECONDS,
      nonce: token(8),
    }
  }

  /** A call of the API: with a token, and once per PayPal-Request-Id. */
  const call =
    (status: number, run: (asked: Asked, id: string) => object): Route['run'] =>
    (asked, [id = '']) => {
      const access = (asked.headers.authorization ?? '').replace(/^Bearer /, '')
      const known = store.get<{ until: number }>('paypal.token', access)
      if (!known)
        throw new Refusal(
          json(401, {
            error: 'invalid_token',
            error_description: 'Token signature verification failed',
          }),
        )
      const header = asked.headers['paypal-request-id']
      const key =
        asked.method === 'POST' && typeof header === 'string'
          ? `paypal ${asked.path} ${header}`
          : null
      const before = key === null ? undefined : store.answered(key)
      if (before)
        return { status: 200, headers: { 'content-type': 'application/json' }, body: before.body }
      const answer = json(status, run(asked, id), { 'paypal-debug-id': token(6) })
      if (key !== null) store.answer(key, '', answer.status, String(answer.body))
      return answer
    }

  const checkout = (order: Order, fault = '') =>
    page(
      order.isCard ? 'PayPal: pay by card' : 'PayPal',
      `${fault && alert(fault)}<p><strong>${escaped(`${order.unit.amount.value} ${order.unit.amount.currency_code}`)}</strong></p>
${form(
  order.isCard
    ? '<label>Card number <input name="card" autocomplete="cc-number" inputmode="numeric" required></label>'
    : '<label>Email <input name="email" type="email" autocomplete="email" value="buyer@paypal.example"></label>',
  [{ value: 'approve', label: 'Pay now' }],
)}
${form('', [{ value: 'cancel', label: 'Cancel and return to the shop' }])}`,
      fault ? 402 : 200,
    )
  const back = (to: string, query: Record<string, string>) => {
    const target = new URL(to)
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value)
    return redirect(target.href)
  }

  function answerCheckout({ raw, query }: Asked) {
    const order = orderOf(query.get('token') ?? '')
    const answers = new URLSearchParams(raw)
    if (order.status !== 'PAYER_ACTION_REQUIRED')
      return page('This page is no longer valid', '', 410)
    if (answers.get('answer') !== 'approve') return back(order.cancelUrl, { token: order.id })
    if (order.isCard && (answers.get('card') ?? '').replaceAll(/\s/g, '') === '4000000000000002')
      return checkout(order, 'Your card was declined.')
    const approved = store.put('paypal.order', order.id, { ...order, status: 'APPROVED' as const })
    emit('CHECKOUT.ORDER.APPROVED', 'checkout-order', shown(approved))
    return back(order.returnUrl, { token: order.id, PayerID: 'QYR5Z8XDVJNXQ' })
  }

  return {
    routes: [
      {
        method: 'POST',
        path: /^\/v1\/oauth2\/token$/,
        run: (asked) => json(200, issueToken(asked)),
      },
      { method: 'POST', path: /^\/v2\/checkout\/orders$/, run: call(201, openOrder) },
      {
        method: 'GET',
        path: /^\/v2\/checkout\/orders\/([^/]+)$/,
        run: call(200, (_, id) => shown(orderOf(id))),
      },
      {
        method: 'POST',
        path: /^\/v2\/checkout\/orders\/([^/]+)\/capture$/,
        run: call(201, (_, id) => capture(orderOf(id))),
      },
      {
        method: 'POST',
        path: /^\/v2\/payments\/captures\/([^/]+)\/refund$/,
        run: call(201, (asked, id) => refund(captureOf(id), asked)),
      },
      {
        method: 'GET',
        path: /^\/v2\/payments\/refunds\/([^/]+)$/,
        run: call(200, (_, id) => {
          const found = store.get<Refund>('paypal.refund', id)
          if (!found) throw fault(404, 'RESOURCE_NOT_FOUND', 'INVALID_RESOURCE_ID')
          return refundShown(found)
        }),
      },
      {
        method: 'GET',
        path: /^\/v1\/reporting\/transactions$/,
        run: call(200, ({ query }) => {
          const found = searched(store.all<Entry>('paypal.entry'), query)
          if (!found) throw fault(400, 'INVALID_REQUEST', 'INVALID_DATE_RANGE')
          return found
        }),
      },
      {
        method: 'GET',
        path: /^\/v1\/notifications\/certs\/CERT-sandbox$/,
        run: () => ({
          status: 200,
          headers: { 'content-type': 'text/plain' },
          body: PROVIDER_CERTIFICATE,
        }),
      },
      {
        method: 'GET',
        path: /^\/checkoutnow$/,
        isPage: true,
        run: ({ query }) => checkout(orderOf(query.get('token') ?? '')),
      },
      { method: 'POST', path: /^\/checkoutnow$/, isPage: true, run: answerCheckout },
      ...disputeRoutes({ store, now, enter, emit, captureOf, call }),
      {
        method: 'POST',
        path: /^\/_sandbox\/paypal\/refunds$/,
        run: () => {
          const waiting = store
            .all<Refund>('paypal.refund')
            .filter(({ status }) => status === 'PENDING')
          for (const each of waiting)
            store.put('paypal.refund', each.id, { ...each, status: 'COMPLETED' as const })
          return json(200, { ended: waiting.length })
        },
      },
    ],
    signed(body, eventId, at) {
      const id = `${eventId}-t`
      const time = isoOf(at)
      return {
        headers: {
          'content-type': 'application/json',
          'paypal-transmission-id': id,
          'paypal-transmission-time': time,
          'paypal-cert-url': `${url}/v1/notifications/certs/CERT-sandbox`,
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-transmission-sig': providerSignature(
            `${id}|${time}|${PAYPAL.webhookId}|${crc32(body)}`,
          ),
        },
        body,
      }
    },
  }
}
