import { eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { credential } from './identity.tables.ts'

/** When the member's password was last set; null without a password. */
export async function passwordSince(ctx: Ctx, memberId: string): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: credential.changedAt })
    .from(credential)
    .where(eq(credential.memberId, memberId))
  return row?.at ?? null
}
