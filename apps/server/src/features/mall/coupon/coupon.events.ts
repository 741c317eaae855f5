import { event } from '#kernel/work/events.ts'

/** A coupon began, was stopped or ended; null: one of the platform. */
export const couponMoved = event<{ couponId: string; sellerId: string | null }>('coupon.moved')

/** Staff gave a member a coupon. */
export const couponIssued = event<{ memberCouponId: string; memberId: string }>('coupon.issued')

/** A coupon of a member is not used yet and will expire. */
export const couponExpiring = event<{ memberCouponId: string; memberId: string }>('coupon.expiring')
