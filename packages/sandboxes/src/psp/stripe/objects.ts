import { token } from '../core/store.ts'

/** Objects of Stripe's API, version 2026-08-26.dahlia, with every field that its document requires. */
const API_VERSION = '2026-08-26.dahlia'

const idOf = (prefix: string) => `${prefix}_${token()}`

export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_received: number
  currency: string
  created: number
  status: 'requires_payment_method' | 'requires_action' | 'succeeded' | 'canceled'
  latest_charge: string | null
  metadata: Record<string, string>
  last_payment_error: object | null
  [other: string]: unknown
}

export const newIntent = ({
  amount,
  currency,
  created,
  metadata,
  description,
}: Pick<Intent, 'amount' | 'currency' | 'created' | 'metadata'> & {
  description: string | null
}): Intent => ({
  id: idOf('pi'),
  object: 'payment_intent',
  amount,
  amount_capturable: 0,
  amount_details: { tip: {} },
  amount_received: 0,
  application: null,
  application_fee_amount: null,
  automatic_payment_methods: null,
  canceled_at: null,
  cancellation_reason: null,
  capture_method: 'automatic',
  client_secret: idOf('secret'),
  confirmation_method: 'automatic',
  created,
  currency,
  customer: null,
  description,
  last_payment_error: null,
  latest_charge: null,
  livemode: false,
  metadata,
  next_action: null,
  on_behalf_of: null,
  payment_method: null,
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  processing: null,
  receipt_email: null,
  review: null,
  setup_future_usage: null,
  shipping: null,
  source: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'requires_payment_method',
  transfer_data: null,
  transfer_group: null,
})

export interface Charge {
  id: string
  object: 'charge'
  amount: number
  amount_captured: number
  amount_refunded: number
  currency: string
  payment_intent: string
  balance_transaction: string | null
  disputed: boolean
  refunded: boolean
  [other: string]: unknown
}

export const newCharge = (intent: Intent, amount: number, created: number): Charge => ({
  id: idOf('ch'),
  object: 'charge',
  amount,
  amount_captured: amount,
  amount_refunded: 0,
  application: null,
  application_fee: null,
  application_fee_amount: null,
  balance_transaction: null,
  billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
  calculated_statement_descriptor: 'SANDBOX',
  captured: true,
  created,
  currency: intent.currency,
  customer: null,
  description: null,
  disputed: false,
  failure_balance_transaction: null,
  failure_code: null,
  failure_message: null,
  fraud_details: {},
  livemode: false,
  metadata: intent.metadata,
  on_behalf_of: null,
  outcome: null,
  paid: true,
  payment_intent: intent.id,
  payment_method: idOf('pm'),
  payment_method_details: null,
  receipt_email: null,
  receipt_number: null,
  receipt_url: null,
  refunded: false,
  review: null,
  shipping: null,
  source: null,
  source_transfer: null,
  statement_descriptor: null,
  statement_descriptor_suffix: null,
  status: 'succeeded',
  transfer_data: null,
  transfer_group: null,
})

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  charge: string
  currency: string
  payment_intent: string
  status: 'pending' | 'succeeded' | 'failed'
  [other: string]: unknown
}

export const newRefund = (
  charge: Charge,
  {
    amount,
    created,
    status,
    metadata,
  }: { amount: number; created: number; status: Refund['status']; metadata: object },
): Refund => ({
  id: idOf('re'),
  object: 'refund',
  amount,
  balance_transaction: null,
  charge: charge.id,
  created,
  currency: charge.currency,
  metadata,
  payment_intent: charge.payment_intent,
  reason: null,
  receipt_number: null,
  source_transfer_reversal: null,
  status,
  transfer_reversal: null,
})

const DAY = 86_400

export interface Dispute {
  id: string
  amount: number
  charge: string
  currency: string
  status: 'needs_response' | 'won' | 'lost'
  [other: string]: unknown
}

export const newDispute = (charge: Charge, created: number): Dispute => ({
  id: idOf('dp'),
  object: 'dispute',
  amount: charge.amount,
  balance_transactions: [],
  charge: charge.id,
  created,
  currency: charge.currency,
  enhanced_eligibility_types: [],
  evidence: { enhanced_evidence: {} },
  evidence_details: {
    due_by: created + 7 * DAY,
    enhanced_eligibility: {},
    has_evidence: false,
    past_due: false,
    submission_count: 0,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: charge.payment_intent,
  reason: 'fraudulent',
  status: 'needs_response',
})

export interface Movement {
  id: string
  created: number
  [other: string]: unknown
}

/** A line of the books. `amount` is signed as the balance moves. */
export const newMovement = (
  kind: 'charge' | 'refund' | 'dispute' | 'dispute_reversal',
  {
    amount,
    fee,
    currency,
    source,
    created,
  }: { amount: number; fee: number; currency: string; source: string; created: number },
): Movement => ({
  id: idOf('txn'),
  object: 'balance_transaction',
  amount,
  available_on: created + 2 * DAY,
  balance_type: 'payments',
  created,
  currency,
  description: null,
  exchange_rate: null,
  fee,
  fee_details:
    fee === 0
      ? []
      : [{ amount: fee, application: null, currency, description: null, type: 'stripe_fee' }],
  net: amount - fee,
  reporting_category: kind,
  source,
  status: 'pending',
  type: kind.startsWith('dispute') ? 'adjustment' : kind,
})

export interface Session {
  id: string
  object: 'checkout.session'
  amount_total: number
  currency: string
  expires_at: number
  cancel_url: string | null
  success_url: string | null
  payment_intent: string | null
  payment_status: 'paid' | 'unpaid'
  status: 'open' | 'complete' | 'expired'
  url: string | null
  metadata: Record<string, string>
  [other: string]: unknown
}

export const newSession = (
  given: Pick<
    Session,
    'amount_total' | 'currency' | 'expires_at' | 'cancel_url' | 'success_url' | 'metadata'
  > & {
    created: number
    client_reference_id: string | null
    locale: string | null
  },
): Session => ({
  id: idOf('cs_test'),
  object: 'checkout.session',
  adaptive_pricing: null,
  after_expiration: null,
  allow_promotion_codes: null,
  amount_subtotal: given.amount_total,
  automatic_tax: { enabled: false, liability: null, provider: null, status: null },
  billing_address_collection: null,
  client_secret: null,
  collected_information: null,
  consent: null,
  consent_collection: null,
  currency_conversion: null,
  custom_fields: [],
  custom_text: {
    after_submit: null,
    shipping_address: null,
    submit: null,
    terms_of_service_acceptance: null,
  },
  customer: null,
  customer_creation: 'if_required',
  customer_details: null,
  customer_email: null,
  discounts: [],
  invoice: null,
  invoice_creation: null,
  livemode: false,
  mode: 'payment',
  origin_context: null,
  payment_intent: null,
  payment_link: null,
  payment_method_collection: 'if_required',
  payment_method_configuration_details: null,
  payment_method_options: {},
  payment_method_types: ['card'],
  payment_status: 'unpaid',
  permissions: null,
  recovered_from: null,
  saved_payment_method_options: null,
  setup_intent: null,
  shipping_address_collection: null,
  shipping_cost: null,
  shipping_options: [],
  status: 'open',
  submit_type: null,
  subscription: null,
  total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
  ui_mode: 'hosted_page',
  url: null,
  wallet_options: null,
  ...given,
})

export const newEvent = (type: string, object: object, created: number) => ({
  id: idOf('evt'),
  object: 'event',
  api_version: API_VERSION,
  created,
  data: { object },
  livemode: false,
  pending_webhooks: 1,
  request: { id: null, idempotency_key: null },
  type,
})
