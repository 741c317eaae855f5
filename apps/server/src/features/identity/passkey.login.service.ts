import type { Session } from '@ironsouq/contract/identity/identity.schema'
import {
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
  type AuthenticationResponseJSON,
} from '@simplewebauthn/server'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import type { From } from '#kernel/serve.ts'
import { signInMember } from './identity.login.service.ts'
import { passkey } from './identity.tables.ts'
import { askToSign, passkeyFailed, shopOf, takeAsked, verified } from './passkey.asked.service.ts'
import { passkeyByCredential, type PasskeyRow } from './passkey.queries.ts'

/** No account is named: the browser shows the keys that it has for this shop. */
export async function askToSignIn(ctx: Ctx) {
  const options = await generateAuthenticationOptions({
    rpID: shopOf(ctx).rpID,
    userVerification: 'preferred',
  })
  return { ticket: await askToSign(ctx, options.challenge, null), options: { ...options } }
}

/** Who the key says it belongs to, if it says so, must be who it belongs to here. */
function isHis({ memberId }: PasskeyRow, { response }: AuthenticationResponseJSON): boolean {
  const said = response.userHandle
  return !said || Buffer.from(said, 'base64url').toString() === memberId
}

/** Notes the use, unless another use of the same count was first. */
async function noteUse(ctx: Ctx, { id, counter }: PasskeyRow, newCounter: number) {
  const noted = await ctx.db
    .update(passkey)
    .set({ counter: newCounter, lastUsedAt: ctx.now() })
    .where(and(eq(passkey.id, id), eq(passkey.counter, counter)))
    .returning({ id: passkey.id })
  if (noted.length === 0) throw passkeyFailed()
}

export async function signInByPasskey(
  ctx: Ctx,
  given: { ticket: string; response: Record<string, unknown> },
  from: From,
): Promise<Session> {
  const { rpID, origin } = shopOf(ctx)
  const challenge = await takeAsked(ctx, given.ticket, null)
  const { id: credentialId } = given.response
  const key = typeof credentialId === 'string' ? await passkeyByCredential(ctx, credentialId) : null
  if (!key) throw passkeyFailed()
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
      requireUserVerification: false,
    }),
  )
  if (!isHis(key, response)) throw passkeyFailed()
  await noteUse(ctx, key, authenticationInfo.newCounter)
  return signInMember(ctx, key.memberId, from, 'login')
}
