import type { PaymentMethod } from '@ironsouq/contract/money/payment/payment.enums'
import type { PaymentState } from '@ironsouq/contract/money/payment/payment.lifecycle'
import type { PayState, ToPay } from '@ironsouq/contract/money/payment/payment.schema'

/** A payable as its member opened it. */
export interface OpenPayable {
  id: string
  payNo: string
  memberId: string
  currency: string
  /** Units of each currency for one US dollar, frozen for methods that cannot charge its currency [PY-6]. */
  rates: Readonly<Record<string, string>>
  expiresAt: Date
}

/** What is to be paid now. */
export interface Due {
  currency: string
  amountMinor: bigint
  /** A payment that was opened at another price has another one. */
  amountVersion: number
  expiresAt: Date
}

/** What is paid and refunded by itself, such as one order of a checkout. */
export interface PayableLine {
  id: string
  sellerId: string
  amountMinor: bigint
}

/** A payment that counts, with the part of each line in what was charged. */
export interface TakenPayment {
  paymentId: string
  method: PaymentMethod
  memberId: string
  currency: string
  amountMinor: bigint
  chargedMinor: bigint
  chargedCurrency: string
  lines: readonly (PayableLine & { chargedMinor: bigint })[]
}

/** Money of a line that reached the member again. */
export interface RefundedLine {
  refundId: string
  paymentId: string
  lineId: string
  sellerId: string
  currency: string
  amountMinor: bigint
  /** Where another currency was charged. */
  chargedMinor?: bigint
}

/** A refund that a provider knows by our reference. */
export interface SentRefund {
  id: string
  providerRef: string
}

/** How the payment page shows it, beside the newest attempt to pay it. */
interface PayablePage extends Pick<ToPay, 'kind' | 'orders'> {
  state: PayState
  totalMinor: bigint
}

/**
 * Something that members pay: a feature contributes how it is found, what is due, and what happens when it is paid or
 * refunded. The payment feature does the rest, and knows none of them.
 */
export interface PayableIn<Ctx, TxCtx extends Ctx> {
  kind: string
  /** Where a member reads about what was refunded. */
  home: string
  /** A balance is not topped up from itself. */
  isPaidByBalance: boolean
  /** What the member opened under this number; null when it is not theirs. */
  byPayNo(ctx: Ctx, memberId: string, payNo: string): Promise<OpenPayable | null>
  /** Null when nothing is to be paid any more. */
  due(ctx: Ctx, id: string): Promise<Due | null>
  /** Refuses a payment that may not be made now. */
  admit(ctx: TxCtx, payable: OpenPayable): Promise<void>
  /** Whether it may not be paid any more, so that attempts to pay it end. */
  isStopped(ctx: Ctx, id: string): Promise<boolean>
  /** Moves it on, and returns its lines. Null when the payment does not fit any more: then it goes back whole. */
  settle(ctx: TxCtx, paid: SettledPayment): Promise<readonly PayableLine[] | null>
  /** Posts what a payment took, in the transaction of `settle`. */
  post(ctx: TxCtx, taken: TakenPayment): Promise<unknown>
  /** Posts what went back of a line. */
  postRefund(ctx: TxCtx, refund: RefundedLine): Promise<unknown>
  /** Ends a line that its provider refunded already, and plans that refund. */
  takeBack(ctx: TxCtx, lineId: string, sent: SentRefund): Promise<unknown>
  page(ctx: Ctx, payable: OpenPayable, seen: SeenAttempt): Promise<PayablePage>
}

interface SettledPayment {
  id: string
  memberId: string
  amountMinor: bigint
  amountVersion: number
}

/** The newest attempt, and whether money went back. */
interface SeenAttempt {
  attempt: PaymentState | null
  isRefunded: boolean
}
