import { isIPv6 } from 'node:net'
import type { Ctx } from '#kernel/ctx.ts'
import { tooManyRequests } from '#kernel/errors.ts'
import type { From } from '#kernel/serve.ts'
import { requireProof, type Proof } from './identity.challenge.service.ts'
import { waitFor } from './identity.rules.ts'
import { groupsOf } from './session.device.rules.ts'

/** Wrong guesses of one address: after the first number it reckons, after the second it waits. */
const GUESSED_SOON = { max: 10, seconds: 900 }
const GUESSED = { max: 100, seconds: 3600 }
/** Codes that one address asked for. */
const ASKED_SOON = { max: 60, seconds: 900 }
const ASKED = { max: 200, seconds: 3600 }

export interface Caller {
  from: From
  proof?: Proof | undefined
}

/** Of an IPv6 address the network that one subscriber has: he may choose the rest for each call. */
const keyOf = (ctx: Ctx, { address }: From) => {
  const whose = isIPv6(address) ? groupsOf(address).slice(0, 4).join(':') : address
  return ctx.seal.print('address', whose).toString('base64url')
}

/**
 * Counts a guess before it is made, so that however many come at once, no more than allowed are
 * listened to. One that was right is given back.
 */
async function counted<T>(
  ctx: Ctx,
  from: From,
  { misbehaves, attempt }: { misbehaves: () => Promise<void>; attempt: () => Promise<T> },
): Promise<T> {
  const key = keyOf(ctx, from)
  const [long, soon] = await Promise.all([
    ctx.counts.take('guessed', key, GUESSED),
    ctx.counts.take('guessed-soon', key, GUESSED_SOON),
  ])
  if (!long.isGiven) throw waitFor(long.waitSeconds)
  if (!soon.isGiven) await misbehaves()
  const right = await attempt()
  await Promise.all([
    ctx.counts.giveBack('guessed', key, GUESSED),
    ctx.counts.giveBack('guessed-soon', key, GUESSED_SOON),
  ])
  return right
}

/** Has an address that guessed much do some work before it is listened to again. */
export const guessingPassword = <T>(
  ctx: Ctx,
  { from, proof }: Caller,
  attempt: () => Promise<T>,
): Promise<T> => counted(ctx, from, { misbehaves: () => requireProof(ctx, proof), attempt })

/** Of codes each has few tries of its own: an address that guessed much waits, and need not work. */
export const guessingCode = <T>(ctx: Ctx, from: From, attempt: () => Promise<T>): Promise<T> =>
  counted(ctx, from, { misbehaves: async () => {}, attempt })

/** Counts that a code was asked for, whoever is meant. */
export async function asking(ctx: Ctx, { from, proof }: Caller): Promise<void> {
  const key = keyOf(ctx, from)
  const [long, soon, guessed] = await Promise.all([
    ctx.counts.take('asked', key, ASKED),
    ctx.counts.take('asked-soon', key, ASKED_SOON),
    ctx.counts.look('guessed-soon', key, GUESSED_SOON),
  ])
  if (!long.isGiven) throw tooManyRequests(long.waitSeconds)
  if (!soon.isGiven || !guessed.isGiven) await requireProof(ctx, proof)
}
