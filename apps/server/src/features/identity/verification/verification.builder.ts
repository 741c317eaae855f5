import { and, desc, eq, sql } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { type CodeKey } from './verification.code.queries.ts'
import { digitsOf } from './verification.code.rules.ts'
import { verificationCode } from './verification.tables.ts'

/** The digits of the code that was last requested, whether or not it was sent. */
export async function sentDigits(ctx: Ctx, key: CodeKey): Promise<string> {
  const [row] = await ctx.db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(
      and(
        eq(verificationCode.purpose, key.purpose),
        eq(sql`split_part(${verificationCode.target}, E'\\n', 1)`, key.target),
      ),
    )
    .orderBy(desc(verificationCode.createdAt), desc(verificationCode.id))
    .limit(1)
  if (!row) throw new Error(`no code was requested for ${key.target}`)
  return digitsOf(ctx.signer, row.id)
}

export const otherThan = (digits: string): string => (digits === '000000' ? '000001' : '000000')
