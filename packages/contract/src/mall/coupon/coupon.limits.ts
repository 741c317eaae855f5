export const COUPON_NAME_MAX = 60
export const COUPON_TOTAL_MAX = 1_000_000
export const COUPON_PER_MEMBER_MAX = 10
export const COUPON_PERCENT_MAX = 99
/** Ten years, in days. */
export const COUPON_DAYS_MAX = 3652
/** The most stores, and the most products, that one coupon names. */
export const COUPON_NAMED_MAX = 200
/** The most coupons that the coupon centre, a store or a product shows. */
export const COUPONS_SHOWN = 60
/** How long before it expires its owner is notified. */
export const COUPON_REMINDER_DAYS = 3
