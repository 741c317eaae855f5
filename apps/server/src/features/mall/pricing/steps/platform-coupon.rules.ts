import type { Step } from '../pricing.step.rules.ts'
import { oneCoupon } from './coupon.rules.ts'

/** One coupon of the platform for the whole checkout. */
export const platformCoupon: Step = ({ given, lines }) =>
  oneCoupon(given, lines, {
    kind: 'platformCoupon',
    sellerId: null,
    coupons: given.platformCoupons,
    chosen: given.chosen.platformCoupon,
  })
