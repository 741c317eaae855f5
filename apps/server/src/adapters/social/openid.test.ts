import { generateKeyPairSync } from 'node:crypto'
import { GOOGLE } from '@ironsouq/sandboxes/credentials'
import { APPLE, startApple } from '@ironsouq/sandboxes/providers/apple'
import { visitProvider } from '@ironsouq/sandboxes/providers/browser'
import { startOidc } from '@ironsouq/sandboxes/providers/oidc'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { SocialUnavailable, SocialRejected } from '#kernel/ports/social.ts'
import type { OpenIdProvider } from './social.config.ts'
import { createSocial } from './social.ts'

const SHOP = 'http://shop.example'
const ATTEMPT = {
  callbackUrl: `${SHOP}/login`,
  state: 'a-state',
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(64),
}

/** Signs in at the provider; `expected` replaces parameters of the attempt for the callback. */
async function signInAt(
  provider: OpenIdProvider,
  account: string,
  expected: Partial<typeof ATTEMPT> = {},
) {
  const social = createSocial([provider], systemClock)
  const { search } = await visitProvider(await social.begin(provider.type, ATTEMPT), account)
  return social.finish(provider.type, { ...ATTEMPT, ...expected, query: search })
}

const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const appleAt = (issuer: string, key = privateKey): OpenIdProvider => ({
  type: 'apple',
  ...APPLE,
  privateKey: key.export({ format: 'pem', type: 'pkcs8' }),
  issuer,
})

describe('Apple', () => {
  it('accepts a client secret that is signed per request, and answers by query string', async () => {
    await using apple = await startApple(publicKey)
    expect(await signInAt(appleAt(apple.url), '')).toEqual({
      subject: '000123.0123456789abcdef.0456',
      mail: null,
      isMailVerified: true,
      nickName: '',
    })
  })

  it('refuses a secret that another key signed', async () => {
    await using apple = await startApple(publicKey)
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    await expect(signInAt(appleAt(apple.url, other), '')).rejects.toThrow(SocialRejected)
  })
})

describe('Facebook', () => {
  it('uses a configured token endpoint when its discovery document has none', async () => {
    await using oidc = await startOidc(SHOP, { hides: 'token_endpoint' })
    const facebook = { type: 'facebook' as const, ...GOOGLE, issuer: oidc.url }
    const tokenUrl = `${oidc.url}/token`
    expect(await signInAt({ ...facebook, tokenUrl }, 'amira')).toMatchObject({ subject: 'amira' })
    const nowhere = { ...facebook, tokenUrl: 'http://127.0.0.1:1/token' }
    await expect(signInAt(nowhere, 'amira')).rejects.toThrow(SocialUnavailable)
  })
})

describe('a callback', () => {
  it.each(['nonce', 'verifier', 'state'] as const)(
    'must have the %s of its attempt',
    async (name) => {
      await using oidc = await startOidc(SHOP)
      const google = { type: 'google' as const, ...GOOGLE, issuer: oidc.url }
      expect(await signInAt(google, 'layla')).toMatchObject({ mail: 'layla@example.com' })
      await expect(signInAt(google, 'layla', { [name]: 'x'.repeat(64) })).rejects.toThrow(
        SocialRejected,
      )
    },
  )

  it.each(['claims', 'keys'] as const)(
    'must have an identity that the provider signed: other %s are refused',
    async (forges) => {
      await using oidc = await startOidc(SHOP, { forges })
      const google = { type: 'google' as const, ...GOOGLE, issuer: oidc.url }
      await expect(signInAt(google, 'layla')).rejects.toThrow(SocialRejected)
    },
  )

  it('is not accepted without the keys of the provider', async () => {
    await using oidc = await startOidc(SHOP, { hides: 'jwks_uri' })
    const google = { type: 'google' as const, ...GOOGLE, issuer: oidc.url }
    await expect(signInAt(google, 'layla')).rejects.toThrow()
  })

  it('works again after the provider was unavailable', async () => {
    const oidc = await startOidc(SHOP)
    const port = Number(new URL(oidc.url).port)
    const social = createSocial([{ type: 'google', ...GOOGLE, issuer: oidc.url }], systemClock)
    await oidc[Symbol.asyncDispose]()
    await expect(social.begin('google', ATTEMPT)).rejects.toThrow(SocialUnavailable)
    await using _again = await startOidc(SHOP, { port })
    expect(await social.begin('google', ATTEMPT)).toContain('code_challenge=')
  })
})
