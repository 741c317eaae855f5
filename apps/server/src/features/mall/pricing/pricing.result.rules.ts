import type { AdjustmentKind } from '@ironsouq/contract/mall/order/order.enums'
import type { Names } from './pricing.given.rules.ts'

/** What a discount takes off one line, or off the freight of one order. */
export interface Share {
  orderKey: string
  /** Null: of freight. */
  lineId: string | null
  /** What was left of it after the steps before. */
  baseMinor: bigint
  /** Never above the base; the store and the platform pay its two parts. */
  amountMinor: bigint
  storeMinor: bigint
  platformMinor: bigint
  /** Points that were spent for it. */
  points: number
}

/** A discount that applies, with its shares. */
export interface Applied {
  kind: AdjustmentKind
  /** The row that takes it off; null: the freight template of the store, or the store's own price. */
  sourceId: string | null
  names: Names | null
  /** The part that stores pay, in parts per million. */
  storeSharePpm: number
  /** The sum of the lines that it counted. */
  baseMinor: bigint
  amountMinor: bigint
  /** Shares of nothing are left out. */
  shares: readonly Share[]
}

/** Why a discount does not apply. */
export type Reason =
  /** So much is missing to the lowest threshold. */
  | { key: 'missingAmount'; minor: bigint }
  | { key: 'missingPieces'; pieces: number }
  /** Nothing in the checkout is in its scope, or nothing is left to take off. */
  | { key: 'nothingInScope' }
  | { key: 'notStarted'; at: Date }
  | { key: 'ended'; at: Date }
  | { key: 'otherCurrency'; currency: string }
  /** A discount of this kind is on the lines, and the two do not combine. */
  | { key: 'notCombinable'; kind: AdjustmentKind; names: Names | null }
  /** Another of its kind takes off more. */
  | { key: 'otherIsBetter'; sourceId: string; names: Names }
  /** It is bought by itself, from its own page. */
  | { key: 'buyNowOnly' }
  /** The buyer chose another one, or none. */
  | { key: 'notChosen' }
  /** The most points that can be spent; the rest of what was wanted is not. */
  | { key: 'pointsLimit'; points: number }

export interface NotApplied {
  kind: AdjustmentKind
  sourceId: string | null
  names: Names | null
  /** The store that it is of, where it is of one. */
  sellerId: string | null
  reason: Reason
}

export interface PricedLine {
  lineId: string
  orderKey: string
  goodsMinor: bigint
  discountMinor: bigint
  /** The part of the discount that the platform pays to the store. */
  subsidyMinor: bigint
  paidMinor: bigint
  /** Contained in what is paid. */
  vatMinor: bigint
  commissionMinor: bigint
}

export interface PricedOrder {
  orderKey: string
  goodsMinor: bigint
  /** Before free shipping, which is in the discount. */
  freightMinor: bigint
  discountMinor: bigint
  subsidyMinor: bigint
  /** Contained in what is paid, for goods and freight. */
  vatMinor: bigint
  payableMinor: bigint
  commissionMinor: bigint
}

export interface Priced {
  lines: readonly PricedLine[]
  /** In the order of their first lines. */
  orders: readonly PricedOrder[]
  /** In the order of the steps. */
  applied: readonly Applied[]
  notApplied: readonly NotApplied[]
  /** What points could be spent at most, whatever the buyer wanted. */
  pointsMax: number
  totalMinor: bigint
}
