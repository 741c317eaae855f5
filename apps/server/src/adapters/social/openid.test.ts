import { generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { systemClock } from '#kernel/clock.ts'
import { SocialAway, SocialRefused } from '#kernel/ports.ts'
import { GOOGLE } from '#test/peers/addresses.ts'
import { APPLE, startApple } from '#test/peers/apple.ts'
import { startOidc } from '#test/peers/oidc.ts'
import { visitProvider } from '#test/peers/visitor.ts'
import type { OpenIdProvider } from './social.config.ts'
import { createSocial } from './social.ts'

const SHOP = 'http://shop.example'
const ATTEMPT = {
  callbackUrl: `${SHOP}/login`,
  state: 'a-state',
  nonce: 'n'.repeat(43),
  verifier: 'v'.repeat(64),
}

/** Goes to the provider and comes back; what is expected of it may differ from what was begun. */
async function goThere(
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
  it('is told apart by a secret that is signed for the call, and comes back by the address', async () => {
    await using apple = await startApple(publicKey)
    expect(await goThere(appleAt(apple.url), '')).toEqual({
      subject: '000123.0123456789abcdef.0456',
      mail: null,
      isMailVerified: true,
      nickName: '',
    })
  })

  it('does not agree to a secret of another key', async () => {
    await using apple = await startApple(publicKey)
    const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
    await expect(goThere(appleAt(apple.url, other), '')).rejects.toThrow(SocialRefused)
  })
})

describe('Facebook', () => {
  it('is asked where it says nothing of where to ask', async () => {
    await using oidc = await startOidc(SHOP, { hides: 'token_endpoint' })
    const facebook = { type: 'facebook' as const, ...GOOGLE, issuer: oidc.url }
    const tokenUrl = `${oidc.url}/token`
    expect(await goThere({ ...facebook, tokenUrl }, 'amira')).toMatchObject({ subject: 'amira' })
    const nowhere = { ...facebook, tokenUrl: 'http://127.0.0.1:1/token' }
    await expect(goThere(nowhere, 'amira')).rejects.toThrow(SocialAway)
  })
})

describe('what comes back', () => {
  it.each(['nonce', 'verifier', 'state'] as const)(
    'must have the %s it was begun with',
    async (name) => {
      await using oidc = await startOidc(SHOP)
      const google = { type: 'google' as const, ...GOOGLE, issuer: oidc.url }
      expect(await goThere(google, 'layla')).toMatchObject({ mail: 'layla@example.com' })
      await expect(goThere(google, 'layla', { [name]: 'x'.repeat(64) })).rejects.toThrow(
        SocialRefused,
      )
    },
  )

  it('is asked for again after the provider was away', async () => {
    const oidc = await startOidc(SHOP)
    const port = Number(new URL(oidc.url).port)
    const social = createSocial([{ type: 'google', ...GOOGLE, issuer: oidc.url }], systemClock)
    await oidc[Symbol.asyncDispose]()
    await expect(social.begin('google', ATTEMPT)).rejects.toThrow(SocialAway)
    await using _again = await startOidc(SHOP, { port })
    expect(await social.begin('google', ATTEMPT)).toContain('code_challenge=')
  })
})
