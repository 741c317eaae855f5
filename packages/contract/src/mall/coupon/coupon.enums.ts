/** What a coupon takes off: an amount, or a part of the price up to a maximum [CP-1]. */
export const COUPON_KINDS = ['amount', 'percent'] as const

/** What it is valid for: everything of its issuer, chosen stores, or chosen products [CP-1]. */
export const COUPON_SCOPES = ['all', 'stores', 'products'] as const

/** How a member gets one: they claim it, or staff issue it to them. */
export const COUPON_WAYS = ['claimed', 'issued'] as const
export type CouponWay = (typeof COUPON_WAYS)[number]

/** What a reader can do about a coupon that is offered [CP-2]. */
export const COUPON_OFFER_STATES = ['upcoming', 'claimable', 'claimed', 'soldOut'] as const
export type CouponOfferState = (typeof COUPON_OFFER_STATES)[number]

/** The lists of a member's coupons; a reserved one is not used yet. */
export const COUPON_LISTS = ['unused', 'used', 'expired'] as const
export type CouponList = (typeof COUPON_LISTS)[number]
