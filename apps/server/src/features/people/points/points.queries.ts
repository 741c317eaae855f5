import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type {
  PointsOverview,
  pointsEndpoints,
} from '@ironsouq/contract/people/points/points.endpoints'
import type { PointsSource } from '@ironsouq/contract/people/points/points.enums'
import { and, desc, eq, getTableColumns, gt, inArray, isNull, lt, min, sql, sum } from 'drizzle-orm'
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
  // A late change stands where it belongs: the balance after each follows from their times.
  const all = ctx.db
    .select({
      ...getTableColumns(pointChange),
      balance: sql<number>`(sum(${pointChange.change}) over (
        order by ${pointChange.createdAt}, ${pointChange.id}))::int`.as('balance'),
    })
    .from(pointChange)
    .where(eq(pointChange.memberId, memberId))
    .as('changed')
  const wanted = { earned: gt(all.change, 0), spent: lt(all.change, 0) }
  const where = direction && wanted[direction]
  const [rows, total] = await Promise.all([
    ctx.db
      .select()
      .from(all)
      .where(where)
      .orderBy(desc(all.createdAt), desc(all.id))
      .limit(size)
      .offset((current - 1) * size),
    ctx.db.$count(all, where),
  ])
  return {
    records: rows.map(
      ({ id, createdAt, source, change, balance, orderNumber, cycleDay, reason }) => ({
        changeId: id,
        source,
        at: createdAt.toISOString(),
        change,
        balance,
        orderNumber,
        cycleDay,
        reason,
      }),
    ),
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

/** What an order used of points and what it brought, after what was returned and taken back. */
export async function pointsOfOrder(ctx: Ctx, orderId: string) {
  const { source, change, ref } = pointChange
  const rows = await ctx.db
    .select({ source, points: sum(change).mapWith(Number) })
    .from(pointChange)
    .where(inArray(ref, [orderId, `${orderId} expired`]))
    .groupBy(source)
  const of = (wanted: PointsSource) => rows.find((row) => row.source === wanted)?.points ?? 0
  return {
    used: -of('redeemed') - of('returned'),
    earned: of('purchase') + of('purchaseTakenBack'),
  }
}
