import { Refusal } from '#kernel/errors.ts'
import { isPassword } from '#kernel/password.ts'
import { takeCode, type CountingCtx } from './identity.code.service.ts'
import { passwordOf } from './identity.queries.ts'
import { SIGN_IN, waitFor } from './identity.rules.ts'

export interface Proving {
  password?: string | undefined
  code?: string | undefined
}

/** That it is the member himself, and not whoever found his device unlocked. */
export async function proveMember(
  ctx: CountingCtx,
  memberId: string,
  { password, code }: Proving,
): Promise<void> {
  if (password !== undefined) return provePassword(ctx, memberId, password)
  if (code === undefined) throw new Refusal('error.proveFirst', {}, 400)
  await takeCode(ctx, { purpose: 'secure', target: memberId, code })
}

async function provePassword(ctx: CountingCtx, memberId: string, password: string): Promise<void> {
  const tried = await ctx.counts.surely.take('prove', memberId, SIGN_IN)
  if (!tried.isGiven) throw waitFor(tried.waitSeconds)
  const { hash } = await passwordOf(ctx, memberId, null)
  if (!(await isPassword(hash, password))) throw new Refusal('error.passwordWrong', {}, 400)
  await ctx.counts.surely.clear('prove', memberId, SIGN_IN)
}
