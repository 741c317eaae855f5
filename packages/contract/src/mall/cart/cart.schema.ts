import * as z from 'zod/mini'
import { Money } from '../../money/money/money.ts'
import { QUANTITY_MAX } from '../order/order.limits.ts'
import { ShownTimes } from '../product-search/product-search.schema.ts'
import { DELIVERY_METHODS } from '../product/product.enums.ts'

export const Quantity = z.int().check(z.minimum(1), z.maximum(QUANTITY_MAX))

/** Why a line cannot be bought now. The cart shows these lines apart [CA-1]. */
export const LINE_FAULTS = ['withdrawn', 'storeClosed', 'buyNowOnly', 'soldOut', 'tooMany'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

/** A variant that someone wants to buy, as it is offered now. */
export const GoodsLine = z.object({
  skuId: z.uuid(),
  productId: z.uuid(),
  name: z.string(),
  /** The values of the variant, such as `900 mm`; empty when there is one variant. */
  variant: z.string(),
  skuCode: z.string(),
  picture: z.nullable(z.string()),
  unitPrice: Money,
  quantity: z.int(),
  amount: Money,
  /** What can be bought at once. */
  available: z.int(),
  isVirtual: z.boolean(),
  deliveryMethods: z.array(z.enum(DELIVERY_METHODS)),
  fault: z.nullable(z.enum(LINE_FAULTS)),
})
export type GoodsLine = z.output<typeof GoodsLine>

export const CartLine = z.extend(GoodsLine, {
  isChecked: z.boolean(),
  /** How long delivery takes by emirate. */
  arrival: ShownTimes,
  /** The price that the buyer saw last, when it has changed since. */
  priceBefore: z.nullable(Money),
})
export type CartLine = z.output<typeof CartLine>

/** An amount or a percentage of the goods. */
const Off = z.object({ amount: z.nullable(Money), percent: z.nullable(z.number()) })
export type Off = z.output<typeof Off>

/** What a promotion of a store takes off of the checked lines, and what is missing for more [PM-5]. */
const CartPromotion = z.object({
  promotionId: z.uuid(),
  name: z.string(),
  /** Null: nothing yet. */
  reached: z.nullable(Off),
  /** The next step, of goods or of pieces; null: there is no more to take off. */
  next: z.nullable(
    z.object({ off: Off, missing: z.nullable(Money), missingPieces: z.nullable(z.int()) }),
  ),
})
export type CartPromotion = z.output<typeof CartPromotion>

const CartStore = z.object({
  sellerId: z.uuid(),
  name: z.string(),
  logo: z.nullable(z.string()),
  isOwn: z.boolean(),
  lines: z.array(CartLine),
  /** Of the checked lines. */
  amount: Money,
  promotions: z.array(CartPromotion),
})

export const Cart = z.object({
  stores: z.array(CartStore),
  /** What cannot be bought, with the reason. */
  invalid: z.array(CartLine),
  /** Pieces and lines that can be bought. */
  count: z.int(),
  lines: z.int(),
  checked: z.int(),
  /** Of the checked lines, one for each currency of the stores. */
  totals: z.array(Money),
})
export type Cart = z.output<typeof Cart>
