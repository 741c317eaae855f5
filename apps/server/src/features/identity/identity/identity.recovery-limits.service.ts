import { isKnownDevice } from '#features/identity/session/session.known-device.service.ts'
import type { Caller } from '#features/identity/verification/verification.attempts.service.ts'
import { requireProof } from '#features/identity/verification/verification.proof-of-work.service.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { tooManyRequests } from '#kernel/errors.ts'
import { limitedNetwork } from '#kernel/http/address.ts'

/** Recoveries of one account that one network asks for, or a device that the member signed in from. */
const OWN = { max: 10, seconds: 3600 }
/** Of all others together: beyond it each has its price. */
const OTHERS_SOON = { max: 10, seconds: 3600 }
/** Each code may be guessed at five times: this bounds the guesses at an account, and what fills its mailbox. */
const OTHERS_LONG = { max: 100, seconds: 86_400 }

/**
 * Limits the recoveries of an account by who asks. Strangers have to prove work after the first ones and end at a
 * daily number; a device of the member is counted apart, so that they cannot keep the owner out.
 */
export async function limitRecoveries(
  ctx: Ctx,
  { account, memberId }: { account: string; memberId: string | null },
  { from, proof }: Caller,
): Promise<void> {
  const { deviceKey } = from
  const isOwner =
    memberId !== null && deviceKey !== null && (await isKnownDevice(ctx, memberId, deviceKey))
  const keyOf = (text: string) =>
    ctx.signer.fingerprint('recovery', `${account} ${text}`).toString('base64url')
  const who = isOwner ? `device ${deviceKey}` : limitedNetwork(from.address)
  const own = await ctx.attemptLimits.consume('recovery-own', keyOf(who), OWN)
  if (!own.isAllowed) throw tooManyRequests(own.waitSeconds)
  if (isOwner) return
  const soon = await ctx.attemptLimits.consume('recovery-soon', keyOf(''), OTHERS_SOON)
  if (!soon.isAllowed) await requireProof(ctx, proof)
  const long = await ctx.attemptLimits.consume('recovery-long', keyOf(''), OTHERS_LONG)
  if (!long.isAllowed) throw tooManyRequests(long.waitSeconds)
}
