import { and, eq, inArray } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { latestCoupons } from './coupon.member.projection.ts'
import { memberCoupon } from './coupon.tables.ts'

/** What was used, or is reserved for an order, belongs to the record of the sale. */
export const couponPersonalData = personalData({
  name: 'coupons',
  tables: ['member_coupon'],
  read: async (ctx, memberId) => (await latestCoupons(ctx, memberId)).rows,
  async erase(ctx, memberId) {
    await ctx.db
      .delete(memberCoupon)
      .where(
        and(
          eq(memberCoupon.memberId, memberId),
          inArray(memberCoupon.state, ['unused', 'expired']),
        ),
      )
  },
})
