import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { couponMerchantEndpoints } from '@ironsouq/contract/mall/coupon/coupon.merchant.endpoints'
import { couponStaffEndpoints } from '@ironsouq/contract/mall/coupon/coupon.staff.endpoints'
import { forbidden } from '#kernel/errors.ts'
import type { Actor, Routes } from '#kernel/http/serve.ts'
import { claimCoupon, issueCoupon } from './coupon.claim.service.ts'
import { couponsOfMember, latestCoupons } from './coupon.member.projection.ts'
import { offeredCoupons } from './coupon.projection.ts'
import { couponRecord, couponsListed } from './coupon.record.projection.ts'
import { createCoupon, moveCoupon, saveCoupon } from './coupon.service.ts'

const PLATFORM = { sellerId: null }

function issuerOf({ sellerId }: Actor): { sellerId: string } {
  if (sellerId === null) throw forbidden()
  return { sellerId }
}

export const couponRoutes: Routes = (serve) => {
  serve(couponEndpoints.offered, ({ ctx, query }) => offeredCoupons(ctx, null, query))
  serve(couponEndpoints.offeredToMember, ({ ctx, actor, query }) =>
    offeredCoupons(ctx, actor.id, query),
  )
  serve(couponEndpoints.claim, ({ ctx, actor, body }) => claimCoupon(ctx, actor.id, body.couponId))
  serve(couponEndpoints.list, ({ ctx, actor, query }) => couponsOfMember(ctx, actor.id, query))
}

export const couponMerchantRoutes: Routes = (serve) => {
  serve(couponMerchantEndpoints.list, ({ ctx, actor, query }) =>
    couponsListed(ctx, issuerOf(actor), query),
  )
  serve(couponMerchantEndpoints.record, ({ ctx, actor, query }) =>
    couponRecord(ctx, issuerOf(actor), query.couponId),
  )
  serve(couponMerchantEndpoints.create, ({ ctx, actor, body }) =>
    createCoupon(ctx, issuerOf(actor), body),
  )
  serve(couponMerchantEndpoints.save, ({ ctx, actor, body }) =>
    saveCoupon(ctx, issuerOf(actor), body),
  )
  serve(couponMerchantEndpoints.move, ({ ctx, actor, body }) =>
    moveCoupon(ctx, issuerOf(actor), { as: 'merchant', actorId: actor.id }, body),
  )
}

export const couponStaffRoutes: Routes = (serve) => {
  serve(couponStaffEndpoints.list, ({ ctx, query }) => couponsListed(ctx, PLATFORM, query))
  serve(couponStaffEndpoints.record, ({ ctx, query }) =>
    couponRecord(ctx, PLATFORM, query.couponId),
  )
  serve(couponStaffEndpoints.create, ({ ctx, body: { currency, ...form } }) =>
    createCoupon(ctx, { ...PLATFORM, currency }, form),
  )
  serve(couponStaffEndpoints.save, ({ ctx, body: { currency, ...form } }) =>
    saveCoupon(ctx, { ...PLATFORM, currency }, form),
  )
  serve(couponStaffEndpoints.move, ({ ctx, actor, body }) =>
    moveCoupon(ctx, PLATFORM, { as: 'staff', actorId: actor.id }, body),
  )
  serve(couponStaffEndpoints.issue, ({ ctx, body }) => issueCoupon(ctx, body))
  serve(couponStaffEndpoints.ofMember, ({ ctx, query }) => latestCoupons(ctx, query.memberId))
}
