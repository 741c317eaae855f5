import * as oidc from 'openid-client'
import { SocialUnavailable, SocialRejected, type SocialPerson } from '#kernel/ports/social.ts'
import { appleAuth } from './apple.ts'
import { TIMEOUT_SECONDS, type SocialProviderClient } from './provider.ts'
import type { OpenIdProvider } from './social.config.ts'

const ASKED: Record<OpenIdProvider['type'], Record<string, string>> = {
  google: { scope: 'openid email profile' },
  microsoft: { scope: 'openid email profile' },
  facebook: { scope: 'openid email public_profile' },
  // With a name or e-mail scope Apple answers by a cross-site form post; our callback is a GET.
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
  const execute = [
    // The token comes by TLS from the provider; its signature must not depend on that alone.
    oidc.enableNonRepudiationChecks,
    ...(issuer.protocol === 'http:' ? [withoutTls] : []),
  ]
  const options = { timeout: TIMEOUT_SECONDS, execute }
  const found = await oidc.discovery(issuer, provider.clientId, {}, auth, options)
  if (provider.type !== 'facebook') return found
  const server: oidc.ServerMetadata = { issuer: provider.issuer, token_endpoint: provider.tokenUrl }
  Object.assign(server, found.serverMetadata())
  const whole = new oidc.Configuration(server, provider.clientId, {}, auth)
  whole.timeout = TIMEOUT_SECONDS
  for (const extend of execute) extend(whole)
  return whole
}

const textOf = (claim: unknown) => (typeof claim === 'string' ? claim : '')

function personOf(claims: oidc.IDToken): SocialPerson {
  return {
    subject: claims.sub,
    mail: textOf(claims['email']) || null,
    // Apple may send it as a string. A missing claim means not verified.
    isMailVerified: claims['email_verified'] === true || claims['email_verified'] === 'true',
    nickName: textOf(claims['name']) || textOf(claims['nickname']) || textOf(claims['given_name']),
  }
}

/** The provider rejected the login, as opposed to being unreachable. */
const isAnswer = (err: unknown) =>
  err instanceof oidc.AuthorizationResponseError ||
  (err instanceof oidc.ResponseBodyError && err.status < 500) ||
  err instanceof oidc.WWWAuthenticateChallengeError ||
  (err instanceof oidc.ClientError &&
    !['OAUTH_TIMEOUT', 'OAUTH_RESPONSE_IS_NOT_CONFORM', 'OAUTH_RESPONSE_IS_NOT_JSON'].includes(
      err.code ?? '',
    ))

/** An OpenID Connect provider. Its discovery document is fetched on first use and cached. */
export function createOpenId(provider: OpenIdProvider, now: () => Date): SocialProviderClient {
  let cached: Promise<oidc.Configuration> | null = null
  const configuration = () =>
    (cached ??= discovered(provider, now).catch((err: unknown) => {
      cached = null
      throw new SocialUnavailable(`${provider.type} does not say how it is used`, { cause: err })
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
        if (!claims) throw new SocialRejected('no identity came')
        return personOf(claims)
      } catch (err) {
        if (err instanceof SocialRejected) throw err
        const { type } = provider
        if (isAnswer(err)) throw new SocialRejected(`${type} did not agree`, { cause: err })
        throw new SocialUnavailable(`${type} does not answer`, { cause: err })
      }
    },
  }
}
