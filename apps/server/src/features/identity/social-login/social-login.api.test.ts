import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import type { SocialType } from '@ironsouq/contract/identity/social-login/social-login.types'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import type { Key } from '@ironsouq/i18n/messages'
import { translator } from '@ironsouq/i18n/translate'
import { socialOf } from '@ironsouq/sandboxes/addresses'
import type { RunningProvider } from '@ironsouq/sandboxes/listen'
import { visitProvider } from '@ironsouq/sandboxes/providers/browser'
import { startOidc } from '@ironsouq/sandboxes/providers/oidc'
import { startWeChat } from '@ironsouq/sandboxes/providers/wechat'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { savePassword } from '#features/identity/identity/identity.password.service.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { aMember } from '#features/people/member/member.builder.ts'
import { hashPassword } from '#kernel/data/password-hash.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { socialAttempt, socialBinding } from './social-login.tables.ts'

const SHOP = 'http://shop.example'
const LOGIN = `${SHOP}/login`

let oidc: RunningProvider
let wechat: RunningProvider
beforeAll(async () => {
  oidc = await startOidc(SHOP)
  wechat = await startWeChat()
})
afterAll(async () => {
  await oidc[Symbol.asyncDispose]()
  await wechat[Symbol.asyncDispose]()
})

const aShop = () => startServer({ social: socialOf({ oidcUrl: oidc.url, wechatUrl: wechat.url }) })

const refused = (key: Key, status = 409) => ({ status, message: translator('en')(key) })

const begin = (server: TestServer, socialType: SocialType = 'google', callbackUrl = LOGIN) =>
  server.client()(socialEndpoints.url, { query: { socialType, callbackUrl } })

const finish = (
  server: TestServer,
  authCallback: string,
  {
    socialType = 'google',
    callbackUrl = LOGIN,
  }: { socialType?: SocialType; callbackUrl?: string } = {},
) => server.client()(socialEndpoints.login, { body: { socialType, callbackUrl, authCallback } })

/** The callback of the provider for a subject, or after a refusal. */
async function callbackFrom(
  server: TestServer,
  account: string,
  socialType: SocialType = 'google',
) {
  const back = await visitProvider(await begin(server, socialType), account)
  expect(`${back.origin}${back.pathname}`).toBe(LOGIN)
  return back.search
}

async function signIn(server: TestServer, account: string, socialType: SocialType = 'google') {
  return finish(server, await callbackFrom(server, account, socialType), { socialType })
}

async function ticketOf(server: TestServer, account: string, socialType: SocialType = 'google') {
  const result = await signIn(server, account, socialType)
  if (!('bindTicket' in result)) throw new Error('there was a session already')
  return result
}

async function withPassword(server: TestServer, given: Parameters<typeof aMember>[1] = {}) {
  const who = await aMember(server.ctx, given)
  await savePassword(server.ctx, who.id, await hashPassword(PASSWORD))
  return who
}

const tokenOf = ({ tokenFor }: TestServer, id: string) => tokenFor({ audience: 'member', id })

const bound = async (server: TestServer, bearer: string, bindTicket: string) =>
  server.client({ bearer })(identityEndpoints.bind, { body: { bindTicket } })

/** A member whose account is bound to a subject of the provider. */
async function aBoundMember(server: TestServer, account = 'amira') {
  const who = await withPassword(server)
  const { bindTicket } = await ticketOf(server, account)
  const { token } = await bound(server, await tokenOf(server, who.id), bindTicket)
  return { ...who, token }
}

describe('a social login', () => {
  it('starts at the provider with state, nonce and PKCE [CL-14] [ID-12]', async () => {
    await using server = await aShop()
    const url = new URL(await begin(server))
    expect(url.origin).toBe(oidc.url)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      response_type: 'code',
      redirect_uri: LOGIN,
      code_challenge_method: 'S256',
      scope: 'openid email profile',
    })
    const [attempt] = await server.ctx.db.select().from(socialAttempt)
    expect(url.searchParams.get('nonce')).toBe(attempt?.nonce)
    expect(url.href).not.toContain(attempt?.verifier)
    expect(url.searchParams.get('state')).toMatch(/^[\w-]{36}\.[\w-]{43}$/)
  })

  it('signs in a member with a binding, with a valid session [CL-14] [ID-12]', async () => {
    await using server = await aShop()
    const { id } = await aBoundMember(server)
    const result = await signIn(server, 'amira')
    if (!('session' in result)) throw new Error('there was no session')
    expect(result.session.user.userId).toBe(id)
    const bearer = result.session.token
    const info = await server.client({ bearer })(memberEndpoints.userInfo)
    expect(info).toMatchObject({ userId: id })
  })

  it('without a binding returns a ticket and the provider’s profile [CL-14]', async () => {
    await using server = await aShop()
    expect(await signIn(server, 'amira')).toEqual({
      bindTicket: expect.stringMatching(/^[\w.-]+$/) as string,
      nickName: 'Amira Haddad',
      email: 'amira@example.com',
      hasAccount: false,
    })
    expect(await signIn(server, 'nour')).toMatchObject({ nickName: 'Nour Al Mansoor', email: '' })
  })

  it('reports a known address only if it is verified, and never binds by it', async () => {
    await using server = await aShop()
    await aMember(server.ctx, { mail: 'Layla@Example.com' })
    await aMember(server.ctx, { mail: 'omar@example.com' })
    expect(await signIn(server, 'layla')).toMatchObject({ hasAccount: true })
    expect(await signIn(server, 'omar')).toMatchObject({ hasAccount: false })
    expect(await server.ctx.db.select().from(socialBinding)).toEqual([])
  })

  it('fails with a message when the user refuses, and stores nothing [ID-12]', async () => {
    await using server = await aShop()
    const back = await callbackFrom(server, '')
    expect(new URLSearchParams(back).get('error')).toBe('access_denied')
    await expect(finish(server, back)).rejects.toMatchObject(refused('error.socialFailed'))
    const [attempt] = await server.ctx.db.select().from(socialAttempt)
    expect(attempt).toMatchObject({ subject: null, usedAt: server.ctx.now() })
  })

  it('is refused with a state that is forged or belongs to another attempt', async () => {
    await using server = await aShop()
    const back = new URLSearchParams(await callbackFrom(server, 'amira'))
    const forged = new URLSearchParams(back)
    const [id = ''] = (back.get('state') ?? '').split('.')
    forged.set('state', `${id}.${'A'.repeat(43)}`)
    await expect(finish(server, `?${forged}`)).rejects.toMatchObject(refused('error.socialFailed'))
    const other = new URL(await begin(server)).searchParams.get('state') ?? ''
    const mixed = new URLSearchParams(back)
    mixed.set('state', other)
    await expect(finish(server, `?${mixed}`)).rejects.toMatchObject(refused('error.socialFailed'))
    await expect(finish(server, '')).rejects.toMatchObject(refused('error.socialFailed'))
    expect(await finish(server, `?${back}`)).toMatchObject({ email: 'amira@example.com' })
  })

  it('accepts its callback once, also for concurrent requests and replays', async () => {
    await using server = await aShop()
    const back = await callbackFrom(server, 'amira')
    const two = await Promise.allSettled([finish(server, back), finish(server, back)])
    expect(two.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(finish(server, back)).rejects.toMatchObject(refused('error.socialFailed'))
  })

  it('expires after ten minutes', async () => {
    await using server = await aShop()
    const back = await callbackFrom(server, 'amira')
    server.turnClock('2026-11-14T08:10:01Z')
    await expect(finish(server, back)).rejects.toMatchObject(refused('error.socialFailed'))
  })

  it('is refused with another callback URL or another provider', async () => {
    await using server = await aShop()
    const back = await callbackFrom(server, 'amira')
    const elsewhere = finish(server, back, { callbackUrl: `${SHOP}/ar/login` })
    await expect(elsewhere).rejects.toMatchObject(refused('error.socialFailed'))
    const other = finish(server, back, { socialType: 'wechat' })
    await expect(other).rejects.toMatchObject(refused('error.socialFailed'))
  })

  it('returns only to a login page of this shop [ID-12]', async () => {
    await using server = await aShop()
    for (const elsewhere of ['http://evil.example/login', `${SHOP}/register?/login`])
      await expect(begin(server, 'google', elsewhere)).rejects.toMatchObject(
        refused('error.callbackRefused', 400),
      )
    expect(await server.ctx.db.select().from(socialAttempt)).toEqual([])
  })

  it('returns to the page that it began on without its query and hash [ID-12]', async () => {
    await using server = await aShop()
    const began = `${SHOP}/ar/login?back=%2Fcart#form`
    const url = await begin(server, 'google', began)
    expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${SHOP}/ar/login`)
    const back = await visitProvider(url, 'amira')
    expect(back.hash).toBe('')
    expect([...back.searchParams.keys()]).not.toContain('back')
    const result = await finish(server, back.search, { callbackUrl: began })
    expect(result).toMatchObject({ email: 'amira@example.com' })
  })

  it('returns to the login page of any language [ID-12]', async () => {
    await using server = await aShop()
    const back = await visitProvider(await begin(server, 'google', `${SHOP}/zh_HK/login`), 'amira')
    const result = await finish(server, back.search, { callbackUrl: `${SHOP}/zh_HK/login` })
    expect(result).toMatchObject({ email: 'amira@example.com' })
  })

  it('is refused with a message when the provider is not offered or not available', async () => {
    const away = [{ ...socialOf({ oidcUrl: 'http://127.0.0.1:1', wechatUrl: '' })[0] }] as never
    await using server = await startServer({ social: away })
    await expect(begin(server, 'wechat')).rejects.toMatchObject(refused('error.socialNotOffered'))
    await expect(begin(server)).rejects.toMatchObject(refused('error.socialAway', 503))
  })
})

describe('a social login with WeChat', () => {
  it('signs in by the union id, once per code [CL-14]', async () => {
    await using server = await aShop()
    const url = new URL(await begin(server, 'wechat'))
    expect(url.hash).toBe('#wechat_redirect')
    const result = await ticketOf(server, 'o-wang', 'wechat')
    expect(result).toMatchObject({ nickName: '王师傅', email: '', hasAccount: false })
    const { id } = await aMember(server.ctx)
    await bound(server, await tokenOf(server, id), result.bindTicket)
    expect(await server.ctx.db.select().from(socialBinding)).toMatchObject([
      { memberId: id, socialType: 'wechat', subject: 'u-wang' },
    ])
    const again = await signIn(server, 'o-wang', 'wechat')
    expect(again).toMatchObject({ session: { user: { userId: id } } })
  })

  it('fails with a message for a refusal and for an invalid code', async () => {
    await using server = await aShop()
    await expect(signIn(server, '', 'wechat')).rejects.toMatchObject(refused('error.socialFailed'))
    const back = new URLSearchParams(await callbackFrom(server, 'o-chen', 'wechat'))
    back.set('code', 'made-up')
    const made = finish(server, `?${back}`, { socialType: 'wechat' })
    await expect(made).rejects.toMatchObject(refused('error.socialFailed'))
  })
})

describe('a bind ticket', () => {
  it('is used by registering an account [CL-14] [CL-23]', async () => {
    await using server = await aShop()
    const call = server.client()
    const { bindTicket, nickName, email } = await ticketOf(server, 'amira')
    const target = { purpose: 'register', target: email } as const
    await call(identityEndpoints.sendCode, { body: { ...target, channel: 'email' } })
    const form = {
      account: 'amira_h',
      nickName,
      email,
      code: await sentDigits(server.ctx, target),
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agreed: TERMS_VERSION,
    } as const
    const forged = { ...form, bindTicket: `${bindTicket}x` }
    await expect(call(identityEndpoints.register, { body: forged })).rejects.toMatchObject(
      refused('error.socialFailed'),
    )
    const { user } = await call(identityEndpoints.register, { body: { ...form, bindTicket } })
    expect(user).toMatchObject({ userMail: email, nickName })
    const again = await signIn(server, 'amira')
    expect(again).toMatchObject({ session: { user: { userId: user.userId } } })
  })

  it('binds to the account with the given password, and signs in [CL-23]', async () => {
    await using server = await aShop()
    const who = await withPassword(server, { mail: 'layla@example.com' })
    const { bindTicket } = await ticketOf(server, 'layla')
    const wrong = { bindTicket, account: 'layla@example.com', password: 'not-hers-1!' }
    await expect(server.client()(identityEndpoints.bind, { body: wrong })).rejects.toMatchObject({
      status: 400,
    })
    expect(await server.ctx.db.select().from(socialBinding)).toEqual([])
    const session = await server.client()(identityEndpoints.bind, {
      body: { ...wrong, password: PASSWORD },
    })
    expect(session.user.userId).toBe(who.id)
    expect(await signIn(server, 'layla')).toMatchObject({ session: { user: { userId: who.id } } })
  })

  it('binds to the signed-in member, whose session continues with a new token [CL-23]', async () => {
    await using server = await aShop()
    const { id, token } = await aBoundMember(server)
    const bearer = token
    expect(await server.client({ bearer })(memberEndpoints.userInfo)).toMatchObject({ userId: id })
    const { rows } = await server.pool.query<{ n: number }>('select count(*)::int n from session')
    expect(rows).toEqual([{ n: 1 }])
  })

  it('requires account and password from a visitor [CL-23]', async () => {
    await using server = await aShop()
    const { bindTicket } = await ticketOf(server, 'amira')
    await expect(
      server.client()(identityEndpoints.bind, { body: { bindTicket } }),
    ).rejects.toMatchObject({
      status: 400,
      data: [
        expect.objectContaining({ field: 'account' }),
        { field: 'password', msg: expect.any(String) as string },
      ],
    })
  })

  it('is valid once, for half an hour, and cannot be forged', async () => {
    await using server = await aShop()
    const [one, two] = [await withPassword(server), await withPassword(server)]
    const [first, second] = [await tokenOf(server, one.id), await tokenOf(server, two.id)]
    const { bindTicket } = await ticketOf(server, 'amira')
    const failed = refused('error.socialFailed')
    const [id = ''] = bindTicket.split('.')
    await expect(bound(server, first, `${id}.${'A'.repeat(43)}`)).rejects.toMatchObject(failed)
    const state = server.ctx.signer.sign('social', id)
    await expect(bound(server, first, state)).rejects.toMatchObject(failed)
    await bound(server, first, bindTicket)
    await expect(bound(server, second, bindTicket)).rejects.toMatchObject(failed)
    const late = await ticketOf(server, 'omar')
    server.turnClock('2026-11-14T08:30:01Z')
    const later = await tokenOf(server, two.id)
    await expect(bound(server, later, late.bindTicket)).rejects.toMatchObject(failed)
  })

  it('binds one subject of a provider to one account, and one account to one subject', async () => {
    await using server = await aShop()
    const early = await ticketOf(server, 'amira')
    const { token } = await aBoundMember(server, 'amira')
    const other = await withPassword(server)
    await expect(
      bound(server, await tokenOf(server, other.id), early.bindTicket),
    ).rejects.toMatchObject(refused('error.socialBoundElsewhere'))
    const { bindTicket } = await ticketOf(server, 'omar')
    await expect(bound(server, token, bindTicket)).rejects.toMatchObject(
      refused('error.socialAnotherBound'),
    )
    const session = await bound(server, token, early.bindTicket)
    expect(session.user.userId).not.toBe(other.id)
  })
})

describe('the bindings of an account', () => {
  it('are listed among the providers of the shop, and can be removed [ID-15]', async () => {
    await using server = await aShop()
    const { token: bearer } = await aBoundMember(server)
    const call = server.client({ bearer })
    const boundAt = server.ctx.now().toISOString()
    expect(await call(socialEndpoints.list)).toEqual([
      { socialType: 'google', boundAt },
      { socialType: 'wechat', boundAt: null },
    ])
    await call(socialEndpoints.unbind, { body: { socialType: 'google' } })
    expect(await call(socialEndpoints.list)).toContainEqual({ socialType: 'google', boundAt: null })
    await expect(
      call(socialEndpoints.unbind, { body: { socialType: 'google' } }),
    ).rejects.toMatchObject({ status: 404 })
    expect(await signIn(server, 'amira')).toMatchObject({ email: 'amira@example.com' })
  })

  it('cannot be removed while they are the only way to sign in [ID-15]', async () => {
    await using server = await aShop()
    const bare = await aMember(server.ctx, { mail: null, mobile: null, account: null })
    const google = await ticketOf(server, 'amira')
    const { token } = await bound(server, await tokenOf(server, bare.id), google.bindTicket)
    const wechatTicket = await ticketOf(server, 'o-wang', 'wechat')
    const { token: bearer } = await bound(server, token, wechatTicket.bindTicket)
    const call = server.client({ bearer })
    const both = await Promise.allSettled([
      call(socialEndpoints.unbind, { body: { socialType: 'google' } }),
      call(socialEndpoints.unbind, { body: { socialType: 'wechat' } }),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const [left] = await server.ctx.db.select().from(socialBinding)
    const { socialType } = left ?? { socialType: 'google' }
    const take = call(socialEndpoints.unbind, { body: { socialType } })
    await expect(take).rejects.toMatchObject(refused('error.lastWayIn'))
    await server.pool.query('update member set mail = $1, mail_verified_at = now() where id = $2', [
      'bare@example.com',
      bare.id,
    ])
    await call(socialEndpoints.unbind, { body: { socialType } })
    expect(await server.ctx.db.select().from(socialBinding)).toEqual([])
  })
})
