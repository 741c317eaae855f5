import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { recoveryCode, secondFactor } from './second-factor.tables.ts'

export type SecondFactorRow = typeof secondFactor.$inferSelect

/** The enabled second factor of the member. */
export async function secondFactorOf(ctx: Ctx, memberId: string): Promise<SecondFactorRow | null> {
  const [row] = await ctx.db
    .select()
    .from(secondFactor)
    .where(and(eq(secondFactor.memberId, memberId), isNotNull(secondFactor.enabledAt)))
  return row ?? null
}

export const recoveryCodesLeft = (ctx: Ctx, memberId: string): Promise<number> =>
  ctx.db.$count(recoveryCode, and(eq(recoveryCode.memberId, memberId), isNull(recoveryCode.usedAt)))
