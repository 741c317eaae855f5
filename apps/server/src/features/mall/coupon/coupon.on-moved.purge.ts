import { MALL, storeTag } from '@ironsouq/contract/page-cache'
import { purgeConsumer } from '#kernel/work/purge.ts'
import { couponMoved } from './coupon.events.ts'

/** Pages of a store and of its products show what can be claimed; coupons of the platform are on all products. */
export const purgeMovedCoupon = purgeConsumer({
  name: 'coupon.purge-pages',
  on: couponMoved,
  tags: ({ sellerId }) => [sellerId === null ? MALL : storeTag(sellerId)],
})
