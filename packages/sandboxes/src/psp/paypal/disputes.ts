import { decimal } from '../core/decimals.ts'
import { type Asked, json, Refusal, type Route, type World } from '../core/provider.ts'
import { token } from '../core/store.ts'
import { type Capture, type Entry, isoOf } from './objects.ts'

interface Dispute {
  id: string
  captureId: string
  cents: number
  currency: string
  status: 'WAITING_FOR_SELLER_RESPONSE' | 'RESOLVED'
  outcome: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR' | null
  at: number
}

interface Books extends Pick<World, 'store' | 'now'> {
  enter: (entry: Omit<Entry, 'at'>) => void
  emit: (type: string, resourceType: string, resource: object) => void
  captureOf: (id: string) => Capture
  call: (status: number, run: (asked: Asked, id: string) => object) => Route['run']
}

const DAY_MS = 86_400_000

const shown = ({ id, captureId, cents, currency, status, outcome, at }: Dispute) => ({
  dispute_id: id,
  create_time: isoOf(at),
  disputed_transactions: [{ seller_transaction_id: captureId }],
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
  status,
  dispute_life_cycle_stage: 'CHARGEBACK',
  dispute_amount: { currency_code: currency, value: decimal(cents) },
  seller_response_due_date: isoOf(at + 10 * DAY_MS),
  ...(outcome !== null && { dispute_outcome: { outcome_code: outcome } }),
})

/** Disputes of buyers: a test opens one and ends it, our server asks for it. */
export function disputeRoutes({ store, now, enter, emit, captureOf, call }: Books): Route[] {
  const disputeOf = (id: string) => {
    const found = store.get<Dispute>('paypal.dispute', id)
    if (!found) throw new Refusal(json(404, { name: 'RESOURCE_NOT_FOUND' }))
    return found
  }
  const moved = ({ id, captureId, cents, currency }: Dispute, isBack: boolean) =>
    enter({
      id: isBack ? `${id}-R` : id,
      reference: captureId,
      code: 'T1106',
      cents: isBack ? cents : -cents,
      feeCents: 0,
      currency,
      invoice: captureOf(captureId).invoice,
      custom: '',
    })

  return [
    {
      method: 'GET',
      path: /^\/v1\/customer\/disputes\/([^/]+)$/,
      run: call(200, (_, id) => shown(disputeOf(id))),
    },
    {
      method: 'POST',
      path: /^\/_sandbox\/paypal\/disputes$/,
      run: ({ raw }) => {
        const of = captureOf((JSON.parse(raw) as { capture: string }).capture)
        const made: Dispute = {
          id: `PP-D-${token(4)}`,
          captureId: of.id,
          cents: of.cents,
          currency: of.currency,
          status: 'WAITING_FOR_SELLER_RESPONSE',
          outcome: null,
          at: now(),
        }
        store.put('paypal.dispute', made.id, made)
        moved(made, false)
        emit('CUSTOMER.DISPUTE.CREATED', 'dispute', shown(made))
        return json(200, { id: made.id })
      },
    },
    {
      method: 'POST',
      path: /^\/_sandbox\/paypal\/disputes\/([^/]+)$/,
      run: ({ raw }, [id = '']) => {
        const isWon = (JSON.parse(raw) as { status: string }).status === 'won'
        const outcome = isWon ? 'RESOLVED_SELLER_FAVOUR' : 'RESOLVED_BUYER_FAVOUR'
        const ended: Dispute = { ...disputeOf(id), status: 'RESOLVED', outcome }
        store.put('paypal.dispute', id, ended)
        if (isWon) moved(ended, true)
        emit('CUSTOMER.DISPUTE.RESOLVED', 'dispute', shown(ended))
        return json(200, { id })
      },
    },
  ]
}
