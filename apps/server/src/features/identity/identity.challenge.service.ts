import { randomUUID } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import { CHALLENGE_BITS, CHALLENGE_SECONDS, isReckoned } from './identity.challenge.rules.ts'
import { fieldFault } from './identity.rules.ts'

export interface Proof {
  challenge: string
  answer: number
}

/** Nothing of it is kept: the seal says that it is ours, and it says itself until when it is good. */
export const newChallenge = (ctx: Ctx) => ({
  challenge: ctx.seal.sign(
    'challenge',
    `${randomUUID()}_${ctx.now().getTime() + CHALLENGE_SECONDS * 1000}`,
  ),
  bits: CHALLENGE_BITS,
})

async function isSolved(ctx: Ctx, { challenge, answer }: Proof): Promise<boolean> {
  const [id, until] = ctx.seal.open('challenge', challenge)?.split('_') ?? []
  if (!id || Number(until) <= ctx.now().getTime()) return false
  if (!isReckoned(challenge, answer, CHALLENGE_BITS)) return false
  const once = { max: 1, seconds: CHALLENGE_SECONDS * 2 }
  return (await ctx.counts.take('challenge-used', id, once)).isGiven
}

/** Each answer is good once: another call needs another. */
export async function requireProof(ctx: Ctx, proof: Proof | undefined): Promise<void> {
  if (!proof || !(await isSolved(ctx, proof))) throw fieldFault('proof', 'error.proofNeeded')
}
