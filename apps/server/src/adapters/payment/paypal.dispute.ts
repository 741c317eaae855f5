import * as z from 'zod/mini'
import { PaymentRefused, PaymentUnavailable, type ProviderDispute } from '#kernel/ports/payment.ts'
import { boundedFetch } from './bounded-fetch.ts'

const ANSWER_BYTES = 1 << 20

const Token = z.object({ access_token: z.string() })
const Dispute = z.object({
  disputed_transactions: z
    .array(z.object({ seller_transaction_id: z.string() }))
    .check(z.minLength(1)),
  status: z.string(),
  reason: z.optional(z.string()),
  dispute_life_cycle_stage: z.optional(z.string()),
  dispute_amount: z.object({ currency_code: z.string(), value: z.string() }),
  dispute_outcome: z.optional(z.object({ outcome_code: z.optional(z.string()) })),
  seller_response_due_date: z.optional(z.string()),
})

const REASONS: Readonly<Record<string, ProviderDispute['reason']>> = {
  UNAUTHORISED: 'fraud',
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'notReceived',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'notAsDescribed',
  DUPLICATE_TRANSACTION: 'duplicate',
  CREDIT_NOT_PROCESSED: 'notRefunded',
  CANCELED_RECURRING_BILLING: 'notRefunded',
}
/** Outcomes by which the buyer has the money; by every other one we keep it, also when PayPal pays the buyer itself. */
const LOST = new Set(['RESOLVED_BUYER_FAVOUR', 'ACCEPTED'])

function statusOf(dispute: z.output<typeof Dispute>): ProviderDispute['status'] {
  if (dispute.status === 'RESOLVED')
    return LOST.has(dispute.dispute_outcome?.outcome_code ?? '') ? 'lost' : 'won'
  // Buyer and seller talk first: PayPal holds nothing until the buyer escalates.
  return dispute.dispute_life_cycle_stage === 'INQUIRY' ? 'asked' : 'open'
}

interface Account {
  clientId: string
  clientSecret: string
  url: string
  timeoutMs: number
}

/** Reads disputes, which PayPal's client does not know. They are rare: each has a token of its own. */
export function paypalDisputes({ clientId, clientSecret, url, timeoutMs }: Account) {
  const limits = { timeoutMs, mostBytes: ANSWER_BYTES }
  async function answerOf(path: string, init: RequestInit): Promise<unknown> {
    const { status, body } = await boundedFetch(new URL(path, url).href, init, limits)
    if (status === 404 || status === 422) throw new PaymentRefused('PayPal refused', String(status))
    if (status !== 200) throw new PaymentUnavailable(`PayPal answered ${status}`)
    return JSON.parse(body.toString('utf8'))
  }

  return async (disputeRef: string): Promise<ProviderDispute> => {
    const basic = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    const { access_token: token } = Token.parse(
      await answerOf('/v1/oauth2/token', {
        method: 'POST',
        headers: { authorization: `Basic ${basic}` },
        body: new URLSearchParams({ grant_type: 'client_credentials' }),
      }),
    )
    const found = Dispute.safeParse(
      await answerOf(`/v1/customer/disputes/${encodeURIComponent(disputeRef)}`, {
        headers: { authorization: `Bearer ${token}` },
      }),
    )
    if (!found.success) throw new PaymentUnavailable('PayPal answered something else')
    const { disputed_transactions: disputed, dispute_amount: amount } = found.data
    const due = found.data.seller_response_due_date
    return {
      captureRef: disputed[0]?.seller_transaction_id ?? '',
      status: statusOf(found.data),
      amount: { amount: amount.value, currency: amount.currency_code },
      reason: REASONS[found.data.reason ?? ''] ?? 'other',
      evidenceDueAt: due === undefined ? null : new Date(due),
    }
  }
}
