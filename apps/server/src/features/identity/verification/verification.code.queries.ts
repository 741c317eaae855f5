import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { verificationCode } from './verification.tables.ts'

export type VerificationCodeRow = typeof verificationCode.$inferSelect
export type CodeKey = Pick<VerificationCodeRow, 'purpose' | 'target'>

/** There is at most one code per purpose and target. */
export const codeOf = ({ purpose, target }: CodeKey) =>
  and(eq(verificationCode.purpose, purpose), eq(verificationCode.target, target))

export async function codeById(ctx: Ctx, id: string): Promise<VerificationCodeRow | null> {
  const [row] = await ctx.db.select().from(verificationCode).where(eq(verificationCode.id, id))
  return row ?? null
}

/** When the last code was requested. */
export async function codeRequestedAt(ctx: Ctx, key: CodeKey): Promise<Date | null> {
  const [row] = await ctx.db
    .select({ at: verificationCode.createdAt })
    .from(verificationCode)
    .where(codeOf(key))
  return row?.at ?? null
}
