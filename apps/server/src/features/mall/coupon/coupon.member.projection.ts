import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import type { CouponList } from '@ironsouq/contract/mall/coupon/coupon.enums'
import type { MemberCoupon, MemberCouponCounts } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { and, asc, desc, eq, gt, lte, or, sql, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { presentTerms, termsColumns } from './coupon.projection.ts'
import { coupon, memberCoupon } from './coupon.tables.ts'

/** So many are shown to staff of one member. */
const MOST_OF_MEMBER = 50

/** Time alone expires a coupon: nothing waits for the job that writes it down. */
const listed = (ctx: Ctx): Record<CouponList, SQL | undefined> => {
  const now = ctx.now()
  const { state, validUntil } = memberCoupon
  return {
    unused: or(eq(state, 'reserved'), and(eq(state, 'unused'), gt(validUntil, now))),
    used: eq(state, 'used'),
    expired: or(eq(state, 'expired'), and(eq(state, 'unused'), lte(validUntil, now))),
  }
}

const columns = (ctx: Ctx) => ({
  ...termsColumns(ctx),
  own: memberCoupon,
  payNo: sql<
    string | null
  >`(select pay_no from checkout where checkout.id = member_coupon.checkout_id)`,
})

const held = (ctx: Ctx) =>
  ctx.db
    .select(columns(ctx))
    .from(memberCoupon)
    .innerJoin(coupon, eq(coupon.id, memberCoupon.couponId))
    .$dynamic()

type Found = Awaited<ReturnType<typeof held>>[number]

function presented(ctx: Ctx, { own, payNo, ...terms }: Found): MemberCoupon {
  const isOver = own.state === 'unused' && own.validUntil <= ctx.now()
  return {
    ...presentTerms(terms),
    memberCouponId: own.id,
    state: isOver ? 'expired' : own.state,
    way: own.way,
    claimedAt: own.claimedAt.toISOString(),
    validFrom: own.validFrom.toISOString(),
    validUntil: own.validUntil.toISOString(),
    saved: own.savedMinor === null ? null : fromMinor(own.savedMinor, terms.row.currency),
    payNo,
  }
}

async function countsOf(ctx: Ctx, memberId: string): Promise<MemberCouponCounts> {
  const { unused, used, expired } = listed(ctx)
  const counted = (where: SQL | undefined) => sql<number>`(count(*) filter (where ${where}))::int`
  const [row] = await ctx.db
    .select({ unused: counted(unused), used: counted(used), expired: counted(expired) })
    .from(memberCoupon)
    .where(eq(memberCoupon.memberId, memberId))
  return row ?? { unused: 0, used: 0, expired: 0 }
}

/** How many coupons a member can use, now or from their first day on. */
export const couponsUnused = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(memberCoupon, and(eq(memberCoupon.memberId, memberId), listed(ctx).unused))

/** The coupons of a member: unused ones by when they expire, the others by when they last changed [CP-2]. */
export async function couponsOfMember(
  ctx: Ctx,
  memberId: string,
  { state, current, size }: QueryOf<typeof couponEndpoints.list>,
): Promise<DataOf<typeof couponEndpoints.list>> {
  const { validUntil, id } = memberCoupon
  const order = state === 'unused' ? [asc(validUntil), asc(id)] : [desc(validUntil), desc(id)]
  const rows = await held(ctx)
    .where(and(eq(memberCoupon.memberId, memberId), listed(ctx)[state]))
    .orderBy(...order)
    .limit(size)
    .offset((current - 1) * size)
  const counts = await countsOf(ctx, memberId)
  return { records: rows.map((row) => presented(ctx, row)), total: counts[state], counts }
}

export async function memberCouponById(ctx: Ctx, id: string): Promise<MemberCoupon | undefined> {
  const [row] = await held(ctx).where(eq(memberCoupon.id, id))
  return row && presented(ctx, row)
}

/** For staff and for the export of a person's data. */
export async function latestCoupons(
  ctx: Ctx,
  memberId: string,
): Promise<{ rows: MemberCoupon[]; total: number }> {
  const own = eq(memberCoupon.memberId, memberId)
  const rows = await held(ctx).where(own).orderBy(desc(memberCoupon.id)).limit(MOST_OF_MEMBER)
  return {
    rows: rows.map((row) => presented(ctx, row)),
    total: await ctx.db.$count(memberCoupon, own),
  }
}
