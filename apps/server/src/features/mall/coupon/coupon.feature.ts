import { feature } from '#kernel/registry.ts'
import { endCouponsInTime } from './coupon.end.job.ts'
import { couponExpiringNotice, couponIssuedNotice } from './coupon.notices.ts'
import { purgeMovedCoupon } from './coupon.on-moved.purge.ts'
import { couponPersonalData } from './coupon.personal-data.ts'
import { couponMerchantRoutes, couponRoutes, couponStaffRoutes } from './coupon.routes.ts'

export const couponFeature = feature({
  name: 'coupon',
  routes: [couponRoutes, couponMerchantRoutes, couponStaffRoutes],
  consumers: [purgeMovedCoupon],
  deadlines: endCouponsInTime,
  notices: [couponIssuedNotice, couponExpiringNotice],
  personalData: [couponPersonalData],
})
