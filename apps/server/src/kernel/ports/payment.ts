import type { DisputeReason } from '@ironsouq/contract/money/dispute/dispute.enums'
import type { Money } from '@ironsouq/contract/money/money/money'
import type { LocaleCode } from '@ironsouq/i18n/locales'

/** Who charges for us. The balance of a member is not one of them: no one outside is asked for it. */
export const PAYMENT_PROVIDERS = ['stripe', 'paypal', 'alipay', 'wechat'] as const
export type PaymentProvider = (typeof PAYMENT_PROVIDERS)[number]

/**
 * The provider does not answer, or not in a way that says what happened. Every call has a reference of ours: a later
 * attempt with the same one is safe, also if this one had its effect.
 */
export class PaymentUnavailable extends Error {
  override name = 'PaymentUnavailable'
}

/** The answer is about another payment than the one that was asked for: nothing in it counts. */
export const ofAnother = (provider: string): PaymentUnavailable =>
  new PaymentUnavailable(`${provider} answered with another payment`)

/** The provider refused, and would refuse again. */
export class PaymentRefused extends Error {
  override name = 'PaymentRefused'
  /** As the provider names it. */
  readonly code: string
  constructor(message: string, code: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** What is to be paid. The same reference with the same content opens one payment, however often it is asked. */
export interface PaymentRequest {
  /** Ours, unique per attempt to pay: characters a-z and 0-9, `-` and `_`, at most 32. */
  reference: string
  amount: Money
  description: string
  locale: LocaleCode
  /** Where the browser comes back to, whatever happened. */
  returnUrl: string
  expiresAt: Date
  /** Whether the page of the provider begins with the form for a card, where it has a choice. */
  isCard?: boolean
}

export interface OpenedPayment {
  /** The provider's name of it, or ours where the provider has none before it is paid. */
  providerRef: string
  /** A page of the provider, or what a QR code says that its app scans. */
  next: { kind: 'redirect'; url: string } | { kind: 'qr'; content: string }
}

/** Which payment: both names, because providers know it by one or the other. */
export interface PaymentName {
  reference: string
  providerRef: string
}

export interface ProviderPayment {
  /**
   * `open` can still be paid, `paid` stays so also after refunds, `failed` and `expired` can no longer be paid.
   */
  status: 'open' | 'paid' | 'failed' | 'expired'
  /** An open one whose card or account was refused: the buyer may try again. Missing where no provider says it. */
  isDeclined?: boolean
  /** What the provider took; null until it did. It is compared with what was asked. */
  captured: Money | null
  /** What the provider gave back; null where only the single refund states it. */
  refunded: Money | null
  /** The provider's name of the money that was taken: refunds, statements and disputes use it. */
  captureRef: string | null
}

export interface RefundRequest extends PaymentName {
  /** Ours, unique per refund. The same one again is the same refund. */
  refundReference: string
  captureRef: string
  /** What was captured in all: one provider asks for it. */
  captured: Money
  amount: Money
}

export interface RefundName extends PaymentName {
  refundReference: string
  /** As `refund` returned it. */
  refundRef: string
}

export interface ProviderRefund {
  refundRef: string
  /** `pending` ends as one of the others; a failed one brought the money back to us. */
  status: 'pending' | 'done' | 'failed'
  amount: Money
}

/** A message of the provider whose signature was right. Its content is not believed: the state is fetched. */
export interface PaymentNotification {
  /** Unique per provider: a message that comes twice has the same one. */
  eventId: string
  /** What it is about: a reference, a provider's reference or that of a capture. Null: nothing of ours. */
  about: string | null
  /** The provider's name of the dispute that it is about, if it is. */
  disputeRef: string | null
}

/** A buyer asks their bank or the provider for their money back. */
export interface ProviderDispute {
  /** The capture that it is about. */
  captureRef: string
  /** `asked` is a question of the bank: no money was taken, and it may end so. */
  status: 'asked' | 'open' | 'won' | 'lost'
  /** What the provider took from us. */
  amount: Money
  reason: DisputeReason
  /** Until when evidence is taken; null when none is wanted any more. */
  evidenceDueAt: Date | null
}

/** One movement of money in the books of the provider. */
export interface StatementLine {
  /** Unique per provider. */
  lineId: string
  kind: 'payment' | 'refund' | 'fee' | 'chargeback' | 'other'
  /** The capture that it belongs to, if any. */
  captureRef: string | null
  /** Ours: of the payment, or of the refund if it is one; null where the provider does not say. */
  reference: string | null
  /** The provider's name of the refund, if it is one. */
  refundRef: string | null
  /** In minor units, signed as our balance there moves; before fees. */
  minor: bigint
  /** The fee of this line in minor units, zero or positive. */
  feeMinor: bigint
  currency: string
  at: Date
}

export interface PostedNotification {
  body: Uint8Array
  header: (name: string) => string | undefined
}

/** One provider. Calls reject with PaymentUnavailable or PaymentRefused. */
export interface PaymentPort {
  /** The ISO codes of the currencies that it can charge. */
  currencies: readonly string[]
  /** The least that it charges, in minor units of a currency. */
  leastMinor: (currency: string) => bigint
  /** What the provider must read in the answer to a notification. */
  notificationAnswer: string
  open(asked: PaymentRequest): Promise<OpenedPayment>
  /** `mayCapture`: whether what the buyer approved is taken now, where approval and capture are two steps. */
  state(payment: PaymentName, mayCapture: boolean): Promise<ProviderPayment>
  /**
   * Ends a payment that is still open and returns its state: `paid` when the buyer was faster. Where a provider does
   * not know a payment before the buyer's first step it stays `open` until it expires there.
   */
  close(payment: PaymentName): Promise<ProviderPayment>
  refund(asked: RefundRequest): Promise<ProviderRefund>
  refundState(refund: RefundName): Promise<ProviderRefund>
  /** Null where buyers have no such right, or the provider decides without us. */
  disputeState: ((disputeRef: string) => Promise<ProviderDispute>) | null
  /** Null is a forgery. Rejects when what is needed to check it (a certificate) cannot be had now. */
  readNotification(posted: PostedNotification): Promise<PaymentNotification | null>
  /** What moved on whole days, from the first until before the second. */
  statement(from: Date, until: Date): AsyncIterable<StatementLine>
  /** What the provider would have notified us of since then; empty where it keeps no list of notifications. */
  missed(since: Date): AsyncIterable<PaymentNotification>
}

/** All providers; null is one that is not configured. */
export type PaymentPorts = Readonly<Record<PaymentProvider, PaymentPort | null>>
