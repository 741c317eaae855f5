import { decimal } from '../core/decimals.ts'
import { token } from '../core/store.ts'

export interface Amount {
  currency_code: string
  value: string
}

export interface Unit {
  reference_id: string
  amount: Amount
  custom_id?: string
  invoice_id?: string
  description?: string
}

export interface Order {
  id: string
  status: 'PAYER_ACTION_REQUIRED' | 'APPROVED' | 'COMPLETED' | 'VOIDED'
  unit: Unit
  returnUrl: string
  cancelUrl: string
  isCard: boolean
  createdAt: number
  captureId: string | null
}

export interface Capture {
  id: string
  orderId: string
  cents: number
  refundedCents: number
  currency: string
  invoice: string
  custom: string
  at: number
}

export interface Refund {
  id: string
  captureId: string
  cents: number
  currency: string
  status: 'COMPLETED' | 'PENDING'
  invoice: string
  at: number
}

export interface Entry {
  id: string
  reference: string | null
  code: string
  cents: number
  feeCents: number
  currency: string
  invoice: string
  custom: string
  at: number
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'
export const idOf = () =>
  [...Buffer.from(token(9), 'hex').subarray(0, 17), ...Buffer.from(token(8), 'hex')]
    .slice(0, 17)
    .map((byte) => LETTERS[byte % LETTERS.length])
    .join('')
export const isoOf = (at: number) => new Date(at).toISOString().replace(/\.\d+Z$/, 'Z')
export const feeOf = (cents: number) => Math.round(cents * 0.034) + 30

export const shownCapture = (capture: Capture) => ({
  id: capture.id,
  status:
    capture.refundedCents === 0
      ? 'COMPLETED'
      : capture.refundedCents === capture.cents
        ? 'REFUNDED'
        : 'PARTIALLY_REFUNDED',
  amount: { currency_code: capture.currency, value: decimal(capture.cents) },
  final_capture: true,
  custom_id: capture.custom,
  invoice_id: capture.invoice,
  create_time: isoOf(capture.at),
  update_time: isoOf(capture.at),
  supplementary_data: { related_ids: { order_id: capture.orderId } },
  links: [],
})
export const shownRefund = (refund: Refund, url: string) => ({
  id: refund.id,
  status: refund.status,
  amount: { currency_code: refund.currency, value: decimal(refund.cents) },
  invoice_id: refund.invoice,
  create_time: isoOf(refund.at),
  update_time: isoOf(refund.at),
  links: [
    { href: `${url}/v2/payments/refunds/${refund.id}`, rel: 'self', method: 'GET' },
    { href: `${url}/v2/payments/captures/${refund.captureId}`, rel: 'up', method: 'GET' },
  ],
})

/** A page of the transactions of a span; null when PayPal would refuse the span. */
export function searched(entries: readonly Entry[], query: URLSearchParams): object | null {
  const [from, until] = ['start_date', 'end_date'].map((name) => Date.parse(query.get(name) ?? ''))
  if (!from || !until || until - from > 31 * 86_400_000) return null
  const size = Number(query.get('page_size') ?? 100)
  const number = Number(query.get('page') ?? 1)
  const all = entries.filter(({ at }) => at >= from && at <= until)
  const money = (code: string, cents: number) => ({ currency_code: code, value: decimal(cents) })
  return {
    transaction_details: all.slice((number - 1) * size, number * size).map((entry) => ({
      transaction_info: {
        transaction_id: entry.id,
        ...(entry.reference !== null && {
          paypal_reference_id: entry.reference,
          paypal_reference_id_type: 'TXN',
        }),
        transaction_event_code: entry.code,
        transaction_initiation_date: isoOf(entry.at),
        transaction_updated_date: isoOf(entry.at),
        transaction_amount: money(entry.currency, entry.cents),
        ...(entry.feeCents > 0 && { fee_amount: money(entry.currency, -entry.feeCents) }),
        transaction_status: 'S',
        invoice_id: entry.invoice,
        custom_field: entry.custom,
      },
    })),
    page: number,
    total_items: all.length,
    total_pages: Math.max(1, Math.ceil(all.length / size)),
  }
}
