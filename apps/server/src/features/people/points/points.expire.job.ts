import { and, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { emit } from '#kernel/work/events.ts'
import { pointsExpiring } from './points.events.ts'
import { noticeAfter } from './points.rules.ts'
import { lockPoints, record, takeFromLots } from './points.service.ts'
import { pointLot } from './points.tables.ts'

const hasPoints = () => gt(pointLot.remaining, 0)

/** What was not spent in time is gone. Points can no longer be spent from that moment on, also if this runs late. */
export const expirePoints = deadline({
  name: 'points.expire',
  table: pointLot,
  at: 'expiresAt',
  where: hasPoints,
  async run(ctx, { id, memberId }) {
    await lockPoints(ctx, memberId)
    const [lot] = await ctx.db
      .select()
      .from(pointLot)
      .where(and(eq(pointLot.id, id), hasPoints(), lte(pointLot.expiresAt, ctx.now())))
    if (!lot) return
    await takeFromLots(ctx, [{ lot, points: lot.remaining }])
    await record(ctx, { memberId, source: 'expired', ref: id, change: -lot.remaining })
  },
})

/** One notice for all lots of a member that expire together. */
export const notifyExpiry = deadline({
  name: 'points.notify-expiry',
  table: pointLot,
  at: 'noticeAt',
  where: () => and(hasPoints(), isNotNull(pointLot.noticeAt)),
  async run(ctx, { memberId, expiresAt }) {
    await lockPoints(ctx, memberId)
    const now = ctx.now()
    const moved = await ctx.db
      .update(pointLot)
      .set({ noticeAt: noticeAfter(now, expiresAt) })
      .where(
        and(
          eq(pointLot.memberId, memberId),
          eq(pointLot.expiresAt, expiresAt),
          lte(pointLot.noticeAt, now),
          hasPoints(),
        ),
      )
      .returning({ one: sql`1` })
    if (moved.length > 0 && expiresAt > now)
      await emit(ctx, pointsExpiring, { memberId, expiresAt: expiresAt.toISOString() })
  },
})
