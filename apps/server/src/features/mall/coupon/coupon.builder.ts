import type { CouponForm } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import type { Ctx } from '#kernel/ctx.ts'
import { createCoupon, moveCoupon } from './coupon.service.ts'

const DAY_MS = 86_400_000

/** 50 off from 500, for everything, from today for ten days, valid until the day after. */
export const couponForm = (ctx: Pick<Ctx, 'now'>, given: Partial<CouponForm> = {}): CouponForm => {
  const dayIn = (days: number) => dayAt(new Date(ctx.now().getTime() + days * DAY_MS))
  return {
    name: 'Test coupon',
    kind: 'amount',
    off: '50.00',
    percent: null,
    threshold: '500.00',
    way: 'claimed',
    scope: 'all',
    storeIds: [],
    productIds: [],
    exceptProductIds: [],
    firstDay: dayIn(0),
    lastDay: dayIn(10),
    validUntilDay: dayIn(11),
    validAfterDays: 0,
    validForDays: null,
    total: 100,
    perMember: 1,
    ...given,
  }
}

/** A running coupon of a store, or with null of the platform. */
export async function aCoupon(
  ctx: Ctx,
  sellerId: string | null,
  given: Partial<CouponForm> = {},
): Promise<string> {
  const issuer = sellerId === null ? { sellerId, currency: 'AED' } : { sellerId }
  const { couponId } = await createCoupon(ctx, issuer, couponForm(ctx, given))
  const actorId = crypto.randomUUID()
  await moveCoupon(ctx, issuer, { as: 'staff', actorId }, { couponId, action: 'start' })
  return couponId
}
