import * as z from 'zod/mini'
import { EMIRATES } from '../../machines/device/device.enums.ts'
import { Money } from '../../money/money/money.ts'
import { Address } from '../../people/address/address.schema.ts'
import { plainText } from '../../plain-text.ts'
import { GoodsLine, Quantity } from '../cart/cart.schema.ts'
import { CouponTerms } from '../coupon/coupon.schema.ts'
import { DELIVERY_METHODS } from '../product/product.enums.ts'
import { BuyerAnswers, ShownTerms } from '../voucher/voucher.schema.ts'
import { Discount, NotApplied } from './discount.schema.ts'
import {
  ANSWERED_MAX,
  CHECKOUT_LINES_MAX,
  GIFTS_WITHOUT_MAX,
  ORDER_MESSAGE_MAX,
  POINTS_WANTED_MAX,
} from './order.limits.ts'

/** Why an order of a checkout cannot be placed as it is. */
export const ORDER_FAULTS = [
  'notDelivered',
  'addressNeeded',
  'pickupNeeded',
  'noCommonDelivery',
] as const
export type OrderFault = (typeof ORDER_FAULTS)[number]

/** How one order of the checkout reaches the buyer. */
const DeliveryChoice = z.object({
  sellerId: z.uuid(),
  isVirtual: z._default(z.boolean(), false),
  method: z.enum(DELIVERY_METHODS),
  pickupWarehouseId: z._default(z.nullable(z.uuid()), null),
  message: z._default(z.string().check(z.overwrite(plainText), z.maxLength(ORDER_MESSAGE_MAX)), ''),
})
export type DeliveryChoice = z.output<typeof DeliveryChoice>

/** What someone wants to buy: variants of any stores, where to, and how [PY-5]. */
export const CheckoutRequest = z.object({
  lines: z
    .array(z.object({ skuId: z.uuid(), quantity: Quantity }))
    .check(z.minLength(1), z.maxLength(CHECKOUT_LINES_MAX, 'error.checkoutLinesMost')),
  /** What stores ask of a buyer of virtual goods, for each variant in the order of its fields [OR-12]. */
  answers: z.optional(
    z.array(z.object({ skuId: z.uuid(), answers: BuyerAnswers })).check(z.maxLength(ANSWERED_MAX)),
  ),
  addressId: z.optional(z.uuid()),
  /** The coupons of the member to use, one of the platform and one of each store; left out: the best ones. */
  coupons: z.optional(z.array(z.uuid()).check(z.maxLength(CHECKOUT_LINES_MAX))),
  deliveries: z._default(z.array(DeliveryChoice).check(z.maxLength(CHECKOUT_LINES_MAX)), []),
  /** Variants that would come as gifts and are out of stock: the buyer agrees to go without them [PM-5]. */
  withoutGifts: z.optional(z.array(z.uuid()).check(z.maxLength(GIFTS_WITHOUT_MAX))),
  /** How many points the member wants to spend. */
  points: z.optional(z.int().check(z.minimum(0), z.maximum(POINTS_WANTED_MAX))),
  /** The flash sale that its one variant is bought in [OR-2]. */
  flashSaleId: z.optional(z.uuid()),
})
export type CheckoutRequest = z.output<typeof CheckoutRequest>

const CheckoutLine = z.extend(GoodsLine, {
  /** What the codes of virtual goods are good for. */
  terms: z.nullable(ShownTerms),
  /** Its share of each discount. */
  discounts: z.array(Discount),
  /** What is left to pay for it. */
  paid: Money,
})

/** What comes with the goods of an order, without a price. */
const CheckoutGift = z.object({
  promotionId: z.uuid(),
  /** What its promotion is called. */
  promotion: z.string(),
  skuId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  variant: z.string(),
  picture: z.nullable(z.string()),
  quantity: z.int(),
  /** There is not enough of it: the order can be placed without it, once the buyer agrees. */
  isOut: z.boolean(),
  /** Whether the buyer agreed. */
  isGivenUp: z.boolean(),
})
export type CheckoutGift = z.output<typeof CheckoutGift>

export const PickupPoint = z.object({
  warehouseId: z.uuid(),
  name: z.string(),
  emirate: z.enum(EMIRATES),
  area: z.string(),
  address: z.string(),
  phone: z.string(),
  hours: z.string(),
})
export type PickupPoint = z.output<typeof PickupPoint>

/** The first and the last day, `2026-11-20`. */
export const ShownArrival = z.nullable(z.object({ from: z.iso.date(), by: z.iso.date() }))

const CheckoutOrder = z.object({
  sellerId: z.uuid(),
  storeName: z.string(),
  storeLogo: z.nullable(z.string()),
  isVirtual: z.boolean(),
  lines: z.array(CheckoutLine),
  gifts: z.array(CheckoutGift),
  /** What all its goods can be delivered by; the first is used unless another is chosen. */
  methods: z.array(z.enum(DELIVERY_METHODS)),
  method: z.enum(DELIVERY_METHODS),
  pickupPoints: z.array(PickupPoint),
  pickupWarehouseId: z.nullable(z.uuid()),
  message: z.string(),
  goods: Money,
  freight: Money,
  discounts: z.array(Discount),
  payable: Money,
  /** Between which days it arrives when it is ordered now; null: the store promises no day. */
  arrival: ShownArrival,
  fault: z.nullable(z.enum(ORDER_FAULTS)),
})
export type CheckoutOrder = z.output<typeof CheckoutOrder>

/** A coupon that the member could use for what they buy. */
export const CheckoutCoupon = z.extend(CouponTerms, {
  memberCouponId: z.uuid(),
  validUntil: z.iso.datetime(),
  isChosen: z.boolean(),
  /** It would take something off. */
  canBeChosen: z.boolean(),
  saved: z.nullable(Money),
  /** What the goods that it is valid for miss; null: something else stands in its way, or nothing. */
  missing: z.nullable(Money),
})
export type CheckoutCoupon = z.output<typeof CheckoutCoupon>

/** A checkout with its sums as they are now; nothing of it is stored. */
export const CheckoutQuote = z.object({
  address: z.nullable(Address),
  orders: z.array(CheckoutOrder),
  coupons: z.array(CheckoutCoupon),
  goods: Money,
  freight: Money,
  discount: Money,
  /** What the buyer could have and does not get. */
  notApplied: z.array(NotApplied),
  /** Contained in the total. */
  vat: Money,
  total: Money,
  /** What the member has, the most of it that can be spent on this, and what is spent. */
  points: z.object({ available: z.int(), most: z.int(), used: z.int() }),
  /** Whether it can be submitted as it is. */
  canSubmit: z.boolean(),
})
export type CheckoutQuote = z.output<typeof CheckoutQuote>

export const PlacedCheckout = z.object({
  payNo: z.string(),
  total: Money,
  expiresAt: z.iso.datetime(),
  /** Nothing is to be paid. */
  isPaid: z.boolean(),
  orders: z.array(z.object({ orderId: z.uuid(), orderNumber: z.string(), sellerId: z.uuid() })),
})
export type PlacedCheckout = z.output<typeof PlacedCheckout>
