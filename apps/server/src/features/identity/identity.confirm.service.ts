import { takeCode, type NonTxCtx } from '#features/verification/verification.code.service.ts'
import { SIGN_IN, waitFor } from '#features/verification/verification.rules.ts'
import { isPassword } from '#kernel/data/password-hash.ts'
import { Refusal } from '#kernel/errors.ts'
import { passwordOf } from './identity.queries.ts'

export interface Confirmation {
  password?: string | undefined
  code?: string | undefined
}

/** Re-authentication: an unlocked device that was found is not enough for a sensitive change. */
export async function confirmMember(
  ctx: NonTxCtx,
  memberId: string,
  { password, code }: Confirmation,
): Promise<void> {
  if (password !== undefined) return confirmPassword(ctx, memberId, password)
  if (code === undefined) throw new Refusal('error.proveFirst', {}, 400)
  await takeCode(ctx, { purpose: 'secure', target: memberId, code })
}

async function confirmPassword(ctx: NonTxCtx, memberId: string, password: string): Promise<void> {
  const tried = await ctx.attemptLimits.strict.consume('prove', memberId, SIGN_IN)
  if (!tried.isAllowed) throw waitFor(tried.waitSeconds)
  const { hash } = await passwordOf(ctx, memberId, null)
  if (!(await isPassword(hash, password))) throw new Refusal('error.passwordWrong', {}, 400)
  await ctx.attemptLimits.strict.clear('prove', memberId, SIGN_IN)
}
