import * as z from 'zod/mini'
import { ShownArrival } from '../../mall/order/checkout.schema.ts'
import { OrderState } from '../../mall/order/order.schema.ts'
import { Money } from '../money/money.ts'
import { PAYMENT_METHODS } from './payment.enums.ts'
import { paymentLifecycle } from './payment.lifecycle.ts'

export const PayNo = z.object({ payNo: z.string().check(z.regex(/^[\w-]{1,40}$/)) })

/** What the buyer's browser does next; `none` when nothing is left to do, such as for the balance. */
const PaymentStep = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.string() }),
  z.object({ kind: z.literal('qr'), content: z.string() }),
  z.object({ kind: z.literal('none') }),
])

/** One attempt to pay. */
export const Payment = z.object({
  paymentId: z.uuid(),
  method: z.enum(PAYMENT_METHODS),
  state: z.enum(paymentLifecycle.states),
  /** The card or the account was refused; another one can still be tried. */
  isDeclined: z.boolean(),
  /** What the provider charges, in a currency that it can charge [PY-6]. */
  charged: Money,
  step: PaymentStep,
  /** When the page or the QR code of this attempt ends. */
  expiresAt: z.iso.datetime(),
})
export type Payment = z.output<typeof Payment>

const MethodOffer = z.object({
  method: z.enum(PAYMENT_METHODS),
  charged: Money,
  /** Units of the charged currency for one of the order's, frozen; null when both are the same. */
  rate: z.nullable(z.string()),
})
export type MethodOffer = z.output<typeof MethodOffer>

/**
 * `waiting` for a payment, `checking` one that is not certain yet, `paid`, `expired` and `canceled` without a charge,
 * `refunded` when money came that could not be used or went back.
 */
export const PAY_STATES = [
  'waiting',
  'checking',
  'paid',
  'expired',
  'canceled',
  'refunded',
] as const
export type PayState = (typeof PAY_STATES)[number]

/** A checkout or a top-up on the payment page. */
export const ToPay = z.object({
  payNo: z.string(),
  kind: z.enum(['orders', 'topUp']),
  state: z.enum(PAY_STATES),
  total: Money,
  /** Of the server, so that a wrong clock of the browser does not move the deadline. */
  now: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** Empty for a top-up. */
  orders: z.array(
    z.object({
      orderNumber: z.string(),
      storeName: z.string(),
      state: OrderState,
      quantity: z.int(),
      payable: Money,
      goods: z.array(
        z.object({ name: z.string(), picture: z.nullable(z.string()), quantity: z.int() }),
      ),
      /** As promised when it was placed. */
      arrival: ShownArrival,
    }),
  ),
  /** Empty when nothing is to be paid any more. */
  methods: z.array(MethodOffer),
  /** What the member has, in the order's currency. */
  balance: Money,
  /** The newest attempt. */
  payment: z.nullable(Payment),
  /** What went back to the buyer, in what was charged. */
  refunded: z.nullable(Money),
})
export type ToPay = z.output<typeof ToPay>
