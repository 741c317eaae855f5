/** Types of orders [OR-2]; group, flash and points orders come with promotions. */
export const ORDER_KINDS = ['general', 'group', 'flash', 'points'] as const

export const CLOSE_REASONS = ['timeout', 'buyer', 'refund', 'groupFailed', 'platform'] as const
export type CloseReason = (typeof CLOSE_REASONS)[number]

/** What a line of an order is: bought goods, or what comes with them without a price. */
export const ORDER_LINE_KINDS = ['goods', 'gift'] as const

/** What changes an amount of an order; every one is a stored row with who pays for it. */
export const ADJUSTMENT_KINDS = [
  'activityPrice',
  'merchantPrice',
  'memberLevel',
  'fullReduction',
  'storeCoupon',
  'platformCoupon',
  'points',
  'freeShipping',
] as const
export type AdjustmentKind = (typeof ADJUSTMENT_KINDS)[number]

export const FUNDERS = ['store', 'platform'] as const
export type Funder = (typeof FUNDERS)[number]

/** What became of the money of an order: none came, it came, nothing was sent for it yet, some or all of it went back. */
export const PAYMENT_STANDINGS = ['unpaid', 'paid', 'unsent', 'refunded'] as const
export type PaymentStanding = (typeof PAYMENT_STANDINGS)[number]

/** What a carrier reports about a parcel [OR-6]. */
export const TRACKING_STATUSES = [
  'received',
  'inTransit',
  'reachedCity',
  'signed',
  'faulty',
] as const
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]

/** Who brings parcels; `own` is the store's own driver. */
export const CARRIERS = ['aramex', 'dhl', 'emiratesPost', 'fedex', 'own'] as const
export type Carrier = (typeof CARRIERS)[number]
