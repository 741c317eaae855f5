import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { passkeyEndpoints } from '@ironsouq/contract/identity/passkey/passkey.endpoints'
import { securityLogEndpoints } from '@ironsouq/contract/identity/security-log/security-log.endpoints'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { socialEndpoints } from '@ironsouq/contract/identity/social-login/social-login.endpoints'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { privacyEndpoints } from '@ironsouq/contract/people/privacy/privacy.endpoints'
import { smsAddressOf, socialOf } from '@ironsouq/sandboxes/addresses'
import { visitProvider } from '@ironsouq/sandboxes/providers/browser'
import { startOidc } from '@ironsouq/sandboxes/providers/oidc'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { asc } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { anAuthenticator } from '#test/authenticator.ts'
import { answered } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { deleteOldSecurityLog } from './security-log.delete-old.job.ts'
import { securityLog } from './security-log.tables.ts'

const SHOP = 'http://shop.example'
const FROM = {
  address: '94.200.17.203',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36',
}

const logIn = (server: TestServer, password = PASSWORD, account = 'yard_buyer') =>
  answered(server, identityEndpoints.password, { account, password, agreed: TERMS_VERSION }, FROM)

const signedIn = async (server: TestServer) => Session.parse((await logIn(server)).data).token

/** Kind, outcome and, where there is one, method of every entry in the order of writing. */
async function entries({ ctx }: TestServer) {
  const rows = await ctx.db
    .select()
    .from(securityLog)
    .orderBy(asc(securityLog.createdAt), asc(securityLog.id))
  return rows.map(({ kind, outcome, method }) => [kind, outcome, ...(method ? [method] : [])])
}

/** The entries that a command adds. */
async function added(server: TestServer, command: () => Promise<unknown>) {
  const before = (await entries(server)).length
  await command()
  return (await entries(server)).slice(before)
}

describe('the security log', () => {
  it('shows members their own entries, the latest first, without the full address', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    await anAccount(server.ctx, { account: 'yard_other', mail: 'other@yard.example' })
    await logIn(server, PASSWORD, 'yard_other')
    await logIn(server, 'wrong-Kite7')
    server.turnClock('2026-11-14T08:01:00Z')
    const bearer = await signedIn(server)
    const call = server.client({ bearer })
    const { records, total } = await call(securityLogEndpoints.list, {
      query: { current: 1, size: 1 },
    })
    const where = { browser: 'Chrome', system: 'Linux', network: '94.200.17.0/24', country: null }
    expect(total).toBe(2)
    expect(records).toEqual([
      {
        entryId: expect.any(String) as string,
        kind: 'signIn',
        outcome: 'accepted',
        method: 'password',
        ...where,
        at: '2026-11-14T08:01:00.000Z',
      },
    ])
    const second = await call(securityLogEndpoints.list, { query: { current: 2, size: 1 } })
    expect(second.records).toMatchObject([{ kind: 'signIn', outcome: 'refused', ...where }])
  })

  it('records a failed sign-in with a name that no account has', async () => {
    await using server = await startServer()
    await logIn(server, PASSWORD, 'yard_ghost')
    const [row] = await server.ctx.db.select().from(securityLog)
    expect(row).toMatchObject({ kind: 'signIn', outcome: 'refused', subjectId: null })
  })

  it('is not filled by a flood of refused attempts from one network', async () => {
    await using server = await startServer()
    const guess = (i: number, address: string) => {
      const body = { channel: 'email', target: `yard-${i}@yard.example`, code: '000000' }
      return answered(
        server,
        identityEndpoints.code,
        { ...body, agreed: TERMS_VERSION },
        { address },
      )
    }
    await Promise.all(Array.from({ length: 50 }, (_, i) => guess(i, `94.200.17.${i}`)))
    expect(await server.ctx.db.$count(securityLog)).toBe(30)
    await guess(50, '5.30.1.7')
    expect(await server.ctx.db.$count(securityLog)).toBe(31)
  })

  it('is deleted after the ninety days that the privacy notice names', async () => {
    await using server = await startServer()
    await logIn(server)
    server.turnClock('2027-02-12T07:59:00Z')
    await deleteOldSecurityLog.run(server.ctx)
    expect(await server.ctx.db.$count(securityLog)).toBe(1)
    server.turnClock('2027-02-12T08:01:00Z')
    await deleteOldSecurityLog.run(server.ctx)
    expect(await server.ctx.db.$count(securityLog)).toBe(0)
  })
})

describe('a sign-in is recorded', () => {
  it('by registration and by code, refused and accepted', async () => {
    await using server = await startServer()
    const target = { channel: 'email', target: 'new@yard.example' } as const
    const send = (purpose: 'register' | 'login') =>
      answered(server, identityEndpoints.sendCode, { purpose, ...target })
    await send('register')
    const code = await sentDigits(server.ctx, { purpose: 'register', target: target.target })
    const form = {
      account: 'yard_new',
      nickName: 'New',
      email: target.target,
      code,
      password: PASSWORD,
      confirmPassword: PASSWORD,
      agreed: TERMS_VERSION,
    }
    const register = () => answered(server, identityEndpoints.register, form)
    expect(await added(server, register)).toEqual([['signIn', 'accepted', 'registration']])
    await send('login')
    const digits = await sentDigits(server.ctx, { purpose: 'login', target: target.target })
    const byCode = (code: string) => () =>
      answered(server, identityEndpoints.code, { ...target, code, agreed: TERMS_VERSION })
    expect(await added(server, byCode(otherThan(digits)))).toEqual([['signIn', 'refused', 'code']])
    expect(await added(server, byCode(digits))).toEqual([['signIn', 'accepted', 'code']])
    const rows = await server.ctx.db.select().from(securityLog)
    expect(new Set(rows.map(({ subjectId }) => subjectId)).size).toBe(1)
  })

  it('by passkey, with the passkey that was added and removed', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const call = server.client({ bearer: await signedIn(server) })
    const device = anAuthenticator(SHOP)
    const { ticket, options } = await call(passkeyEndpoints.addOptions)
    const body = { ticket, response: device.create(options), name: 'Key' }
    expect(await added(server, () => call(passkeyEndpoints.add, { body }))).toEqual([
      ['passkeyAdd', 'accepted'],
    ])
    const asked = await server.client()(passkeyEndpoints.loginOptions)
    const signed = {
      ticket: asked.ticket,
      response: device.get(asked.options),
      agreed: TERMS_VERSION,
    }
    const signIn = () => answered(server, passkeyEndpoints.login, signed)
    expect(await added(server, signIn)).toEqual([['signIn', 'accepted', 'passkey']])
    expect(await added(server, signIn)).toEqual([['signIn', 'refused', 'passkey']])
    const [key] = await call(passkeyEndpoints.list)
    const remove = () =>
      call(passkeyEndpoints.remove, { body: { passkeyId: key?.passkeyId ?? '' } })
    expect(await added(server, remove)).toEqual([['passkeyRemove', 'accepted']])
  })

  it('by social login, with the binding that was made and removed', async () => {
    await using oidc = await startOidc(SHOP)
    await using server = await startServer({
      social: socialOf({ oidcUrl: oidc.url, wechatUrl: oidc.url }),
    })
    await anAccount(server.ctx)
    const call = server.client({ bearer: await signedIn(server) })
    const callback = { socialType: 'google', callbackUrl: `${SHOP}/login` } as const
    const comeBack = async () => {
      const url = await server.client()(socialEndpoints.url, { query: callback })
      return { ...callback, authCallback: (await visitProvider(url, 'amira')).search.slice(1) }
    }
    const finish = (body: Awaited<ReturnType<typeof comeBack>>) => () =>
      answered(server, socialEndpoints.login, body)
    const { data } = await finish(await comeBack())()
    const { bindTicket } = data as { bindTicket: string }
    const bind = () => call(identityEndpoints.bind, { body: { bindTicket } })
    expect(await added(server, bind)).toEqual([['socialBind', 'accepted']])
    const body = await comeBack()
    expect(await added(server, finish(body))).toEqual([['signIn', 'accepted', 'social']])
    expect(await added(server, finish(body))).toEqual([['signIn', 'refused', 'social']])
    const again = server.client({ bearer: await signedIn(server) })
    const unbind = () => again(socialEndpoints.unbind, { body: { socialType: 'google' } })
    expect(await added(server, unbind)).toEqual([['socialUnbind', 'accepted']])
  })
})

describe('a change of the account is recorded', () => {
  it('when the email address or the mobile number changes', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    await anAccount(server.ctx)
    const bearer = await signedIn(server)
    const changes = [
      ['changeMail', 'mailChange', 'mail', 'new@yard.example', memberEndpoints.mail],
      ['changeMobile', 'mobileChange', 'mobile', '+971501234567', memberEndpoints.mobile],
    ] as const
    for (const [purpose, kind, field, target, endpoint] of changes) {
      await answered(server, accountEndpoints.sendCode, { purpose, target }, { bearer })
      const code = await sentDigits(server.ctx, { purpose, target })
      const change = (code: string) => () =>
        answered(server, endpoint, { [field]: target, code }, { bearer })
      expect(await added(server, change(otherThan(code)))).toEqual([[kind, 'refused']])
      expect(await added(server, change(code))).toEqual([[kind, 'accepted']])
    }
  })

  it('when the password changes or is reset', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const bearer = await signedIn(server)
    const NEW = 'blau.9.Regen'
    const secret = { password: NEW, confirmPassword: NEW }
    const change = (original: string) => () =>
      answered(server, accountEndpoints.changePassword, { original, ...secret }, { bearer })
    expect(await added(server, change('wrong-Kite7'))).toEqual([['passwordChange', 'refused']])
    expect(await added(server, change(PASSWORD))).toEqual([['passwordChange', 'accepted']])
    const account = 'yard_buyer'
    const { data } = await answered(server, identityEndpoints.recover, { account })
    const { asked } = identityEndpoints.recover.data.parse(data)
    const code = await sentDigits(server.ctx, { purpose: 'reset', target: account })
    const verify = (code: string) =>
      answered(server, identityEndpoints.recoverVerify, { account, asked, code })
    expect(await added(server, () => verify(otherThan(code)))).toEqual([
      ['passwordReset', 'refused'],
    ])
    const { ticket } = identityEndpoints.recoverVerify.data.parse((await verify(code)).data)
    const reset = () => answered(server, identityEndpoints.recoverReset, { ticket, ...secret })
    expect(await added(server, reset)).toEqual([['passwordReset', 'accepted']])
  })

  it('when sessions end, and when a renewed token is used again', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const bearer = await signedIn(server)
    const call = server.client({ bearer })
    const endOthers = () => call(sessionEndpoints.endOthers)
    expect(await added(server, endOthers)).toEqual([['signOutOthers', 'accepted']])
    const { token } = await call(sessionEndpoints.renew)
    const isServed = async (bearer: string | null) =>
      (await answered(server, memberEndpoints.userInfo, {}, { bearer: bearer ?? '' })).status
    expect(await isServed(token)).toBe(200)
    await vi.waitFor(async () => {
      server.turnClock('2026-11-14T08:00:00Z')
      const { rows } = await server.pool.query('select previous_until from session')
      expect(rows).toContainEqual({ previous_until: expect.any(Date) as Date })
    }, 8000)
    server.turnClock('2026-11-14T08:05:00Z')
    const reuse = async () => expect(await isServed(bearer)).toBe(401)
    expect(await added(server, reuse)).toEqual([['tokenReuse', 'refused']])
  })

  it('when staff receive permissions', async () => {
    await using server = await startServer()
    expect(await added(server, () => server.staffToken())).toEqual([
      ['permissionGrant', 'accepted'],
    ])
  })

  it('when personal data is exported and erased; the erasure keeps no origin', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx)
    const bearer = await signedIn(server)
    const ask = () => answered(server, privacyEndpoints.ask, {}, { ...FROM, bearer })
    expect(await added(server, ask)).toEqual([['dataExport', 'accepted']])
    expect(await added(server, ask)).toEqual([])
    const erase = (password: string) => () =>
      answered(server, privacyEndpoints.erase, { password }, { ...FROM, bearer })
    expect(await added(server, erase('wrong-Kite7'))).toEqual([['erasure', 'refused']])
    await erase(PASSWORD)()
    const rows = await server.ctx.db.select().from(securityLog)
    expect(rows).toMatchObject([
      { subjectId: id, kind: 'erasure', outcome: 'accepted', network: '', browser: '' },
    ])
  })
})
