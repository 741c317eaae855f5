import { SIGN_IN_WAIT_MINUTES } from '@ironsouq/contract/identity/identity/identity.limits'
import { SIGN_IN, waitFor } from '#features/identity/verification/verification.rules.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { isPassword } from '#kernel/data/password-hash.ts'
import { Refusal } from '#kernel/errors.ts'

/** What the attempts are counted for. */
export interface AttemptKey {
  name: string
  key: string
}

/** Consumes an attempt before comparing, so that no more than the limit are ever compared. */
export async function comparePassword(
  ctx: Ctx,
  lane: AttemptKey,
  hash: string | null,
  password: string,
): Promise<void> {
  const tried = await ctx.attemptLimits.strict.consume(lane.name, lane.key, SIGN_IN)
  if (!tried.isAllowed) throw waitFor(tried.waitSeconds)
  if (await isPassword(hash, password))
    return ctx.attemptLimits.strict.clear(lane.name, lane.key, SIGN_IN)
  if (tried.left === 0) throw waitFor(tried.waitSeconds)
  const wrong = { left: tried.left, minutes: SIGN_IN_WAIT_MINUTES }
  throw new Refusal('error.signInWrong', wrong, 400)
}
