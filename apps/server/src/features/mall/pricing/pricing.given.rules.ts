import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import type { TaxScheme } from '@ironsouq/contract/money/tax/tax.enums'

/** A line to price. Amounts are in minor units of the one currency of the checkout. */
export interface PricingLine {
  /** The variant in a checkout, the order line once it is placed. Of equal lines the lower one comes first. */
  lineId: string
  /** The order that it belongs to. */
  orderKey: string
  sellerId: string
  productId: string
  /** Its category and all above it. */
  categoryIds: readonly string[]
  quantity: number
  unitMinor: bigint
  taxScheme: TaxScheme
  /** What the store pays for a sale in this category, in parts per million; frozen with the order. */
  commissionPpm: number
}

/** What a promotion is called, by language. It is copied to the order. */
export type Names = Readonly<Record<string, string>>

/** Which lines a promotion is for: those that pass every condition. */
export interface Scope {
  /** Lines of these stores; null: of every store. */
  sellerIds: readonly string[] | null
  /** Lines of these products; null: of every product. */
  productIds: readonly string[] | null
  /** Lines in these categories or below them; null: in every category. */
  categoryIds: readonly string[] | null
  /** Never lines of these products. */
  exceptProductIds: readonly string[]
}

/** What is taken off a sum. A percentage is computed once on the sum and rounded half up. */
export type Off =
  | { by: 'amount'; amountMinor: bigint }
  /** `ppm` of 100,000 takes off 10 %; at most `mostMinor`, if it is given. */
  | { by: 'percent'; ppm: number; mostMinor: bigint | null }

/** What the lines in scope must reach, after the steps before. */
export type Threshold = { by: 'amount'; fromMinor: bigint } | { by: 'pieces'; from: number }

/** What all promotions have in common. */
export interface Promotion {
  /** The row that takes the discount off. It is stored with each share. */
  sourceId: string
  names: Names
  /** When it begins, and the first moment at which it has ended; null: at any time. */
  startsAt: Date | null
  endsAt: Date | null
  scope: Scope
  /** Kinds of which another discount may be on the same line. Both sides have to name each other. */
  combinesWith: readonly AdjustmentKind[]
  /** The part that the store of a line pays, in parts per million; the platform pays the rest. */
  storeSharePpm: number
}

/**
 * A lower price that a line has by itself, as in a flash sale. It is for who buys it there and nothing else: nothing
 * but freight goes together with it.
 */
export interface ActivityPrice extends Pick<
  Promotion,
  'sourceId' | 'names' | 'startsAt' | 'endsAt'
> {
  sellerId: string
  currency: string
  lineId: string
  unitMinor: bigint
  /** The checkout buys there. */
  isChosen: boolean
}

/** The discount of the level that a member has. Only one applies, so only one is given. */
export interface MemberLevelDiscount extends Promotion {
  /** 50,000 takes off 5 %. */
  ppm: number
}

/** Spend more, pay less: a promotion of a store with tiers. A line counts in one of them only. */
export interface FullReduction extends Promotion {
  sellerId: string
  /** The currency of its amounts. */
  currency: string
  /** In any order. Of those that are reached, the one that takes off the most applies. */
  tiers: readonly { threshold: Threshold; off: Off }[]
  /** A tier takes off its amount each time that it is reached. */
  isRepeated: boolean
  /** The most that it takes off of one checkout, by its rule and by what its budget still allows; null: no limit. */
  mostMinor: bigint | null
}

/** A coupon that the member has claimed and not used. The row is the member's coupon, not what it was claimed from. */
export interface Coupon extends Promotion {
  /** The currency of its amounts. */
  currency: string
  /** What the lines in scope must reach; 0: any amount. */
  fromMinor: bigint
  off: Off
}

export interface StoreCoupon extends Coupon {
  sellerId: string
}

/** Points of a member. They pay for goods, never for freight, and at most for half of them. */
export interface Points {
  /** What can be spent now. */
  available: number
  /** What the member wants to spend. More than is allowed is lowered, in multiples of ten. */
  wanted: number
  /** What 100 points are worth: 1.00 of the currency of the checkout. */
  hundredMinor: bigint
  scope: Scope
  combinesWith: readonly AdjustmentKind[]
}

/** Free shipping by the level of a member, for orders in scope by their stores. */
export interface MemberFreeShipping {
  sourceId: string
  names: Names
  /** At these stores; null: at every store. */
  sellerIds: readonly string[] | null
  /** The part that the store pays, in parts per million. */
  storeSharePpm: number
}

/** What one order costs to deliver by one freight template. */
export interface FreightPart {
  orderKey: string
  sellerId: string
  /** The lines that travel by it. */
  lineIds: readonly string[]
  minor: bigint
  /** What these lines must reach for the store to deliver them free; null: never. */
  freeFromMinor: bigint | null
}

/** A lower price that the store gives to one buyer, before they pay. */
export interface MerchantPrice {
  orderKey: string
  offMinor: bigint
}

/** What a stored order had taken off before it is priced again. It stays as it is. */
export interface StoredShare {
  kind: AdjustmentKind
  orderKey: string
  /** Null: of freight. */
  lineId: string | null
  storeMinor: bigint
  platformMinor: bigint
}

/**
 * What may lower the price of a checkout. Each feature gives what it has, applicable or not: pricing decides, and says
 * of each that does not apply why.
 */
export interface Promotions {
  activityPrices: readonly ActivityPrice[]
  memberLevel: MemberLevelDiscount | null
  fullReductions: readonly FullReduction[]
  storeCoupons: readonly StoreCoupon[]
  platformCoupons: readonly Coupon[]
  points: Points | null
  memberFreeShipping: MemberFreeShipping | null
  chosen: Chosen
}

/** What the buyer chose. Undefined: the coupon that takes off the most; null: none. */
export interface Chosen {
  /** A coupon by store. */
  storeCoupons: ReadonlyMap<string, string | null>
  platformCoupon: string | null | undefined
}

/** Everything that a price depends on. */
export interface Given extends Promotions {
  now: Date
  currency: string
  lines: readonly PricingLine[]
  freight: readonly FreightPart[]
  merchantPrice: MerchantPrice | null
  stored: readonly StoredShare[]
}

export const EVERYTHING: Scope = {
  sellerIds: null,
  productIds: null,
  categoryIds: null,
  exceptProductIds: [],
}

export const NO_PROMOTIONS: Promotions = {
  activityPrices: [],
  memberLevel: null,
  fullReductions: [],
  storeCoupons: [],
  platformCoupons: [],
  points: null,
  memberFreeShipping: null,
  chosen: { storeCoupons: new Map(), platformCoupon: undefined },
}
