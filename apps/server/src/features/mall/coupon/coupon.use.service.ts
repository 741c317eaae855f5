import { memberCouponLifecycle } from '@ironsouq/contract/mall/coupon/coupon.lifecycle'
import { and, asc, eq, gt, inArray, lte } from 'drizzle-orm'
import type { TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { Refusal } from '#kernel/errors.ts'
import { memberCoupon } from './coupon.tables.ts'

interface Reserving {
  memberId: string
  checkoutId: string
  /** What each takes off, by the id of the member's coupon. */
  saved: ReadonlyMap<string, bigint>
}

/** Reserves coupons for a checkout that is being placed. Refuses when one of them was used or expired meanwhile. */
export async function reserveCoupons(
  ctx: TxCtx,
  { memberId, checkoutId, saved }: Reserving,
): Promise<void> {
  if (saved.size === 0) return
  const now = ctx.now()
  const rows = await ctx.db
    .select({ id: memberCoupon.id })
    .from(memberCoupon)
    .where(
      and(
        inArray(memberCoupon.id, [...saved.keys()]),
        eq(memberCoupon.memberId, memberId),
        eq(memberCoupon.state, 'unused'),
        lte(memberCoupon.validFrom, now),
        gt(memberCoupon.validUntil, now),
      ),
    )
    .orderBy(asc(memberCoupon.id))
    // Of two checkouts at once the second waits, and finds it no more.
    .for('update')
  if (rows.length < saved.size) throw new Refusal('coupon.gone')
  for (const { id } of rows)
    await transition(
      ctx,
      memberCoupon,
      memberCouponLifecycle,
      { id, action: 'reserve', by: 'system' },
      { set: { checkoutId, savedMinor: saved.get(id) ?? 0n, updatedAt: now } },
    )
}

const heldIn = (ctx: TxCtx, ids: readonly string[]) =>
  ctx.db
    .select()
    .from(memberCoupon)
    .where(inArray(memberCoupon.id, [...ids]))
    .orderBy(asc(memberCoupon.id))
    .for('update')

/** The checkout was paid. */
export async function markCouponsUsed(ctx: TxCtx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  for (const { id, state } of await heldIn(ctx, ids))
    if (state === 'reserved')
      await transition(
        ctx,
        memberCoupon,
        memberCouponLifecycle,
        { id, action: 'use', by: 'system' },
        { set: { updatedAt: ctx.now() } },
      )
}

/**
 * Nothing is left of what they were for: a reserved coupon is free again, and a used one is given back while it is
 * valid.
 */
export async function freeCoupons(ctx: TxCtx, checkoutId: string, ids: readonly string[]) {
  if (ids.length === 0) return
  const now = ctx.now()
  for (const row of await heldIn(ctx, ids)) {
    const isGivenBack = row.state === 'used' && row.validUntil > now
    // It may be of another checkout by now.
    if (row.checkoutId !== checkoutId || !(row.state === 'reserved' || isGivenBack)) continue
    await transition(
      ctx,
      memberCoupon,
      memberCouponLifecycle,
      { id: row.id, action: isGivenBack ? 'giveBack' : 'release', by: 'system' },
      { set: { checkoutId: null, savedMinor: null, updatedAt: now } },
    )
  }
}
