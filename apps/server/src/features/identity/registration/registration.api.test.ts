import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { describe, expect, it } from 'vitest'
import { anAccount, PASSWORD } from '#features/identity/identity/identity.builder.ts'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { answered } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@reader.example`
type Caller = Parameters<typeof answered>[3]

const FORM = {
  account: 'yard_buyer',
  nickName: 'Yard buyer',
  company: 'Yard LLC',
  password: PASSWORD,
  confirmPassword: PASSWORD,
  agreed: TERMS_VERSION,
}

const register = (server: TestServer, given: object, caller: Caller = {}) =>
  answered(server, identityEndpoints.register, { ...FORM, ...given }, caller)

/** An address with the digits that were sent to it. */
async function reached(server: TestServer, email = anAddress()) {
  const body = { purpose: 'register', channel: 'email', target: email }
  await answered(server, identityEndpoints.sendCode, body)
  return { email, code: await sentDigits(server.ctx, { purpose: 'register', target: email }) }
}

async function ticketFor(server: TestServer, email = anAddress()) {
  const { code } = await reached(server, email)
  const body = { purpose: 'register', channel: 'email', target: email, code }
  const { data } = await answered(server, identityEndpoints.checkCode, body)
  return identityEndpoints.checkCode.data.parse(data).ticket
}

const fields = ({ data }: { data: unknown }) =>
  Array.isArray(data) ? (data as { field: string }[]).map(({ field }) => field) : data

describe('opening an account', () => {
  it('accepts nick name, account, address, code, company and password, and signs in [ID-1] [CL-23]', async () => {
    await using server = await startServer()
    const { email, code } = await reached(server)
    const made = await register(server, { email, code }, { language: 'ar' })
    const { token, user, deviceKey } = Session.parse(made.data)
    expect(user).toMatchObject({ nickName: 'Yard buyer', userMail: email, userMobile: '' })
    expect(deviceKey).toMatch(/^[\w-]{43}$/)
    const profile = await server.client({ bearer: token })(memberEndpoints.profile)
    expect(profile).toMatchObject({
      account: 'yard_buyer',
      company: 'Yard LLC',
      locale: 'ar',
      hasPassword: true,
      mailVerifiedAt: '2026-11-14T08:00:00.000Z',
    })
    const { rows } = await server.pool.query('select * from consent')
    expect(rows).toMatchObject([{ subject: 'terms', version: TERMS_VERSION, source: 'register' }])
    await server.work()
    const subjects = (await inbox(email)).map(({ subject }) => subject)
    expect(subjects).toContain(translator('ar')('mail.welcomeSubject'))
  })

  it('has three steps with a ticket for the address, which is valid once [MS-1]', async () => {
    await using server = await startServer()
    const ticket = await ticketFor(server)
    const free = (account: string) =>
      server.client()(identityEndpoints.accountFree, { query: { account, ticket } })
    expect(await free('yard_buyer')).toEqual({ isFree: true })
    expect((await register(server, { ticket })).status).toBe(200)
    const again = await register(server, { ticket, account: 'another_one' })
    expect(again).toMatchObject({ status: 400, msg: en('error.ticketOver') })
    await expect(free('yard_buyer')).rejects.toMatchObject({ status: 400 })
    const next = await ticketFor(server)
    const query = { account: 'YARD_buyer', ticket: next }
    expect(await server.client()(identityEndpoints.accountFree, { query })).toEqual({
      isFree: false,
    })
  })

  it('can use a mobile number instead of an address [MS-1]', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    const key = { purpose: 'register', channel: 'mobile', target: '050 123 4567' }
    await answered(server, identityEndpoints.sendCode, key)
    await server.work()
    const sent = (await (await fetch(`${sms.url}/inbox`)).json()) as { body: string }[]
    const [code] = /\d{6}/.exec(sent[0]?.body ?? '') ?? []
    const { data } = await answered(server, identityEndpoints.checkCode, { ...key, code })
    const made = await register(server, identityEndpoints.checkCode.data.parse(data))
    expect(Session.parse(made.data).user).toMatchObject({
      userMobile: '+971501234567',
      userMail: '',
    })
  })

  it('is refused at the field of a wrong or missing code [ID-6]', async () => {
    await using server = await startServer()
    const { email, code } = await reached(server)
    const wrong = await register(server, { email, code: otherThan(code) })
    expect(wrong.data).toEqual([{ field: 'code', msg: en('error.codeWrongLeft', { left: 4 }) }])
    expect(fields(await register(server, {}))).toEqual(['email', 'code'])
    expect(fields(await register(server, { email }))).toEqual(['code'])
    expect((await register(server, { email, code })).status).toBe(200)
  })

  it('reports what is wrong with each field [ID-2] [ID-6] [ID-7] [ID-8]', async () => {
    await using server = await startServer()
    const twice = (password: string) => ({ password, confirmPassword: password })
    const wrong: [field: string, given: object, msg: string][] = [
      ['account', { account: 'abc' }, en('error.accountWrong')],
      ['account', { account: 'a'.repeat(17) }, en('error.accountWrong')],
      ['account', { account: 'yard-buyer' }, en('error.accountWrong')],
      ['account', { account: undefined }, en('error.fieldRequired')],
      ['nickName', { nickName: ' ' }, en('error.fieldRequired')],
      ['nickName', { nickName: 'x'.repeat(16) }, en('error.fieldTooLong', { max: 15 })],
      ['email', { email: 'buyer@yard.x' }, en('error.emailWrong')],
      ['password', twice('Kite-7x'), en('error.newPasswordWrong')],
      ['password', twice('gravelkite7'), en('error.newPasswordWrong')],
      ['password', twice('gravel-kite'), en('error.newPasswordWrong')],
      ['confirmPassword', { confirmPassword: 'gravel-kite7' }, en('error.passwordsDiffer')],
      ['agreed', { agreed: undefined }, en('error.termsNotAgreed')],
      ['agreed', { agreed: 'yes' }, en('error.termsNotAgreed')],
    ]
    for (const [field, given, msg] of wrong) {
      const answer = await register(server, { email: 'a@b.example', code: '123456', ...given })
      expect(answer).toMatchObject({
        status: 400,
        data: [{ field, msg }],
      })
    }
  })

  it('reports faults in every language [FM-2]', async () => {
    await using server = await startServer()
    const wrong = { email: 'buyer', code: '1', confirmPassword: 'other' }
    const answers = await Promise.all(
      LOCALE_CODES.map((language) => register(server, wrong, { language })),
    )
    const [texts] = [answers.map(({ data }) => JSON.stringify(data))]
    expect(new Set(texts).size).toBe(LOCALE_CODES.length)
    for (const [n, language] of LOCALE_CODES.entries()) {
      const t = translator(language)
      for (const key of ['error.emailWrong', 'error.passwordsDiffer', 'error.codeWrong'] as const)
        expect(texts[n]).toContain(t(key))
    }
  })

  it('refuses a password that is easy to guess, and the code stays valid [ID-2]', async () => {
    await using server = await startServer()
    const proof = await reached(server)
    for (const password of ['Passw0rd!', 'yard_buyer7!', 'Dubai2026!']) {
      const answer = await register(server, { ...proof, password, confirmPassword: password })
      expect(answer.data).toEqual([{ field: 'password', msg: en('error.passwordCommon') }])
    }
    expect((await register(server, proof)).status).toBe(200)
  })

  it('reports a taken name only with a verified address, and the code stays valid [ID-6]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const unproven = await register(server, { email: 'a@b.example', code: '123456' })
    expect(fields(unproven)).toEqual(['code'])
    const proof = await reached(server)
    const answer = await register(server, { ...proof, account: 'YARD_BUYER' })
    expect(answer.data).toEqual([{ field: 'account', msg: en('error.accountTaken') }])
    expect((await register(server, { ...proof, account: 'yard_other' })).status).toBe(200)
  })

  it('creates one account for concurrent requests with the same name [ID-6]', async () => {
    await using server = await startServer()
    const proofs = await Promise.all(Array.from({ length: 8 }, () => reached(server)))
    const all = await Promise.all(proofs.map((proof) => register(server, proof)))
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(all.filter((answer) => fields(answer)?.toString() === 'account')).toHaveLength(7)
    const { rows } = await server.pool.query('select account from member')
    expect(rows).toEqual([{ account: 'yard_buyer' }])
  })

  it('creates one account for a form that is sent many times at once [ID-10]', async () => {
    await using server = await startServer()
    const proof = await reached(server)
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, n) => register(server, { ...proof, account: `buyer_${n}` })),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1)
    const { rows } = await server.pool.query('select account from member')
    expect(rows).toHaveLength(1)
  })

  it('with a registered address creates none even with a correct code, and reveals nothing before [ID-9]', async () => {
    await using server = await startServer()
    const { mail } = await anAccount(server.ctx, { mail: anAddress() })
    const proof = await reached(server, mail ?? '')
    const stranger = await reached(server)
    const known = await register(server, { ...proof, code: otherThan(proof.code) })
    expect(await register(server, { ...stranger, code: otherThan(stranger.code) })).toEqual(known)
    expect(fields(await register(server, { ...proof, account: 'yard_other' }))).toEqual(['email'])
  })
})
