import { identityProofEndpoints } from '@ironsouq/contract/identity/identity-proof/identity-proof.endpoints'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { SecondStep, Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { socialOf } from '@ironsouq/sandboxes/addresses'
import { visitProvider } from '@ironsouq/sandboxes/providers/browser'
import { startOidc } from '@ironsouq/sandboxes/providers/oidc'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { securityLog } from '#features/identity/security-log/security-log.tables.ts'
import { session } from '#features/identity/session/session.tables.ts'
import { socialBinding } from '#features/identity/social-login/social-login.tables.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { appCode, aSecondFactor } from './second-factor.builder.ts'

const SHOP = 'http://shop.example'
const t = translator('en')

async function aProtectedAccount(server: TestServer) {
  const { id } = await anAccount(server.ctx)
  const recoveryCodes = await aSecondFactor(server.ctx, id)
  return { id, recoveryCodes }
}

const logIn = (server: TestServer) =>
  answered(server, identityEndpoints.password, {
    account: 'yard_buyer',
    password: PASSWORD,
    agreed: TERMS_VERSION,
  })

const ticketOf = async (server: TestServer) =>
  SecondStep.parse((await logIn(server)).data).secondFactor.ticket

const finish = (server: TestServer, ticket: string, code: string) =>
  answered(server, identityEndpoints.secondFactor, { ticket, code })

const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

describe('a sign-in with a second factor', () => {
  it('by password gives no session before the code of the app', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const { data } = await logIn(server)
    expect(data).toEqual({
      secondFactor: { ticket: expect.any(String) as string, expiresAt: '2026-11-14T08:05:00.000Z' },
    })
    expect(await server.ctx.db.$count(session)).toBe(0)
    const { ticket } = SecondStep.parse(data).secondFactor
    const code = await appCode(server.ctx, id)
    expect((await finish(server, ticket, wrong(code))).msg).toBe(t('error.secondFactorWrong'))
    const signedIn = Session.parse((await finish(server, ticket, code)).data)
    const call = server.client({ bearer: signedIn.token })
    expect((await call(memberEndpoints.userInfo)).userId).toBe(id)
    const log = await server.ctx.db.select().from(securityLog).orderBy(securityLog.id)
    expect(log.map(({ outcome, method }) => [outcome, method])).toEqual([
      ['refused', 'totp'],
      ['accepted', 'totp'],
    ])
  })

  it('accepts a code of the app once, also when it comes twice at the same time', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const tickets = await Promise.all(Array.from({ length: 5 }, () => ticketOf(server)))
    const code = await appCode(server.ctx, id)
    const replies = await Promise.all(tickets.map((ticket) => finish(server, ticket, code)))
    expect(statusesOf(replies)).toEqual({ 200: 1, 400: 4 })
    const again = await finish(server, await ticketOf(server), code)
    expect(again.msg).toBe(t('error.secondFactorWrong'))
    const next = await finish(server, await ticketOf(server), await appCode(server.ctx, id, 1))
    expect(next.status).toBe(200)
  })

  it('accepts each recovery code once, in any spelling', async () => {
    await using server = await startServer()
    const { recoveryCodes } = await aProtectedAccount(server)
    const [code = ''] = recoveryCodes
    const typed = ` ${code.toUpperCase().replaceAll('-', ' ')} `
    expect((await finish(server, await ticketOf(server), typed)).status).toBe(200)
    expect((await finish(server, await ticketOf(server), code)).status).toBe(400)
    const [row] = await server.ctx.db.select().from(securityLog).orderBy(securityLog.id)
    expect(row).toMatchObject({ kind: 'signIn', outcome: 'accepted', method: 'recoveryCode' })
  })

  it('does not accept a recovery code of another member', async () => {
    await using server = await startServer()
    await aProtectedAccount(server)
    const other = await anAccount(server.ctx, { account: 'other', mail: 'other@yard.example' })
    const [code = ''] = await aSecondFactor(server.ctx, other.id)
    expect((await finish(server, await ticketOf(server), code)).status).toBe(400)
  })

  it('ends after five wrong codes, after five minutes and after its use', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const ticket = await ticketOf(server)
    const code = await appCode(server.ctx, id)
    const guesses = Array.from({ length: 8 }, () => finish(server, ticket, wrong(code)))
    const messages = (await Promise.all(guesses)).map(({ msg }) => msg)
    expect(messages.filter((msg) => msg === t('error.secondFactorWrong'))).toHaveLength(5)
    expect((await finish(server, ticket, code)).msg).toBe(t('error.secondStepOver'))
    expect((await finish(server, 'forged.ticket', code)).msg).toBe(t('error.secondStepOver'))
    const late = await ticketOf(server)
    server.turnClock('2026-11-14T08:05:00Z')
    const inTime = await appCode(server.ctx, id)
    expect((await finish(server, late, inTime)).msg).toBe(t('error.secondStepOver'))
    const used = await ticketOf(server)
    expect((await finish(server, used, inTime)).status).toBe(200)
    const next = await appCode(server.ctx, id, 1)
    expect((await finish(server, used, next)).msg).toBe(t('error.secondStepOver'))
  })

  it('allows ten wrong codes in a quarter of an hour, however many sign-ins are started', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const code = await appCode(server.ctx, id)
    const tickets: string[] = []
    while (tickets.length < 14) tickets.push(await ticketOf(server))
    const guess = (ticket: string) => finish(server, ticket, wrong(code))
    const replies = await Promise.all(tickets.map(guess))
    expect(statusesOf(replies)).toEqual({ 400: 10, 429: 4 })
    expect((await finish(server, await ticketOf(server), code)).status).toBe(429)
  })

  it('by mailed code needs the second step as well', async () => {
    await using server = await startServer()
    await aProtectedAccount(server)
    const target = { channel: 'email', target: 'buyer@yard.example' } as const
    await answered(server, identityEndpoints.sendCode, { purpose: 'login', ...target })
    const code = await sentDigits(server.ctx, { purpose: 'login', target: target.target })
    const body = { ...target, code, agreed: TERMS_VERSION }
    const { data } = await answered(server, identityEndpoints.code, body)
    expect(SecondStep.safeParse(data).success).toBe(true)
    expect(await server.ctx.db.$count(session)).toBe(0)
  })

  it('by social login needs it too, and binding by password binds nothing before it', async () => {
    await using oidc = await startOidc(SHOP)
    await using server = await startServer({
      social: socialOf({ oidcUrl: oidc.url, wechatUrl: oidc.url }),
    })
    const { id } = await aProtectedAccount(server)
    const callback = { socialType: 'google', callbackUrl: `${SHOP}/login` } as const
    const comeBack = async () => {
      const url = await server.client()(socialEndpoints.url, { query: callback })
      const authCallback = (await visitProvider(url, 'amira')).search.slice(1)
      return server.client()(socialEndpoints.login, { body: { ...callback, authCallback } })
    }
    const unbound = await comeBack()
    if (!('bindTicket' in unbound)) throw new Error('it is bound already')
    const { bindTicket } = unbound
    const typed = { bindTicket, account: 'yard_buyer', password: PASSWORD, agreed: TERMS_VERSION }
    const { status, msg } = await answered(server, identityEndpoints.bind, typed)
    expect([status, msg]).toEqual([409, t('error.bindNeedsLogin')])
    expect(await server.ctx.db.$count(socialBinding)).toBe(0)
    const ticket = await ticketOf(server)
    const code = await appCode(server.ctx, id)
    const { token } = Session.parse((await finish(server, ticket, code)).data)
    await server.client({ bearer: token })(identityEndpoints.bind, { body: { bindTicket } })
    const before = await server.ctx.db.$count(session)
    const { secondFactor } = SecondStep.parse(await comeBack())
    expect(await server.ctx.db.$count(session)).toBe(before)
    const spent = await finish(server, secondFactor.ticket, code)
    expect(spent.msg).toBe(t('error.secondFactorWrong'))
    const next = await appCode(server.ctx, id, 1)
    const signedIn = Session.parse((await finish(server, secondFactor.ticket, next)).data)
    expect(signedIn.user.userId).toBe(id)
  })

  it('by passkey is complete: it verified its user', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const call = server.client({ bearer: await server.tokenFor({ audience: 'member', id }) })
    const device = anAuthenticator(SHOP)
    const made = await call(passkeyEndpoints.addOptions)
    const key = { ticket: made.ticket, response: device.create(made.options), name: 'Key' }
    await call(passkeyEndpoints.add, { body: key })
    const { ticket, options } = await server.client()(passkeyEndpoints.loginOptions)
    const body = { ticket, response: device.get(options), agreed: TERMS_VERSION } as const
    const signedIn = await server.client()(passkeyEndpoints.login, { body })
    expect(signedIn.user.userId).toBe(id)
  })
})

describe('a proof of identity with a second factor', () => {
  it('needs the password and the code of the app', async () => {
    await using server = await startServer()
    const { id } = await aProtectedAccount(server)
    const bearer = await server.tokenFor({ audience: 'member', id })
    server.turnClock('2026-11-14T08:20:00Z')
    const call = server.client({ bearer })
    const { prove, status } = identityProofEndpoints
    expect(await call(status)).toMatchObject({ until: null, needsSecondFactor: true })
    const secondFactor = await appCode(server.ctx, id)
    const faultAt = (field: string) => ({
      status: 400,
      data: [{ field, msg: expect.any(String) as string }],
    })
    await expect(call(prove, { body: { password: PASSWORD } })).rejects.toMatchObject(
      faultAt('secondFactor'),
    )
    await expect(call(prove, { body: { password: 'wrong', secondFactor } })).rejects.toMatchObject(
      faultAt('password'),
    )
    await expect(
      call(prove, { body: { password: PASSWORD, secondFactor: wrong(secondFactor) } }),
    ).rejects.toMatchObject(faultAt('secondFactor'))
    expect((await call(status)).until).toBeNull()
    const proved = await call(prove, { body: { password: PASSWORD, secondFactor } })
    expect(proved.until).not.toBeNull()
    const log = await server.ctx.db.select().from(securityLog)
    expect(log.map(({ kind, outcome }) => [kind, outcome])).toEqual([
      ['identityProof', 'refused'],
      ['identityProof', 'refused'],
    ])
  })
})
