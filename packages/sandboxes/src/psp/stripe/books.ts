import type { World } from '../core/provider.ts'
import { fault, integer, type Form } from './forms.ts'
import {
  type Charge,
  type Dispute,
  type Intent,
  newCharge,
  newDispute,
  newEvent,
  newIntent,
  newMovement,
  newRefund,
  newSession,
  type Refund,
  type Session,
} from './objects.ts'

/** Stripe's own test cards. */
const DECLINES: Readonly<Record<string, string>> = {
  '4000000000000002': 'generic_decline',
  '4000000000009995': 'insufficient_funds',
  '4000000000000069': 'expired_card',
}
const ASK_THE_BANK = new Set(['4000002500003155', '4000000000003220'])
const DISPUTED = '4000000000000259'
const LATE_REFUND = '4000000000007726'
const FAILING_REFUND = '4000000000005126'

/** The least that Stripe charges, and the time that a session lives. */
const LEAST_AED = 200
const SHORTEST_SECONDS = 30 * 60
const LONGEST_SECONDS = 24 * 60 * 60

const feeOf = (amount: number) => Math.round(amount * 0.029) + 100

/** What the API shows of an object: not what only the sandbox knows. */
export function shown<T extends object>(object: T): T {
  return Object.fromEntries(Object.entries(object).filter(([name]) => !name.startsWith('_'))) as T
}

export const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null)

/** What happens to sessions, charges and refunds, and the events and movements that it makes. */
export function stripeBooks({ store, steering, url, now, notify }: World) {
  const seconds = () => Math.floor(now() / 1000)
  const put = <T extends { id: string }>(kind: string, object: T) =>
    store.put(kind, object.id, object)

  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what it stored
  function get<T>(kind: string, id: string): T {
    const found = store.get<T>(kind, id)
    if (!found)
      throw fault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
    return found
  }

  function emit(type: string, object: object): void {
    const event = put('event', newEvent(type, object, seconds()))
    notify('stripe', event.id, `${steering.notify}/webhook/stripe`, event)
  }

  function move(
    kind: Parameters<typeof newMovement>[0],
    given: Omit<Parameters<typeof newMovement>[1], 'created'>,
  ) {
    return put('balance_transaction', newMovement(kind, { ...given, created: seconds() }))
  }

  function dispute(charge: Charge) {
    const { amount: taken } = charge
    const made = put('dispute', newDispute(charge, seconds()))
    put('charge', { ...charge, disputed: true, _isChargedBack: true })
    move('dispute', {
      amount: -taken,
      fee: 6000,
      currency: charge.currency,
      source: made.id,
    })
    emit('charge.dispute.created', made)
    return made
  }

  /** The bank decides: what was taken comes back, or it does not. */
  function endDispute(id: string, status: 'won' | 'lost'): Dispute {
    const ended = put('dispute', { ...get<Dispute>('dispute', id), status })
    const { amount, currency } = ended
    if (status === 'won') {
      move('dispute_reversal', { amount, fee: 0, currency, source: id })
      put('charge', { ...get<Charge>('charge', ended.charge), _isChargedBack: false })
    }
    emit('charge.dispute.closed', ended)
    return ended
  }

  /** What a card does to a payment: it is charged, declined, or the bank wants to ask first. */
  function charge(
    session: Session,
    card: string,
    isApproved: boolean,
  ): 'paid' | 'declined' | 'asked' {
    const intent = get<Intent>('payment_intent', session.payment_intent ?? '')
    const code = steering.decline ? 'generic_decline' : DECLINES[card]
    if (code !== undefined) {
      const error = {
        type: 'card_error',
        code: 'card_declined',
        decline_code: code,
        message: 'Your card was declined.',
      }
      emit(
        'payment_intent.payment_failed',
        put('payment_intent', { ...intent, last_payment_error: error }),
      )
      return 'declined'
    }
    if (ASK_THE_BANK.has(card) && !isApproved) {
      emit(
        'payment_intent.requires_action',
        put('payment_intent', { ...intent, status: 'requires_action' as const }),
      )
      return 'asked'
    }
    const { amount: asked } = intent
    const amount = Math.round((asked * steering.capturedPercent) / 100)
    const made = newCharge(intent, amount, seconds())
    const moved = move('charge', {
      amount,
      fee: feeOf(amount),
      currency: made.currency,
      source: made.id,
    })
    const charged = put('charge', { ...made, balance_transaction: moved.id, _card: card })
    const paid = put('payment_intent', {
      ...intent,
      status: 'succeeded' as const,
      amount_received: amount,
      latest_charge: made.id,
      last_payment_error: null,
    })
    const done = put('checkout.session', {
      ...session,
      status: 'complete' as const,
      payment_status: 'paid' as const,
      url: null,
    })
    emit('charge.succeeded', shown(charged))
    emit('payment_intent.succeeded', paid)
    emit('checkout.session.completed', done)
    if (card === DISPUTED) dispute(charged)
    return 'paid'
  }

  function openSession(body: Form): Session {
    const [item, ...others] = Object.values((body['line_items'] ?? {}) as Form) as Form[]
    if (body['mode'] !== 'payment' || !item || others.length > 0)
      throw fault(400, 'The sandbox knows payments of one line.', { param: 'line_items' })
    const price = (item['price_data'] ?? {}) as Form
    const currency = textOf(price['currency']) ?? ''
    const amount =
      integer(price['unit_amount'], 'line_items') * integer(item['quantity'] ?? '1', 'quantity')
    if (currency === 'aed' && amount < LEAST_AED)
      throw fault(400, 'The amount is below the minimum.', {
        code: 'amount_too_small',
        param: 'line_items',
      })
    const created = seconds()
    const expires =
      body['expires_at'] === undefined
        ? created + LONGEST_SECONDS
        : integer(body['expires_at'], 'expires_at')
    if (expires < created + SHORTEST_SECONDS || expires > created + LONGEST_SECONDS)
      throw fault(
        400,
        'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.',
        { param: 'expires_at' },
      )
    const data = (body['payment_intent_data'] ?? {}) as Form
    const metadata = (data['metadata'] ?? {}) as Record<string, string>
    const intent = put(
      'payment_intent',
      newIntent({ amount, currency, created, metadata, description: textOf(data['description']) }),
    )
    const session = newSession({
      amount_total: amount,
      currency,
      created,
      expires_at: expires,
      cancel_url: textOf(body['cancel_url']),
      success_url: textOf(body['success_url']),
      client_reference_id: textOf(body['client_reference_id']),
      locale: textOf(body['locale']),
      metadata: (body['metadata'] ?? {}) as Record<string, string>,
    })
    return put('checkout.session', {
      ...session,
      payment_intent: intent.id,
      url: `${url}/c/pay/${session.id}`,
    })
  }

  /** A session whose time is over expires by itself. */
  function sessionOf(id: string): Session {
    const session = get<Session>('checkout.session', id)
    if (session.status !== 'open' || session.expires_at > seconds()) return session
    return expire(session)
  }

  function expire(session: Session): Session {
    const expired = put('checkout.session', { ...session, status: 'expired' as const, url: null })
    emit('checkout.session.expired', expired)
    return expired
  }

  function refund(body: Form): Refund {
    const intent = get<Intent>('payment_intent', textOf(body['payment_intent']) ?? '')
    if (intent.latest_charge === null)
      throw fault(
        400,
        `This PaymentIntent (${intent.id}) does not have a successful charge to refund.`,
        {},
      )
    const of = get<Charge>('charge', intent.latest_charge)
    const left = of.amount_captured - of.amount_refunded
    const amount = body['amount'] === undefined ? left : integer(body['amount'], 'amount')
    if (of['_isChargedBack'] === true)
      throw fault(400, 'The charge has been charged back.', { code: 'charge_disputed' })
    if (left === 0)
      throw fault(400, `Charge ${of.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    if (amount > left)
      throw fault(
        400,
        `Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`,
        {
          code: 'amount_too_large',
          param: 'amount',
        },
      )
    const isLate =
      steering.holdRefunds || [LATE_REFUND, FAILING_REFUND].includes(String(of['_card']))
    const metadata = (body['metadata'] ?? {}) as object
    const made = put(
      'refund',
      newRefund(of, {
        amount,
        created: seconds(),
        status: isLate ? 'pending' : 'succeeded',
        metadata,
      }),
    )
    const returned = of.amount_refunded + amount
    const after = put('charge', {
      ...of,
      amount_refunded: returned,
      refunded: returned === of.amount_captured,
    })
    move('refund', { amount: -amount, fee: 0, currency: of.currency, source: made.id })
    emit('refund.created', made)
    emit('charge.refunded', shown(after))
    return made
  }

  /** Ends the refunds that wait. */
  function endRefunds(): Refund[] {
    const waiting = store.all<Refund>('refund').filter(({ status }) => status === 'pending')
    return waiting.map((each) => {
      const of = get<Charge>('charge', each.charge)
      if (of['_card'] !== FAILING_REFUND) {
        const ended = put('refund', { ...each, status: 'succeeded' as const })
        emit('refund.updated', ended)
        return ended
      }
      const ended = put('refund', {
        ...each,
        status: 'failed' as const,
        failure_reason: 'expired_or_canceled_card',
      })
      const { amount: returned } = each
      put('charge', { ...of, amount_refunded: of.amount_refunded - returned, refunded: false })
      move('refund', { amount: each.amount, fee: 0, currency: of.currency, source: each.id })
      emit('refund.failed', ended)
      return ended
    })
  }

  return {
    get,
    put,
    emit,
    dispute,
    endDispute,
    charge,
    openSession,
    sessionOf,
    expire,
    refund,
    endRefunds,
  }
}
