import { randomUUID } from 'node:crypto'
import type { BodyOf } from '@ironsouq/contract/endpoint'
import { ALONE_MAX_POINTS } from '@ironsouq/contract/people/points/points.limits'
import type {
  MemberPoints,
  pointsStaffEndpoints,
} from '@ironsouq/contract/people/points/points.staff.endpoints'
import { and, eq, gt, sql } from 'drizzle-orm'
import { lockFor } from '#features/money/ledger/ledger.posting.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { pointsOverview, pointsRecords } from './points.queries.ts'
import { daysLater } from './points.rules.ts'
import { deductPoints, earnPoints } from './points.service.ts'
import { pointChange } from './points.tables.ts'

const SHOWN = 10

/** The points of a member as staff read them. */
export async function memberPoints(ctx: Ctx, memberId: string): Promise<MemberPoints> {
  const found = await memberById(ctx, memberId)
  if (!found) throw notFound()
  const overview = await pointsOverview(ctx, memberId)
  const { records } = await pointsRecords(ctx, memberId, { current: 1, size: SHOWN })
  return { ...overview, records }
}

/** How many points one person changed within a day. */
async function changedAlone(ctx: TxCtx, staffId: string): Promise<number> {
  // Of two requests at once the second counts the first.
  await lockFor(ctx, `points by ${staffId}`)
  const [row] = await ctx.db
    .select({ points: sql<number>`coalesce(sum(abs(${pointChange.change})), 0)::int` })
    .from(pointChange)
    .where(
      and(eq(pointChange.staffId, staffId), gt(pointChange.createdAt, daysLater(ctx.now(), -1))),
    )
  return row?.points ?? 0
}

/** Gives points or takes some away, with a reason that the member reads too. */
export const changePoints = (
  ctx: Ctx,
  staffId: string,
  { memberId, points, reason }: BodyOf<typeof pointsStaffEndpoints.change>,
): Promise<MemberPoints> =>
  atomic(ctx, async (ctx) => {
    if (!(await memberById(ctx, memberId))) throw notFound()
    const left = ALONE_MAX_POINTS - (await changedAlone(ctx, staffId))
    if (Math.abs(points) > left) throw new Refusal('error.pointsAlone', { max: ALONE_MAX_POINTS })
    const of = { memberId, ref: randomUUID(), staffId, reason }
    const isDone =
      points > 0
        ? await earnPoints(ctx, { ...of, source: 'system', points })
        : await deductPoints(ctx, { ...of, points: -points })
    if (!isDone) throw new Refusal('error.pointsTooFew')
    ctx.audit('memberPoints', memberId, null, { points, reason })
    return memberPoints(ctx, memberId)
  })
