import type { LotSource, PointsSource } from '@ironsouq/contract/people/points/points.enums'
import { and, asc, eq, gt, lte, sql } from 'drizzle-orm'
import { loyaltySettings } from '#features/people/loyalty/loyalty.queries.ts'
import { isMemberThere } from '#features/people/member/member.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { postPoints } from './points.postings.ts'
import { daysLater, expiryOf, noticeAfter, takenFrom } from './points.rules.ts'
import { pointAccount, pointChange, pointLot } from './points.tables.ts'

/** What a change is about, for its record. */
interface About {
  orderNumber?: string
  cycleDay?: number
  staffId?: string
  reason?: string
}

interface Change extends About {
  memberId: string
  source: PointsSource
  ref: string
  change: number
  /** When it happened, if that was not now. */
  at?: Date
}

/** Every change of a member's points waits here for the one before it. Returns how many there are. */
export async function lockPoints(ctx: TxCtx, memberId: string): Promise<number> {
  await ctx.db
    .insert(pointAccount)
    .values({ memberId, balance: 0, createdAt: ctx.now() })
    .onConflictDoNothing()
  const [row] = await ctx.db
    .select({ balance: pointAccount.balance })
    .from(pointAccount)
    .where(eq(pointAccount.memberId, memberId))
    .for('no key update')
  return row?.balance ?? 0
}

/** Counts a change of lots in the balance and records it. The caller has the lock. */
export async function record(ctx: TxCtx, { change, at, ...of }: Change): Promise<void> {
  await ctx.db
    .update(pointAccount)
    .set({ balance: sql`${pointAccount.balance} + ${change}` })
    .where(eq(pointAccount.memberId, of.memberId))
  await ctx.db.insert(pointChange).values({ ...of, change, createdAt: at ?? ctx.now() })
  const { memberId, source, ref } = of
  await postPoints(ctx, { memberId, source, ref, change })
}

interface Earned extends About {
  memberId: string
  source: LotSource
  ref: string
  points: number
  /** Locked until then. */
  availableFrom?: Date
  /** Instead of the end of a year. */
  days?: number
  /** When it happened: what is late has the times of what is punctual. */
  at?: Date
}

/** Gives points once for a source and reference. False when they were given before, or there are none. */
export async function earnPoints(ctx: TxCtx, earned: Earned): Promise<boolean> {
  const { memberId, source, ref, points, days, availableFrom, at, ...about } = earned
  if (points <= 0 || !(await isMemberThere(ctx, memberId))) return false
  const now = at ?? ctx.now()
  const from = availableFrom ?? now
  const { expiryYears } = await loyaltySettings(ctx)
  const expiresAt = days === undefined ? expiryOf(now, from, expiryYears) : daysLater(now, days)
  await lockPoints(ctx, memberId)
  const [lot] = await ctx.db
    .insert(pointLot)
    .values({
      memberId,
      source,
      ref,
      earned: points,
      remaining: points,
      availableFrom: from,
      expiresAt,
      noticeAt: noticeAfter(ctx.now(), expiresAt),
      createdAt: now,
    })
    .onConflictDoNothing()
    .returning({ id: pointLot.id })
  if (!lot) return false
  await record(ctx, { memberId, source, ref, change: points, at: now, ...about })
  return true
}

/** What the member can spend now, the first to expire first. The caller has the lock. */
export const lotsToSpend = (ctx: TxCtx, memberId: string) =>
  ctx.db
    .select()
    .from(pointLot)
    .where(
      and(
        eq(pointLot.memberId, memberId),
        gt(pointLot.remaining, 0),
        lte(pointLot.availableFrom, ctx.now()),
        gt(pointLot.expiresAt, ctx.now()),
      ),
    )
    .orderBy(asc(pointLot.expiresAt), asc(pointLot.id))

/** Takes points out of lots. The caller records it. */
export async function takeFromLots(
  ctx: TxCtx,
  taken: readonly { lot: { id: string }; points: number }[],
): Promise<void> {
  for (const { lot, points } of taken)
    await ctx.db
      .update(pointLot)
      .set({ remaining: sql`${pointLot.remaining} - ${points}` })
      .where(eq(pointLot.id, lot.id))
}

interface TakenBack extends About {
  source: LotSource
  ref: string
  as: PointsSource
  /** The part of them, up to all: a refund of half the goods takes half. */
  points?: number
  /** Names this time, where it can happen more than once. */
  times?: string
}

/** Takes back what a source gave, as far as it is not spent. Returns how many. */
export async function takeBackPoints(ctx: TxCtx, back: TakenBack): Promise<number> {
  const { source, ref, as, times = ref, points, ...about } = back
  const bySource = and(eq(pointLot.source, source), eq(pointLot.ref, ref))
  const [found] = await ctx.db.select().from(pointLot).where(bySource)
  if (!found) return 0
  const { memberId } = found
  await lockPoints(ctx, memberId)
  const again = and(eq(pointChange.source, as), eq(pointChange.ref, times))
  if ((await ctx.db.$count(pointChange, again)) > 0) return 0
  const lot = one(await ctx.db.select().from(pointLot).where(bySource))
  const taken = Math.min(points ?? lot.earned, lot.remaining)
  if (taken <= 0) return 0
  await takeFromLots(ctx, [{ lot, points: taken }])
  await record(ctx, { memberId, source: as, ref: times, change: -taken, ...about })
  return taken
}

/** Takes points that the member can spend away, by hand. False when there are not enough. */
export async function deductPoints(
  ctx: TxCtx,
  { memberId, ref, points, ...about }: { memberId: string; ref: string; points: number } & About,
): Promise<boolean> {
  await lockPoints(ctx, memberId)
  const taken = takenFrom(await lotsToSpend(ctx, memberId), points)
  if (!taken) return false
  await takeFromLots(ctx, taken)
  await record(ctx, { memberId, source: 'system', ref, change: -points, ...about })
  return true
}
