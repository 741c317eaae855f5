import {
  couponLifecycle,
  memberCouponLifecycle,
} from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { transition } from '#kernel/data/transition.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { couponExpiring, couponMoved } from './coupon.events.ts'
import { coupon, memberCoupon } from './coupon.tables.ts'

const endCoupon = deadline({
  name: 'coupon.end',
  table: coupon,
  at: 'endsAt',
  where: () => inArray(coupon.state, ['running', 'stopped']),
  run: (ctx, { id, sellerId }) =>
    transition(
      ctx,
      coupon,
      couponLifecycle,
      { id, action: 'end', by: 'system' },
      {
        set: { updatedAt: ctx.now() },
        emit: [occurrence(couponMoved, { couponId: id, sellerId })],
      },
    ),
})

const expireCoupon = deadline({
  name: 'coupon.expire-of-member',
  table: memberCoupon,
  at: 'validUntil',
  where: () => eq(memberCoupon.state, 'unused'),
  run: (ctx, { id }) =>
    transition(
      ctx,
      memberCoupon,
      memberCouponLifecycle,
      { id, action: 'expire', by: 'system' },
      { set: { updatedAt: ctx.now() } },
    ),
})

const isToRemind = () => and(eq(memberCoupon.state, 'unused'), isNotNull(memberCoupon.remindAt))

/** Once: the mark and the event are one commit. */
const remindOfCoupon = deadline({
  name: 'coupon.remind',
  table: memberCoupon,
  at: 'remindAt',
  where: isToRemind,
  async run(ctx, { id, memberId }) {
    const { rowCount } = await ctx.db
      .update(memberCoupon)
      .set({ remindAt: null })
      .where(and(eq(memberCoupon.id, id), isToRemind()))
    if (rowCount) await emit(ctx, couponExpiring, { memberCouponId: id, memberId })
  },
})

/** Coupons end, and what members hold of them is announced to expire and expires. */
export const endCouponsInTime = [endCoupon, expireCoupon, remindOfCoupon]
