import type { Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { codeOf, type CodeKey } from './verification.code.queries.ts'
import { digitsOf } from './verification.code.rules.ts'
import { verificationCode } from './verification.tables.ts'

/** The digits of the code that was last requested, whether or not it was sent. */
export async function sentDigits(ctx: Ctx, key: CodeKey): Promise<string> {
  const rows = await ctx.db
    .select({ id: verificationCode.id })
    .from(verificationCode)
    .where(codeOf(key))
  return digitsOf(ctx.signer, one(rows).id)
}

export const otherThan = (digits: string): string => (digits === '000000' ? '000001' : '000000')
