import type { GrowthSource } from '@ironsouq/contract/people/member-level/member-level.limits'
import { and, eq, gt, lte, notExists, sql } from 'drizzle-orm'
import { isMemberThere } from '#features/people/member/member.service.ts'
import { earnPoints } from '#features/people/points/points.service.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { growthChange, levelReached, memberGrowth, memberLevel } from './member-level.tables.ts'

/** The rewards of the levels that a member's growth is enough for and that they had not reached. */
export async function rewardReached(
  ctx: TxCtx,
  memberId: string,
  growth: number,
  at = ctx.now(),
): Promise<void> {
  const known = ctx.db
    .select({ one: sql`1` })
    .from(levelReached)
    .where(and(eq(levelReached.levelId, memberLevel.id), eq(levelReached.memberId, memberId)))
  const reached = await ctx.db
    .select()
    .from(memberLevel)
    .where(and(lte(memberLevel.threshold, growth), gt(memberLevel.threshold, 0), notExists(known)))
    .orderBy(memberLevel.threshold)
  for (const { id: levelId, rewardPoints: points } of reached) {
    const row = { levelId, memberId, createdAt: at }
    const first = await ctx.db.insert(levelReached).values(row).onConflictDoNothing().returning()
    if (first.length === 0) continue
    const ref = `${levelId} ${memberId}`
    await earnPoints(ctx, { memberId, source: 'levelUp', ref, points, at })
  }
}

interface Change {
  memberId: string
  source: GrowthSource
  ref: string
  change: number
  /** When it happened, if that was not now. */
  at?: Date
}

/** Locks the member and what they have grown; null for a member who is not there. */
async function lockGrowth(ctx: TxCtx, memberId: string): Promise<number | null> {
  if (!(await isMemberThere(ctx, memberId))) return null
  const none = { memberId, growth: 0, createdAt: ctx.now() }
  await ctx.db.insert(memberGrowth).values(none).onConflictDoNothing()
  const of = eq(memberGrowth.memberId, memberId)
  const [row] = await ctx.db.select().from(memberGrowth).where(of).for('no key update')
  return row?.growth ?? 0
}

/** Changes growth once for a source and reference, never below zero, and rewards the levels that are reached by it. */
export async function changeGrowth(
  ctx: TxCtx,
  { change, at = ctx.now(), ...of }: Change,
): Promise<boolean> {
  if (change === 0) return false
  const before = await lockGrowth(ctx, of.memberId)
  if (before === null) return false
  const growth = Math.max(0, before + change)
  if (growth === before) return false
  const [row] = await ctx.db
    .insert(growthChange)
    .values({ ...of, change: growth - before, growth, createdAt: at })
    .onConflictDoNothing()
    .returning({ id: growthChange.id })
  if (!row) return false
  await ctx.db.update(memberGrowth).set({ growth }).where(eq(memberGrowth.memberId, of.memberId))
  await rewardReached(ctx, of.memberId, growth, at)
  return true
}

/** Takes back what an order or a top-up brought. */
export async function takeBackGrowth(
  ctx: TxCtx,
  { source, ref, as }: { source: GrowthSource; ref: string; as: GrowthSource },
): Promise<void> {
  const [found] = await ctx.db
    .select()
    .from(growthChange)
    .where(and(eq(growthChange.source, source), eq(growthChange.ref, ref)))
  if (!found) return
  await changeGrowth(ctx, { memberId: found.memberId, source: as, ref, change: -found.change })
}
