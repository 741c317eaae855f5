import {
  generateRegistrationOptions,
  verifyRegistrationResponse,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import { memberById } from '#features/member/member.queries.ts'
import { logSecurity } from '#features/security-log/security-log.service.ts'
import { deviceOf } from '#features/session/session.device.rules.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { notLoggedIn, Refusal } from '#kernel/errors.ts'
import type { RequestOrigin } from '#kernel/http/serve.ts'
import {
  createChallenge,
  passkeyFailed,
  relyingPartyOf,
  consumeChallenge,
  verified,
} from './passkey.challenge.service.ts'
import { passkeysOf, type PasskeyRow } from './passkey.queries.ts'
import { passkey } from './passkey.tables.ts'

const SHOP_NAME = 'Ironsouq'
/** EdDSA, ES256 and RS256 as COSE algorithm identifiers. */
const ALGORITHMS = [-8, -7, -257]

/** Registration options for a discoverable credential. */
export async function passkeyRegistrationOptions(ctx: Ctx, memberId: string) {
  const who = await memberById(ctx, memberId)
  if (!who) throw notLoggedIn()
  const known = await passkeysOf(ctx, memberId)
  const options = await generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: relyingPartyOf(ctx).rpID,
    userID: new TextEncoder().encode(memberId),
    userName: who.mail ?? who.account ?? who.mobile ?? who.nickName,
    userDisplayName: who.nickName,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return {
    ticket: await createChallenge(ctx, options.challenge, memberId),
    options: { ...options },
  }
}

interface Made {
  ticket: string
  response: Record<string, unknown>
  name: string
}

export async function addPasskey(
  ctx: Ctx,
  memberId: string,
  made: Made,
  from: RequestOrigin,
): Promise<PasskeyRow> {
  const { rpID, origin } = relyingPartyOf(ctx)
  const challenge = await consumeChallenge(ctx, made.ticket, memberId)
  const { registrationInfo } = await verified(ctx, () =>
    verifyRegistrationResponse({
      response: made.response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw passkeyFailed()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return atomic(ctx, async (ctx) => {
    const [added] = await ctx.db
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
    if (!added) throw new Refusal('error.passkeyKnown')
    await logSecurity(ctx, { kind: 'passkeyAdd', subjectId: memberId, device: deviceOf(from) })
    return added
  })
}

export async function deletePasskey(
  ctx: TxCtx,
  memberId: string,
  passkeyId: string,
): Promise<void> {
  await ctx.db.delete(passkey).where(and(eq(passkey.id, passkeyId), eq(passkey.memberId, memberId)))
}
