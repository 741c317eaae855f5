import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { PageQuery } from '../../page.ts'
import { COUPON_LISTS } from './coupon.enums.ts'
import { CouponId, MemberCoupon, MemberCouponCounts, OfferedCoupon } from './coupon.schema.ts'

const OfferedBy = z.object({ storeId: z.optional(z.uuid()), productId: z.optional(z.uuid()) })

/** Coupons for buyers [CP-2]. */
export const couponEndpoints = {
  offered: endpoint({
    method: 'GET',
    path: '/prod/coupon/offered',
    audience: 'anyone',
    summary:
      'The coupons that can be claimed now or soon: all, of one store, or valid for one product',
    query: OfferedBy,
    data: z.array(OfferedCoupon),
  }),
  offeredToMember: endpoint({
    method: 'GET',
    path: '/p/coupon/offered',
    audience: 'member',
    summary: 'The same coupons, with what the member has claimed of them',
    query: OfferedBy,
    data: z.array(OfferedCoupon),
  }),
  claim: endpoint({
    method: 'POST',
    path: '/p/coupon/claim',
    audience: 'member',
    summary: 'Claim a coupon, within its limits',
    body: CouponId,
    data: OfferedCoupon,
    once: true,
    refusalShownBy: 'page',
    limit: { max: 60, seconds: 60 },
  }),
  list: endpoint({
    method: 'GET',
    path: '/p/coupon/list',
    audience: 'member',
    summary: 'The coupons of the member in one state, what expires first on top',
    query: z.extend(PageQuery, { state: z._default(z.enum(COUPON_LISTS), 'unused') }),
    data: z.object({
      records: z.array(MemberCoupon),
      total: z.int(),
      counts: MemberCouponCounts,
    }),
  }),
}
