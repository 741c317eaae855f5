import { POINTS_STEP } from '@ironsouq/contract/mall/order/order.limits'
import { RETURNED_DAYS } from '@ironsouq/contract/people/points/points.limits'
import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { isMemberThere } from '#features/people/member/member.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { Refusal } from '#kernel/errors.ts'
import { takenFrom } from './points.rules.ts'
import { earnPoints, lockPoints, lotsToSpend, record, takeFromLots } from './points.service.ts'
import { pointChange, pointLot, pointUse } from './points.tables.ts'

interface Held {
  memberId: string
  /** The points of each order; together they are a multiple of the step. */
  orders: readonly { orderId: string; number: string; points: number }[]
}

/** Reserves points for orders, the first to expire first; refused when there are not enough. */
export async function holdPoints(ctx: TxCtx, { memberId, orders }: Held): Promise<void> {
  const wanted = orders.filter(({ points }) => points > 0)
  const total = wanted.reduce((sum, { points }) => sum + points, 0)
  if (total === 0) return
  if (total % POINTS_STEP !== 0) throw new Refusal('error.pointsStep', { step: POINTS_STEP })
  await lockPoints(ctx, memberId)
  let lots = await lotsToSpend(ctx, memberId)
  for (const { orderId, number, points } of wanted) {
    const taken = takenFrom(lots, points)
    if (!taken) throw new Refusal('error.pointsTooFew')
    await takeFromLots(ctx, taken)
    const uses = taken.map(({ lot: { id: lotId, availableFrom, expiresAt }, points }) => ({
      orderId,
      lotId,
      memberId,
      points,
      availableFrom,
      expiresAt,
      createdAt: ctx.now(),
    }))
    await ctx.db.insert(pointUse).values(uses)
    await record(ctx, {
      memberId,
      source: 'redeemed',
      ref: orderId,
      change: -points,
      orderNumber: number,
    })
    const used = new Map(taken.map(({ lot, points }) => [lot.id, points]))
    lots = lots
      .map((lot) => ({ ...lot, remaining: lot.remaining - (used.get(lot.id) ?? 0) }))
      .filter(({ remaining }) => remaining > 0)
  }
}

/** The orders are paid: their points are no longer reserved but spent. */
export async function spendHeldPoints(ctx: TxCtx, orderIds: readonly string[]): Promise<void> {
  await ctx.db
    .update(pointUse)
    .set({ paidAt: ctx.now() })
    .where(and(inArray(pointUse.orderId, [...orderIds]), isNull(pointUse.paidAt)))
}

/** The order's number, as it is in the record of its points. */
async function numberOf(ctx: TxCtx, orderId: string): Promise<string> {
  const used = and(eq(pointChange.source, 'redeemed'), eq(pointChange.ref, orderId))
  const { orderNumber } = one(await ctx.db.select().from(pointChange).where(used))
  return orderNumber ?? ''
}

/** Gives the points of an order back, into the same lots; those that expired meanwhile live on for a while. */
export async function returnPoints(ctx: TxCtx, orderId: string): Promise<void> {
  const unreturned = and(eq(pointUse.orderId, orderId), isNull(pointUse.returnedAt))
  const [first] = await ctx.db
    .select({ memberId: pointUse.memberId })
    .from(pointUse)
    .where(unreturned)
    .limit(1)
  if (!first) return
  const { memberId } = first
  // In the order in which everyone takes these two locks.
  await isMemberThere(ctx, memberId)
  await lockPoints(ctx, memberId)
  const now = ctx.now()
  const uses = await ctx.db.update(pointUse).set({ returnedAt: now }).where(unreturned).returning()
  const alive = uses.filter(({ expiresAt }) => expiresAt > now)
  for (const { lotId, points } of alive)
    await ctx.db
      .update(pointLot)
      .set({ remaining: sql`${pointLot.remaining} + ${points}` })
      .where(eq(pointLot.id, lotId))
  const sum = (of: typeof uses) => of.reduce((total, { points }) => total + points, 0)
  const change = sum(alive)
  const about = { memberId, source: 'returned', orderNumber: await numberOf(ctx, orderId) } as const
  if (change > 0) await record(ctx, { ...about, ref: orderId, change })
  const points = sum(uses) - change
  await earnPoints(ctx, { ...about, ref: `${orderId} expired`, points, days: RETURNED_DAYS })
}
