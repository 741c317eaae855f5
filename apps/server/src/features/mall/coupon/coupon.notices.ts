import { notice } from '#kernel/work/notices.ts'
import { couponExpiring, couponIssued } from './coupon.events.ts'

const OWN_COUPONS = '/user-center/coupons'

export const couponIssuedNotice = notice({
  kind: 'couponIssued',
  on: couponIssued,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  facts: (_, { memberCouponId }) => ({ memberCouponId }),
  link: () => OWN_COUPONS,
})

export const couponExpiringNotice = notice({
  kind: 'couponExpiring',
  on: couponExpiring,
  group: 'account',
  to: (_, { memberId }) => [memberId],
  facts: (_, { memberCouponId }) => ({ memberCouponId }),
  link: () => OWN_COUPONS,
})
