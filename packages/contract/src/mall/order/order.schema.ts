import * as z from 'zod/mini'
import { actionsOf } from '../../lifecycle.schema.ts'
import { OrderDispute } from '../../money/dispute/dispute.schema.ts'
import { Money } from '../../money/money/money.ts'
import { PAYMENT_METHODS } from '../../money/payment/payment.enums.ts'
import { AddressCopy } from '../../people/address/address.schema.ts'
import { DELIVERY_METHODS } from '../product/product.enums.ts'
import { PickupPoint, ShownArrival } from './checkout.schema.ts'
import { Discount } from './discount.schema.ts'
import {
  CARRIERS,
  CLOSE_REASONS,
  ORDER_KINDS,
  ORDER_LINE_KINDS,
  TRACKING_STATUSES,
} from './order.enums.ts'
import { ORDER_ACTIONS, orderLifecycle } from './order.lifecycle.ts'

export const OrderState = z.enum(orderLifecycle.states)

/** What is derived of a completed order: its buyer can still review something, or has reviewed everything [OR-1]. */
export const Evaluation = z.enum(['pendingEvaluation', 'evaluated'])
export type Evaluation = z.output<typeof Evaluation>

const OrderLine = z.object({
  orderLineId: z.uuid(),
  /** A gift has no price: it came with the goods. */
  kind: z.enum(ORDER_LINE_KINDS),
  productId: z.uuid(),
  skuId: z.uuid(),
  skuCode: z.string(),
  name: z.string(),
  variant: z.string(),
  picture: z.nullable(z.string()),
  quantity: z.int(),
  shippedQuantity: z.int(),
  unitPrice: Money,
  amount: Money,
  paid: Money,
  /** Whether the product can still be bought [OR-4]. */
  isOnSale: z.boolean(),
})

/** An order in a list. */
export const OrderCard = z.object({
  orderId: z.uuid(),
  orderNumber: z.string(),
  payNo: z.string(),
  kind: z.enum(ORDER_KINDS),
  isVirtual: z.boolean(),
  state: OrderState,
  closeReason: z.nullable(z.enum(CLOSE_REASONS)),
  sellerId: z.uuid(),
  storeName: z.string(),
  delivery: z.enum(DELIVERY_METHODS),
  lines: z.array(OrderLine),
  quantity: z.int(),
  payable: Money,
  /** As promised when it was placed; null: nothing was promised. */
  arrival: ShownArrival,
  /** The new expectation when it was not delivered on the promised day. */
  expectedBy: z.nullable(z.iso.date()),
  expiresAt: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  /** Null while it is not received, and when its buyer reviewed nothing in time. */
  evaluation: z.nullable(Evaluation),
  /** Until when it can be reviewed; null when nothing is left to review. */
  reviewBy: z.nullable(z.iso.datetime()),
  /** What the reader may do now. */
  actions: actionsOf(orderLifecycle, ORDER_ACTIONS),
})
export type OrderCard = z.output<typeof OrderCard>

/** An order in a work list of merchants and staff. */
export const OrderWork = z.extend(OrderCard, {
  /** Who receives it; of a pickup, its buyer. Null for what is not delivered, and of a pickup for staff. */
  recipient: z.nullable(z.string()),
  city: z.nullable(z.string()),
  hasMessage: z.boolean(),
  paidAt: z.nullable(z.iso.datetime()),
  shippedQuantity: z.int(),
  /** By when it is paid, sent or received; null when nothing is awaited. */
  deadline: z.nullable(z.iso.datetime()),
  /** What the store gets of it, after commission; null when it ended without a sale. */
  earnings: z.nullable(Money),
})
export type OrderWork = z.output<typeof OrderWork>

export const Parcel = z.object({
  parcelId: z.uuid(),
  carrier: z.enum(CARRIERS),
  trackingNo: z.string(),
  /** The number before the last correction, and when that was. */
  corrected: z.nullable(z.object({ trackingNo: z.string(), at: z.iso.datetime() })),
  status: z.nullable(z.enum(TRACKING_STATUSES)),
  shippedAt: z.iso.datetime(),
  lines: z.array(z.object({ orderLineId: z.uuid(), quantity: z.int() })),
  /** The newest first; empty until the carrier reports something. */
  events: z.array(
    z.object({ status: z.enum(TRACKING_STATUSES), place: z.string(), at: z.iso.datetime() }),
  ),
})
export type Parcel = z.output<typeof Parcel>

/** How what was paid for an order is divided once it is settled, by what is known now. */
const Earnings = z.object({
  /** Paid for goods and for delivery, after refunds. */
  goods: Money,
  freight: Money,
  /** Discounts that the platform pays for. */
  subsidy: Money,
  commission: Money,
  commissionVat: Money,
  total: Money,
})
export type Earnings = z.output<typeof Earnings>

/** An order with all that is shown of it [OR-5]. */
export const Order = z.extend(OrderCard, {
  /** With the share of each discount. */
  lines: z.array(z.extend(OrderLine, { discounts: z.array(Discount) })),
  version: z.int(),
  /** The address of the store and of a chat with it; only for the buyer. */
  sellerCode: z.nullable(z.string()),
  goods: Money,
  freight: Money,
  discount: Money,
  vat: Money,
  refunded: Money,
  /** In the order in which they were applied. */
  discounts: z.array(Discount),
  /** Points that were spent on it, and those that it brought. */
  points: z.object({ used: z.int(), earned: z.int() }),
  message: z.string(),
  address: z.nullable(AddressCopy),
  pickup: z.nullable(PickupPoint),
  /** Who picks it up, for its store; null while it is not paid. */
  buyer: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()) })),
  /** What the buyer shows at the pickup point; only the buyer sees it. */
  pickupCode: z.nullable(z.string()),
  /** Null until it is paid, and for merchants. */
  paymentMethod: z.nullable(z.enum(PAYMENT_METHODS)),
  paidAt: z.nullable(z.iso.datetime()),
  /** By when the store sends it. */
  shipBy: z.nullable(z.iso.datetime()),
  /** When the store had it ready at the pickup point. */
  readyAt: z.nullable(z.iso.datetime()),
  shippedAt: z.nullable(z.iso.datetime()),
  /** When carriers had reported all parcels as delivered. */
  deliveredAt: z.nullable(z.iso.datetime()),
  receiveBy: z.nullable(z.iso.datetime()),
  completedAt: z.nullable(z.iso.datetime()),
  /** Until when goods can be returned; null until they are received, and when they cannot be returned any more [MS-3]. */
  returnBy: z.nullable(z.iso.datetime()),
  canceledAt: z.nullable(z.iso.datetime()),
  parcels: z.array(Parcel),
  /** Null for buyers, and when it ended without a sale. */
  earnings: z.nullable(Earnings),
  /** What became of its payment at the bank of the buyer, the newest first; for the store and for staff [PY-7]. */
  disputes: z.array(OrderDispute),
})
export type Order = z.output<typeof Order>
