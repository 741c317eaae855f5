import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'

const SHOP_NAME = 'Ironsouq'
/** EdDSA, ES256 and RS256 as COSE algorithm identifiers. */
const ALGORITHMS = [-8, -7, -257]

export const passkeyFailed = () => new Refusal('error.passkeyFailed')

/** A passkey is bound to the host of the site that asks for it. */
const relyingPartyAt = (siteUrl: string) => {
  const { hostname, origin } = new URL(siteUrl)
  return { rpID: hostname, origin }
}

/** A stored passkey of a member or a staff member. */
interface StoredPasskey {
  credentialId: string
  publicKey: Buffer
  counter: number
  transports: string[]
}

type Known = readonly Pick<StoredPasskey, 'credentialId' | 'transports'>[]

const listed = (known: Known) =>
  known.map(({ credentialId, transports }) => ({ id: credentialId, transports }))

interface Owner {
  id: string
  name: string
  displayName: string
}

/** Asks the browser to create a discoverable credential. */
export const registrationOptions = (siteUrl: string, owner: Owner, known: Known) =>
  generateRegistrationOptions({
    rpName: SHOP_NAME,
    rpID: relyingPartyAt(siteUrl).rpID,
    userID: new TextEncoder().encode(owner.id),
    userName: owner.name,
    userDisplayName: owner.displayName,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: listed(known),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })

/** Asks the browser for a signature by one of these; without them for any of this site. */
export const assertionOptions = (siteUrl: string, known?: Known) =>
  generateAuthenticationOptions({
    rpID: relyingPartyAt(siteUrl).rpID,
    userVerification: 'required',
    ...(known && { allowCredentials: listed(known) }),
  })

/** Every invalid response is refused in the same way; the log says why. */
async function verified<T extends { verified: boolean }>(
  ctx: Ctx,
  verify: () => Promise<T>,
): Promise<T & { verified: true }> {
  const result = await verify().catch((err: unknown) => {
    ctx.log.info({ err }, 'a passkey was refused')
    return null
  })
  if (!result?.verified) throw passkeyFailed()
  return result as T & { verified: true }
}

interface Asked {
  siteUrl: string
  challenge: string
}

/** The credential that the browser created for this challenge. */
export async function createdPasskey(
  ctx: Ctx,
  { siteUrl, challenge }: Asked,
  response: Record<string, unknown>,
): Promise<StoredPasskey> {
  const { rpID, origin } = relyingPartyAt(siteUrl)
  const { registrationInfo } = await verified(ctx, () =>
    verifyRegistrationResponse({
      response: response as unknown as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    }),
  )
  if (!registrationInfo) throw passkeyFailed()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  return { credentialId: id, publicKey: Buffer.from(publicKey), counter, transports }
}

/** The user handle, when present, must be the owner of the credential. */
function isOwner(ownerId: string, { response }: AuthenticationResponseJSON): boolean {
  const { userHandle } = response
  return !userHandle || Buffer.from(userHandle, 'base64url').toString() === ownerId
}

/** The counter after a right signature of the challenge by this key. */
export async function counterAfterUse(
  ctx: Ctx,
  { siteUrl, challenge }: Asked,
  given: Record<string, unknown>,
  key: StoredPasskey & { ownerId: string },
): Promise<number> {
  const { rpID, origin } = relyingPartyAt(siteUrl)
  const response = given as unknown as AuthenticationResponseJSON
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
  if (!isOwner(key.ownerId, response)) throw passkeyFailed()
  return authenticationInfo.newCounter
}
