import { hash, randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import {
  SIGN_IN_WAIT_MINUTES,
  TERMS_VERSION,
} from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { knownDevice, session } from '#features/identity/session/session.tables.ts'
import { sentDigits } from '#features/identity/verification/verification.builder.ts'
import { answered } from '#test/calls.ts'
import { startCtx, startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { anAccount, PASSWORD } from './identity.builder.ts'
import { signInMember } from './identity.login.service.ts'
import { passwordOf } from './identity.queries.ts'
import { credential } from './identity.tables.ts'

const en = translator('en')

type Caller = Parameters<typeof answered>[3]

const logIn = (server: TestServer, account: string, password = PASSWORD, caller: Caller = {}) =>
  answered(server, identityEndpoints.password, { account, password, agreed: TERMS_VERSION }, caller)
const signedIn = async (server: TestServer, caller: Caller = {}) => {
  const { data, msg } = await logIn(server, 'yard_buyer', PASSWORD, caller)
  const parsed = Session.safeParse(data)
  if (!parsed.success) throw new Error(msg)
  return parsed.data
}

describe('signing in with a password', () => {
  it('accepts account, email address and phone number in any spelling [ID-9] [ID-7]', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx, { mobile: '+971501234567' })
    const typed = [
      'yard_buyer',
      ' YARD_Buyer ',
      'Buyer@Yard.example',
      '050 123 4567',
      '+971501234567',
      '00971 50 123 4567',
    ]
    for (const account of typed) {
      const { status, data } = await logIn(server, account)
      expect([account, status]).toEqual([account, 200])
      const { token, user } = Session.parse(data)
      expect(user.userId).toBe(id)
      const info = await server.client({ bearer: token })(memberEndpoints.userInfo)
      expect(info.userMail).toBe('buyer@yard.example')
    }
  })

  it('is case sensitive in the password, and answers the same for unknown accounts [ID-9]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const known = await logIn(server, 'yard_buyer', PASSWORD.toUpperCase())
    expect(known).toMatchObject({ status: 400, code: 'A00001', data: null })
    expect(known.msg).toBe(en('error.signInWrong', { left: 4, minutes: SIGN_IN_WAIT_MINUTES }))
    for (const account of ['yard_seller', 'unknown@yard.example', '+971559999999', 'a b']) {
      expect(await logIn(server, account)).toEqual(known)
    }
  })

  it('stores the password as argon2id and the token as a hash [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const { token } = await signedIn(server)
    const [stored] = await server.ctx.db.select().from(credential)
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    const [row] = await server.ctx.db.select().from(session)
    expect(row?.tokenHash).toEqual(hash('sha256', token, 'buffer'))
  })

  it('is refused to a member without a password [ID-9]', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx)
    await server.ctx.db.delete(credential).where(eq(credential.memberId, id))
    expect((await logIn(server, 'yard_buyer')).status).toBe(400)
  })

  it('requires consent to the terms, and stores version and time [ID-1]', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx)
    const body = { account: 'yard_buyer', password: PASSWORD }
    expect((await answered(server, identityEndpoints.password, body)).data).toEqual([
      { field: 'agreed', msg: en('error.termsNotAgreed') },
    ])
    await signedIn(server)
    await signedIn(server)
    const { rows } = await server.pool.query('select * from consent')
    expect(rows).toMatchObject([
      { member_id: id, subject: 'terms', version: TERMS_VERSION, source: 'login' },
    ])
  })
})

describe('a device', () => {
  it('is recognised by a key that is returned once and stored as a hash [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const { deviceKey } = await signedIn(server)
    expect(deviceKey).toMatch(/^[\w-]{43}$/)
    expect((await signedIn(server, { deviceKey })).deviceKey).toBeNull()
    const rows = await server.ctx.db.select().from(knownDevice)
    expect(rows.map(({ keyHash }) => keyHash)).toEqual([hash('sha256', deviceKey ?? '', 'buffer')])
  })

  it('is no longer known after thirty others were used [ID-16]', async () => {
    await using server = await startCtx()
    const { id } = await anAccount(server.ctx)
    const from = { address: '94.200.17.203', userAgent: '', deviceKey: null, country: null }
    const keys = []
    for (let minute = 10; minute < 42; minute++) {
      server.turnClock(`2026-11-14T08:${minute}:00Z`)
      keys.push((await signInMember(server.ctx, id, from, { method: 'password' })).deviceKey)
    }
    const known = await Promise.all(keys.map((key) => passwordOf(server.ctx, id, key)))
    expect(known.map(({ isDeviceKnown }) => isDeviceKnown)).toEqual([
      false,
      false,
      ...Array<boolean>(30).fill(true),
    ])
  })

  it('that is new is reported to the member by email, except the first', async () => {
    await using server = await startServer()
    const mail = `${randomUUID()}@yard.example`
    await anAccount(server.ctx, { mail, locale: 'de' })
    const { deviceKey } = await signedIn(server)
    await signedIn(server, { deviceKey })
    await server.work()
    expect(await inbox(mail)).toEqual([])
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    await signedIn(server, { userAgent, address: '5.62.60.9', deviceKey: 'k'.repeat(43) })
    await server.work()
    const [letter, ...others] = await inbox(mail)
    expect(others).toEqual([])
    expect(letter?.subject).toBe(translator('de')('mail.newDeviceSubject'))
    expect(letter?.text).toContain('Firefox')
    expect(letter?.text).toContain('5.62.60.0/24')
  })
})

describe('signing in with a code', () => {
  const send = (server: TestServer, target: string) =>
    answered(server, identityEndpoints.sendCode, { purpose: 'login', channel: 'email', target })
  const enter = (server: TestServer, target: string, code: string) =>
    answered(server, identityEndpoints.code, {
      channel: 'email',
      target,
      code,
      agreed: TERMS_VERSION,
    })

  it('works once with the emailed digits [ID-9] [ID-10]', async () => {
    await using server = await startServer()
    const target = `${randomUUID()}@yard.example`
    const { id } = await anAccount(server.ctx, { mail: target })
    await send(server, target)
    await server.work()
    const [mail] = await inbox(target)
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    const { data } = await enter(server, target.toUpperCase(), code)
    expect(Session.parse(data).user.userId).toBe(id)
    expect(await enter(server, target, code)).toMatchObject({
      status: 400,
      msg: en('error.codeOver'),
    })
  })

  it('answers the same for an address without an account, and its code signs no one in [ID-9]', async () => {
    await using server = await startServer()
    const [known, stranger] = ['buyer@yard.example', 'unknown@yard.example']
    await anAccount(server.ctx)
    expect(await send(server, known)).toEqual(await send(server, stranger))
    expect(await enter(server, known, '000000')).toEqual(await enter(server, stranger, '000000'))
    const code = await sentDigits(server.ctx, { purpose: 'login', target: stranger })
    expect((await enter(server, stranger, code)).status).toBe(400)
  })
})
