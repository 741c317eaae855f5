import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type {
  PointsOverview,
  pointsEndpoints,
} from '@ironsouq/contract/people/points/points.endpoints'
import { and, desc, eq, gt, isNull, lt, min, sql, sum } from 'drizzle-orm'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { lastDayOf } from './points.rules.ts'
import { pointChange, pointLot, pointUse } from './points.tables.ts'

const alive = (ctx: Ctx, memberId: string) =>
  and(eq(pointLot.memberId, memberId), gt(pointLot.remaining, 0), gt(pointLot.expiresAt, ctx.now()))

/** How many points the member can spend now. */
export async function availablePoints(ctx: Ctx, memberId: string): Promise<number> {
  const [row] = await ctx.db
    .select({ points: sum(pointLot.remaining).mapWith(Number) })
    .from(pointLot)
    .where(and(alive(ctx, memberId), sql`${pointLot.availableFrom} <= ${ctx.now()}`))
  return row?.points ?? 0
}

/** Lots of a member added up by a time, the earliest first. */
const summed = (
  ctx: Ctx,
  memberId: string,
  at: typeof pointLot.expiresAt | typeof pointLot.availableFrom,
) =>
  ctx.db
    .select({ at, points: sql<number>`sum(${pointLot.remaining})::int` })
    .from(pointLot)
    .groupBy(at)
    .orderBy(at)
    .$dynamic()
    .where(alive(ctx, memberId))

const shown = (row: { at: Date; points: number } | undefined) =>
  row ? { points: row.points, at: row.at.toISOString() } : null

export async function pointsOverview(ctx: Ctx, memberId: string): Promise<PointsOverview> {
  const now = ctx.now()
  const [byStart, byExpiry, held, settings] = await Promise.all([
    summed(ctx, memberId, pointLot.availableFrom),
    summed(ctx, memberId, pointLot.expiresAt),
    ctx.db
      .select({ points: sum(pointUse.points).mapWith(Number) })
      .from(pointUse)
      .where(
        and(eq(pointUse.memberId, memberId), isNull(pointUse.paidAt), isNull(pointUse.returnedAt)),
      ),
    loyaltySettings(ctx),
  ])
  const locked = byStart.filter(({ at }) => at > now)
  const total = (rows: readonly { points: number }[]) =>
    rows.reduce((all, { points }) => all + points, 0)
  const { spendPerPoint, expiryYears } = settings
  return {
    available: total(byStart) - total(locked),
    locked: total(locked),
    nextAvailable: shown(locked[0]),
    held: held[0]?.points ?? 0,
    nextExpiry: shown(byExpiry[0]),
    rules: { spendPerPoint, expireOn: lastDayOf(now, expiryYears) },
  }
}

export async function pointsRecords(
  ctx: Ctx,
  memberId: string,
  { direction, current, size }: QueryOf<typeof pointsEndpoints.records>,
): Promise<DataOf<typeof pointsEndpoints.records>> {
  const { change } = pointChange
  const wanted = { earned: gt(change, 0), spent: lt(change, 0) }
  const where = and(eq(pointChange.memberId, memberId), direction && wanted[direction])
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(pointChange)
      .where(where)
      .orderBy(desc(pointChange.createdAt), desc(pointChange.id))
      .limit(size)
      .offset((current - 1) * size),
    ctx.db.$count(pointChange, where),
  ])
  return {
    records: rows.map(({ id, source, createdAt, change, balance, orderNumber, cycleDay }) => ({
      changeId: id,
      source,
      at: createdAt.toISOString(),
      change,
      balance,
      orderNumber,
      cycleDay,
      reason: null,
    })),
    total,
  }
}

/** What expires for a member at a time, if it has not been spent. */
export async function expiringAt(ctx: Ctx, memberId: string, expiresAt: Date): Promise<number> {
  const [row] = await ctx.db
    .select({ points: sum(pointLot.remaining).mapWith(Number), at: min(pointLot.expiresAt) })
    .from(pointLot)
    .where(and(alive(ctx, memberId), eq(pointLot.expiresAt, expiresAt)))
  return row?.points ?? 0
}
