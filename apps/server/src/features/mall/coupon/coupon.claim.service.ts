import type { CouponWay } from '@ironsouq/contract/mall/coupon/coupon.enums'
import type { MemberCoupon, OfferedCoupon } from '@ironsouq/contract/mall/coupon/coupon.schema'
import { and, eq, gt, isNull, lt, lte, sql } from 'drizzle-orm'
import { storesThatSell } from '#features/mall/store/store.selling.projection.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { couponIssued } from './coupon.events.ts'
import { memberCouponById } from './coupon.member.projection.ts'
import { offeredCoupon } from './coupon.projection.ts'
import { validityOf } from './coupon.rules.ts'
import { coupon, memberCoupon } from './coupon.tables.ts'

interface Taking {
  couponId: string
  memberId: string
  way: CouponWay
}

/** Why a coupon cannot be had now. */
async function refusalOf(ctx: Ctx, couponId: string): Promise<Refusal> {
  const [row] = await ctx.db.select().from(coupon).where(eq(coupon.id, couponId))
  if (!row || row.state === 'draft') return notFound()
  const now = ctx.now()
  if (row.state !== 'running' || row.endsAt <= now) return new Refusal('coupon.over')
  if (row.startsAt > now) return new Refusal('coupon.notStarted')
  return row.claimed >= row.total ? new Refusal('coupon.allClaimed') : notFound()
}

/**
 * Gives a member one of a coupon. The update locks the coupon's row: who waits for it reads numbers that are final, so
 * both limits hold however many ask at once. A refusal takes the count back with its transaction.
 */
async function take(ctx: TxCtx, { couponId, memberId, way }: Taking): Promise<string> {
  const now = ctx.now()
  const [row] = await ctx.db
    .update(coupon)
    .set({ claimed: sql`${coupon.claimed} + 1` })
    .where(
      and(
        eq(coupon.id, couponId),
        eq(coupon.state, 'running'),
        lte(coupon.startsAt, now),
        gt(coupon.endsAt, now),
        lt(coupon.claimed, coupon.total),
        // Staff also issue what members can claim; members claim nothing else.
        way === 'claimed' ? eq(coupon.way, 'claimed') : isNull(coupon.sellerId),
      ),
    )
    .returning()
  if (!row) throw await refusalOf(ctx, couponId)
  if (row.sellerId !== null && !(await storesThatSell(ctx, [row.sellerId])).has(row.sellerId))
    throw notFound()
  const { sellerId, perMember } = row
  const own = and(eq(memberCoupon.couponId, couponId), eq(memberCoupon.memberId, memberId))
  const number = (await ctx.db.$count(memberCoupon, own)) + 1
  if (number > perMember) throw new Refusal('coupon.limitReached', { max: perMember })
  const times = { ...validityOf(row, now), claimedAt: now, updatedAt: now }
  const { id } = one(
    await ctx.db
      .insert(memberCoupon)
      .values({ couponId, memberId, sellerId, way, number, perMember, ...times })
      .returning({ id: memberCoupon.id }),
  )
  return id
}

export const claimCoupon = (ctx: Ctx, memberId: string, couponId: string): Promise<OfferedCoupon> =>
  atomic(ctx, async (ctx) => {
    await take(ctx, { couponId, memberId, way: 'claimed' })
    const now = await offeredCoupon(ctx, memberId, couponId)
    if (!now) throw new Refusal('coupon.over')
    return now
  })

/** Staff give a coupon of the platform to a member, who is notified. */
export const issueCoupon = (
  ctx: Ctx,
  { couponId, memberId }: { couponId: string; memberId: string },
): Promise<MemberCoupon> =>
  atomic(ctx, async (ctx) => {
    if (!(await memberById(ctx, memberId))) throw notFound()
    const memberCouponId = await take(ctx, { couponId, memberId, way: 'issued' })
    ctx.audit('coupon', couponId, { memberId: null }, { memberId })
    await emit(ctx, couponIssued, { memberCouponId, memberId })
    const issued = await memberCouponById(ctx, memberCouponId)
    if (!issued) throw new Error('a coupon that was issued is not there')
    return issued
  })
