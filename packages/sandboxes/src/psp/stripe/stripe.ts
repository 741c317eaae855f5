import { createHash, createHmac } from 'node:crypto'
import { STRIPE } from '../../credentials.ts'
import { alert, form, page, escaped } from '../core/page.ts'
import {
  type Answer,
  type Asked,
  json,
  type Provider,
  redirect,
  Refusal,
  type Route,
  type World,
} from '../core/provider.ts'
import { token } from '../core/store.ts'
import { shown, stripeBooks, textOf } from './books.ts'
import { bodyOf, fault, listed, type Form } from './forms.ts'
import type { Charge, Intent, Movement, Session } from './objects.ts'

const { secretKey, webhookSecret } = STRIPE

export function stripe(world: World): Provider {
  const { store, url } = world
  const { get, put, emit, dispute, endDispute, charge, ...books } = stripeBooks(world)
  const { openSession, sessionOf, expire, refund, endRefunds } = books

  const KINDS: Readonly<Record<string, string>> = {
    pi: 'payment_intent',
    ch: 'charge',
    re: 'refund',
    dp: 'dispute',
  }

  /** Replaces ids by what they name, as `expand[]=payment_intent.latest_charge` asks. */
  function expanded(
    object: Record<string, unknown>,
    path: readonly string[],
  ): Record<string, unknown> {
    const [field = '', ...rest] = path
    const value = object[field]
    if (Array.isArray(value))
      return {
        ...object,
        [field]: value.map((each: Record<string, unknown>) => expanded(each, rest)),
      }
    const kind = typeof value === 'string' ? KINDS[value.split('_')[0] ?? ''] : undefined
    const inner =
      kind && typeof value === 'string' ? shown(get<Record<string, unknown>>(kind, value)) : value
    if (typeof inner !== 'object' || inner === null) return object
    const next = inner as Record<string, unknown>
    return { ...object, [field]: rest.length > 0 ? expanded(next, rest) : next }
  }

  const answered = (object: object, { query, raw, method }: Asked): Answer => {
    const { expand = {} } = bodyOf(method === 'GET' ? query.toString() : raw)
    const paths = Object.values(expand as Record<string, string>)
    const whole = paths.reduce(
      (seen, path) => expanded(seen, path.split('.')),
      shown(object) as Record<string, unknown>,
    )
    return json(200, whole, { 'request-id': `req_${token(7)}` })
  }

  function list(kind: string, { query }: Asked): object {
    const { created = {}, limit, starting_after: after } = bodyOf(query.toString())
    const { gte = '0', lt = '99999999999' } = created as Record<string, string>
    const objects = store
      .all<Movement>(kind)
      .filter((each) => each.created >= Number(gte) && each.created < Number(lt))
      .toReversed()
    return listed(objects, {
      limit: Number(limit ?? 10),
      after: textOf(after),
      url: `/v1/${kind}s`,
    })
  }

  /** A call of the API: with the key, and once per key of idempotency. */
  const call =
    (run: (body: Form, id: string, asked: Asked) => object): Route['run'] =>
    (asked, [id = '']) => {
      const { headers, method, raw, path } = asked
      const { authorization = '', 'idempotency-key': header } = headers
      const basic = Buffer.from(authorization.replace(/^Basic /, ''), 'base64').toString('utf8')
      if (authorization !== `Bearer ${secretKey}` && basic !== `${secretKey}:`)
        throw fault(401, 'Invalid API Key provided.', {})
      const key = method === 'POST' && typeof header === 'string' ? `stripe ${header}` : null
      const hash = createHash('sha256').update(path).update(raw).digest('hex')
      const before = key === null ? undefined : store.answered(key)
      if (before && before.hash !== hash)
        throw new Refusal(
          json(400, {
            error: {
              type: 'idempotency_error',
              message:
                'Keys for idempotent requests can only be used with the same parameters they were first used with.',
            },
          }),
        )
      if (before)
        return {
          status: before.status,
          headers: { 'content-type': 'application/json', 'idempotent-replayed': 'true' },
          body: before.body,
        }
      const answer = answered(run(bodyOf(raw), id, asked), asked)
      if (key !== null) store.answer(key, hash, answer.status, String(answer.body))
      return answer
    }

  const cardForm = (session: Session, fault = '') =>
    page(
      'Pay by card',
      `${fault && alert(fault)}<p><strong>${(session.amount_total / 100).toFixed(2)} ${escaped(session.currency.toUpperCase())}</strong></p>
${form('<label>Card number <input name="card" autocomplete="cc-number" inputmode="numeric" required></label>', [{ value: 'pay', label: 'Pay' }])}
<p><a href="${escaped(session.cancel_url ?? '#')}">Back to the shop</a></p>`,
      fault ? 402 : 200,
    )
  const gone = () => page('This page is no longer valid', '', 410)
  const done = ({ success_url: to, id }: Session) =>
    redirect((to ?? url).replace('{CHECKOUT_SESSION_ID}', id))

  function payByCard(session: Session, card: string, isApproved: boolean): Answer {
    const outcome = charge(session, card, isApproved)
    if (outcome === 'declined') return cardForm(session, 'Your card was declined.')
    if (outcome === 'asked') return redirect(`${url}/c/3ds/${session.id}?card=${card}`)
    return done(session)
  }

  return {
    routes: [
      { method: 'POST', path: /^\/v1\/checkout\/sessions$/, run: call(openSession) },
      {
        method: 'GET',
        path: /^\/v1\/checkout\/sessions\/([^/]+)$/,
        run: call((_, id) => sessionOf(id)),
      },
      {
        method: 'POST',
        path: /^\/v1\/checkout\/sessions\/([^/]+)\/expire$/,
        run: call((_, id) => {
          const session = sessionOf(id)
          if (session.status !== 'open')
            throw fault(
              400,
              `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${session.status}.`,
              {},
            )
          return expire(session)
        }),
      },
      {
        method: 'GET',
        path: /^\/v1\/payment_intents\/([^/]+)$/,
        run: call((_, id) => get('payment_intent', id)),
      },
      { method: 'POST', path: /^\/v1\/refunds$/, run: call(refund) },
      { method: 'GET', path: /^\/v1\/refunds\/([^/]+)$/, run: call((_, id) => get('refund', id)) },
      {
        method: 'GET',
        path: /^\/v1\/disputes\/([^/]+)$/,
        run: call((_, id) => get('dispute', id)),
      },
      {
        method: 'GET',
        path: /^\/v1\/balance_transactions$/,
        run: call((_body, _id, asked) => list('balance_transaction', asked)),
      },
      {
        method: 'GET',
        path: /^\/v1\/events$/,
        run: call((_body, _id, asked) => list('event', asked)),
      },
      {
        method: 'GET',
        path: /^\/c\/pay\/([^/]+)$/,
        isPage: true,
        run: (_, [id = '']) => {
          const session = sessionOf(id)
          return session.status === 'open' ? cardForm(session) : gone()
        },
      },
      {
        method: 'POST',
        path: /^\/c\/pay\/([^/]+)$/,
        isPage: true,
        run: ({ raw }, [id = '']) => {
          const session = sessionOf(id)
          const card = (new URLSearchParams(raw).get('card') ?? '').replaceAll(/\s/g, '')
          if (session.status !== 'open') return gone()
          return /^\d{16}$/.test(card)
            ? payByCard(session, card, false)
            : cardForm(session, 'Your card number is invalid.')
        },
      },
      {
        method: 'GET',
        path: /^\/c\/3ds\/([^/]+)$/,
        isPage: true,
        run: () =>
          page(
            'Your bank asks',
            form('<p>Do you make this payment?</p>', [
              { value: 'yes', label: 'Approve' },
              { value: 'no', label: 'Reject' },
            ]),
          ),
      },
      {
        method: 'POST',
        path: /^\/c\/3ds\/([^/]+)$/,
        isPage: true,
        run: ({ raw, query }, [id = '']) => {
          const session = sessionOf(id)
          if (session.status !== 'open') return gone()
          if (new URLSearchParams(raw).get('answer') === 'yes')
            return payByCard(session, query.get('card') ?? '', true)
          const intent = get<Intent>('payment_intent', session.payment_intent ?? '')
          const error = {
            type: 'card_error',
            code: 'payment_intent_authentication_failure',
            message: 'The bank did not confirm the payment.',
          }
          emit(
            'payment_intent.payment_failed',
            put('payment_intent', {
              ...intent,
              status: 'requires_payment_method' as const,
              last_payment_error: error,
            }),
          )
          return redirect(`${url}/c/pay/${session.id}`)
        },
      },
      {
        method: 'POST',
        path: /^\/_sandbox\/stripe\/disputes$/,
        run: ({ raw }) => {
          const { payment_intent: id = '' } = JSON.parse(raw) as Record<string, string>
          return json(
            200,
            dispute(get<Charge>('charge', get<Intent>('payment_intent', id).latest_charge ?? '')),
          )
        },
      },
      {
        method: 'POST',
        path: /^\/_sandbox\/stripe\/disputes\/([^/]+)$/,
        run: ({ raw }, [id = '']) => {
          const { status } = JSON.parse(raw) as { status: 'won' | 'lost' }
          return json(200, endDispute(id, status))
        },
      },
      { method: 'POST', path: /^\/_sandbox\/stripe\/refunds$/, run: () => json(200, endRefunds()) },
    ],
    signed(body, _, at) {
      const t = Math.floor(at / 1000)
      const v1 = createHmac('sha256', webhookSecret).update(`${t}.${body}`).digest('hex')
      return {
        headers: { 'content-type': 'application/json', 'stripe-signature': `t=${t},v1=${v1}` },
        body,
      }
    },
  }
}
