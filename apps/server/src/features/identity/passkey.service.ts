import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, notLoggedIn, Refusal } from '#kernel/errors.ts'
import { passkey } from './identity.tables.ts'
import { askToSign, passkeyFailed, shopOf, takeAsked, verified } from './passkey.asked.service.ts'
import { passkeysOf, type PasskeyRow } from './passkey.queries.ts'
import { waysInOf } from './social.queries.ts'
import { holdWaysIn } from './social.service.ts'

const SHOP_NAME = 'Ironsouq'
/** EdDSA, ES256 and RS256 in COSE's numbers: what browsers and their keys have today. */
const ALGORITHMS = [-8, -7, -257]

/** What the browser is asked to make: a key that says by itself whose it is. */
export async function askForPasskey(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  if (!who) throw notLoggedIn()
  const known = await passkeysOf(ctx, memberId)
  const options = await generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: shopOf(ctx).rpID,
    userID: new TextEncoder().encode(memberId),
    userName: who.mail ?? who.account ?? who.mobile ?? who.nickName,
    userDisplayName: who.nickName,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  })
  return { ticket: await askToSign(ctx, options.challenge, memberId), options: { ...options } }
}

interface Made {
  ticket: string
  response: Record<string, unknown>
  name: string
}

export async function addPasskey(ctx: Ctx, memberId: string, made: Made): Promise<PasskeyRow> {
  const { rpID, origin } = shopOf(ctx)
  const challenge = await takeAsked(ctx, made.ticket, memberId)
  const { registrationInfo } = await verified(ctx, () =>
    verifyRegistrationResponse({
      response: made.response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: false,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw passkeyFailed()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const [kept] = await ctx.db
    .insert(passkey)
    .values({
      memberId,
      credentialId: id,
      publicKey: Buffer.from(publicKey),
      counter,
      transports,
      name: made.name,
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
    .returning()
  if (!kept) throw new Refusal('error.passkeyKnown')
  return kept
}

export function removePasskey(ctx: Ctx, memberId: string, passkeyId: string): Promise<void> {
  return atomic(ctx, async (ctx) => {
    await holdWaysIn(ctx, memberId)
    const known = await passkeysOf(ctx, memberId)
    if (!known.some(({ id }) => id === passkeyId)) throw notFound()
    if ((await waysInOf(ctx, memberId)) < 2) throw new Refusal('error.lastWayIn')
    await ctx.db
      .delete(passkey)
      .where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, memberId)))
  })
}
