import type { Ctx } from '#kernel/ctx.ts'
import { tooManyRequests } from '#kernel/errors.ts'
import { limitedNetwork } from '#kernel/http/address.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import { requireProof, type Proof } from './verification.proof-of-work.service.ts'
import { waitFor } from './verification.rules.ts'

/** Failed attempts of one address: the first limit requires proof of work, the second blocks. */
const FAILED_SHORT = { max: 10, seconds: 900 }
const FAILED_LONG = { max: 100, seconds: 3600 }
/** Codes requested by one address. */
const REQUESTED_SHORT = { max: 60, seconds: 900 }
const REQUESTED_LONG = { max: 200, seconds: 3600 }

export interface Caller {
  from: RequestOrigin
  proof?: Proof | undefined
}

const keyOf = (ctx: Ctx, { address }: RequestOrigin) =>
  ctx.signer.fingerprint('address', limitedNetwork(address)).toString('base64url')

/**
 * Consumes an attempt before it is made: concurrent requests cannot get more than the limit through.
 * A successful attempt is refunded.
 */
async function limited<T>(
  ctx: Ctx,
  from: RequestOrigin,
  { overShortLimit, attempt }: { overShortLimit: () => Promise<void>; attempt: () => Promise<T> },
): Promise<T> {
  const key = keyOf(ctx, from)
  const [long, soon] = await Promise.all([
    ctx.attemptLimits.consume('guessed', key, FAILED_LONG),
    ctx.attemptLimits.consume('guessed-soon', key, FAILED_SHORT),
  ])
  if (!long.isAllowed) throw waitFor(long.waitSeconds)
  if (!soon.isAllowed) await overShortLimit()
  const right = await attempt()
  await Promise.all([
    ctx.attemptLimits.refund('guessed', key, FAILED_LONG),
    ctx.attemptLimits.refund('guessed-soon', key, FAILED_SHORT),
  ])
  return right
}

/** After many failures the address must send a proof of work with each attempt. */
export const withPasswordLimit = <T>(
  ctx: Ctx,
  { from, proof }: Caller,
  attempt: () => Promise<T>,
): Promise<T> => limited(ctx, from, { overShortLimit: () => requireProof(ctx, proof), attempt })

/** Each code has its own small number of attempts, so no proof of work is required here. */
export const withCodeLimit = <T>(
  ctx: Ctx,
  from: RequestOrigin,
  attempt: () => Promise<T>,
): Promise<T> => limited(ctx, from, { overShortLimit: async () => {}, attempt })

/** Counts requests for codes per address, for known and unknown accounts alike. */
export async function limitCodeRequests(ctx: Ctx, { from, proof }: Caller): Promise<void> {
  const key = keyOf(ctx, from)
  const [long, soon, guessed] = await Promise.all([
    ctx.attemptLimits.consume('asked', key, REQUESTED_LONG),
    ctx.attemptLimits.consume('asked-soon', key, REQUESTED_SHORT),
    ctx.attemptLimits.peek('guessed-soon', key, FAILED_SHORT),
  ])
  if (!long.isAllowed) throw tooManyRequests(long.waitSeconds)
  if (!soon.isAllowed || !guessed.isAllowed) await requireProof(ctx, proof)
}
