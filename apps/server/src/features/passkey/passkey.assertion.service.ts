import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import {
  consumeChallenge,
  createChallenge,
  passkeyFailed,
  relyingPartyOf,
  verified,
} from './passkey.challenge.service.ts'
import { passkeyByCredential, passkeysOf, type PasskeyRow } from './passkey.queries.ts'
import { passkey } from './passkey.tables.ts'

/** No account is named: the browser offers its discoverable credentials for this site. */
export async function passkeySignInOptions(ctx: Ctx) {
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).rpID,
    userVerification: 'required',
  })
  return { ticket: await createChallenge(ctx, options.challenge, null), options: { ...options } }
}

/** For a signed-in member: only the passkeys of their account. */
export async function passkeyProofOptions(ctx: Ctx, memberId: string) {
  const known = await passkeysOf(ctx, memberId)
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyOf(ctx).rpID,
    userVerification: 'required',
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports,
    })),
  })
  return {
    ticket: await createChallenge(ctx, options.challenge, memberId),
    options: { ...options },
  }
}

/** The user handle, when present, must be the owner of the credential. */
function isOwner({ memberId }: PasskeyRow, { response }: AuthenticationResponseJSON): boolean {
  const { userHandle } = response
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === memberId
}

/** Records the use unless a concurrent use with the same counter was first. */
async function noteUse(ctx: Ctx, { id, counter }: PasskeyRow, newCounter: number) {
  const noted = await ctx.db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: ctx.now() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id })
  if (noted.length === 0) throw passkeyFailed()
}

export interface Assertion {
  ticket: string
  response: Record<string, unknown>
}

/** The passkey that signed the challenge. `memberId` is the member who was asked; null at a sign-in. */
export async function verifyAssertion(
  ctx: Ctx,
  given: Assertion,
  memberId: string | null,
): Promise<PasskeyRow> {
  const { rpID, origin } = relyingPartyOf(ctx)
  const challenge = await consumeChallenge(ctx, given.ticket, memberId)
  const { id: credentialId } = given.response
  const key = typeof credentialId === 'string' ? await passkeyByCredential(ctx, credentialId) : null
  if (!key || (memberId !== null && key.memberId !== memberId)) throw passkeyFailed()
  const response = given.response as unknown as AuthenticationResponseJSON
  const { authenticationInfo } = await verified(ctx, () =>
    verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential: {
        id: key.credentialId,
        publicKey: new Uint8Array(key.publicKey),
        counter: key.counter,
        transports: key.transports,
      },
      requireUserVerification: true,
    }),
  )
  if (!isOwner(key, response)) throw passkeyFailed()
  await noteUse(ctx, key, authenticationInfo.newCounter)
  return key
}
