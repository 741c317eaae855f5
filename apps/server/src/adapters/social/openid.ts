import * as oidc from 'openid-client'
import { SocialAway, SocialRefused, type SocialPerson } from '#kernel/ports.ts'
import { appleAuth } from './apple.ts'
import type { OpenIdProvider } from './social.config.ts'
import { PATIENCE_SECONDS, type Way } from './way.ts'

const ASKED: Record<OpenIdProvider['type'], Record<string, string>> = {
  google: { scope: 'openid email profile' },
  microsoft: { scope: 'openid email profile' },
  facebook: { scope: 'openid email public_profile' },
  // Whoever asks Apple for a name or an address is answered by a form that is posted across sites;
  // our pages are come back to by their address alone.
  apple: { scope: 'openid', response_mode: 'query' },
}

const authOf = (provider: OpenIdProvider, now: () => Date) =>
  provider.type === 'apple'
    ? appleAuth(provider, now)
    : oidc.ClientSecretPost(provider.clientSecret)

// oxlint-disable-next-line typescript/no-deprecated -- marked so as to stand out: for this machine
const withoutTls: (config: oidc.Configuration) => void = oidc.allowInsecureRequests

async function discovered(provider: OpenIdProvider, now: () => Date) {
  const issuer = new URL(provider.issuer)
  const auth = authOf(provider, now)
  const execute = issuer.protocol === 'http:' ? [withoutTls] : []
  const options = { timeout: PATIENCE_SECONDS, execute }
  const found = await oidc.discovery(issuer, provider.clientId, {}, auth, options)
  if (provider.type !== 'facebook') return found
  const server: oidc.ServerMetadata = { issuer: provider.issuer, token_endpoint: provider.tokenUrl }
  Object.assign(server, found.serverMetadata())
  const whole = new oidc.Configuration(server, provider.clientId, {}, auth)
  whole.timeout = PATIENCE_SECONDS
  for (const extend of execute) extend(whole)
  return whole
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '')

function personOf(claims: oidc.IDToken): SocialPerson {
  return {
    subject: claims.sub,
    mail: textOf(claims['email']) || null,
    // Apple may say it as text. Who says nothing has not seen it.
    isMailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    nickName: textOf(claims['name']) || textOf(claims['nickname']) || textOf(claims['given_name']),
  }
}

/** The provider said something that ends this login, as against: it could not be asked. */
const isAnswer = (err: unknown) =>
  err instanceof oidc.AuthorizationResponseError ||
  (err instanceof oidc.ResponseBodyError && err.status < 500) ||
  err instanceof oidc.WWWAuthenticateChallengeError ||
  (err instanceof oidc.ClientError &&
    !['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      err.code ?? '',
    ))

/** A provider of OpenID Connect. What it says of itself is asked when first needed, and kept. */
export function createOpenId(provider: OpenIdProvider, now: () => Date): Way {
  let kept: Promise<oidc.Configuration> | null = null
  const configuration = () =>
    (kept ??= discovered(provider, now).catch((err: unknown) => {
      kept = null
      throw new SocialAway(`${provider.type} does not say how it is used`, { cause: err })
    }))
  return {
    async begin({ callbackUrl, state, nonce, verifier }) {
      const url = oidc.buildAuthorizationUrl(await configuration(), {
        ...ASKED[provider.type],
        redirect_uri: callbackUrl,
        response_type: 'code',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      })
      return url.href
    },
    async finish({ callbackUrl, query, state, nonce, verifier }) {
      const config = await configuration()
      const cameTo = new URL(callbackUrl)
      cameTo.search = query
      try {
        const tokens = await oidc.authorizationCodeGrant(config, cameTo, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        })
        const claims = tokens.claims()
        if (!claims) throw new SocialRefused('no identity came')
        return personOf(claims)
      } catch (err) {
        if (err instanceof SocialRefused) throw err
        const { type } = provider
        if (isAnswer(err)) throw new SocialRefused(`${type} did not agree`, { cause: err })
        throw new SocialAway(`${type} does not answer`, { cause: err })
      }
    },
  }
}
