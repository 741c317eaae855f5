import { randomUUID } from 'node:crypto'
import type { Ctx } from '#kernel/ctx.ts'
import {
  CHALLENGE_BITS,
  CHALLENGE_SECONDS,
  isSolution,
} from './verification.proof-of-work.rules.ts'
import { fieldFault } from './verification.rules.ts'

export interface Proof {
  challenge: string
  answer: number
}

/** Stateless: the signature proves that the challenge is ours, and it carries its own expiry. */
export const newChallenge = (ctx: Ctx) => ({
  challenge: ctx.signer.sign(
    'challenge',
    `${randomUUID()}_${ctx.now().getTime() + CHALLENGE_SECONDS * 1000}`,
  ),
  bits: CHALLENGE_BITS,
})

async function isSolved(ctx: Ctx, { challenge, answer }: Proof): Promise<boolean> {
  const [id, until] = ctx.signer.verify('challenge', challenge)?.split('_') ?? []
  if (!id || Number(until) <= ctx.now().getTime()) return false
  if (!isSolution(challenge, answer, CHALLENGE_BITS)) return false
  const once = { max: 1, seconds: CHALLENGE_SECONDS * 2 }
  return (await ctx.attemptLimits.consume('challenge-used', id, once)).isAllowed
}

/** Each answer is accepted once. */
export async function requireProof(ctx: Ctx, proof: Proof | undefined): Promise<void> {
  if (!proof || !(await isSolved(ctx, proof))) throw fieldFault('proof', 'error.proofNeeded')
}
