import type { DataOf } from '@ironsouq/contract/endpoint'
import { dayAt } from '@ironsouq/contract/mall/freight/arrival'
import type {
  CheckInCalendar,
  checkInEndpoints,
} from '@ironsouq/contract/people/check-in/check-in.endpoints'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import { lockMember } from '#features/people/member/member.service.ts'
import { earnPoints } from '#features/people/points/points.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { lastCheckIns } from './check-in.queries.ts'
import { calendarOf, cycleDayAfter } from './check-in.rules.ts'
import { checkIn } from './check-in.tables.ts'

export async function checkInCalendar(ctx: Ctx, memberId: string): Promise<CheckInCalendar> {
  const [rows, { checkInPoints }] = await Promise.all([
    lastCheckIns(ctx, memberId),
    loyaltySettings(ctx),
  ])
  return calendarOf(rows, dayAt(ctx.now()), checkInPoints)
}

/** Checks in today, once: the day and its points are one commit. */
export const checkInToday = (
  ctx: Ctx,
  memberId: string,
): Promise<DataOf<typeof checkInEndpoints.checkIn>> =>
  atomic(ctx, async (ctx) => {
    // The second of two at once finds the row of the first.
    await lockMember(ctx, memberId)
    const today = dayAt(ctx.now())
    const [last] = await lastCheckIns(ctx, memberId, 1)
    const isFirst = last?.day !== today
    const cycleDay = cycleDayAfter(last, today)
    const { checkInPoints } = await loyaltySettings(ctx)
    const points = isFirst ? (checkInPoints[cycleDay - 1] ?? 0) : (last?.points ?? 0)
    if (isFirst) {
      const row = { memberId, day: today, cycleDay, points, createdAt: ctx.now() }
      await ctx.db.insert(checkIn).values(row)
      const ref = `${memberId} ${today}`
      await earnPoints(ctx, { memberId, source: 'checkIn', ref, points, cycleDay })
    }
    return { points, isFirst, calendar: await checkInCalendar(ctx, memberId) }
  })
