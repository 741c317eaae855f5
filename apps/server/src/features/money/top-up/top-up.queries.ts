import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { topUp } from './top-up.tables.ts'

export type TopUp = typeof topUp.$inferSelect

/** A top-up of the member; null when it is not theirs. */
export async function topUpByPayNo(
  ctx: Ctx,
  memberId: string,
  payNo: string,
): Promise<TopUp | null> {
  const [found] = await ctx.db
    .select()
    .from(topUp)
    .where(and(eq(topUp.memberId, memberId), eq(topUp.payNo, payNo)))
  return found ?? null
}

export async function topUpById(ctx: Ctx, id: string): Promise<TopUp | null> {
  const [found] = await ctx.db.select().from(topUp).where(eq(topUp.id, id))
  return found ?? null
}
