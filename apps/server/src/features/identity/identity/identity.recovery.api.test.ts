import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { anAccount, PASSWORD } from './identity.builder.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@yard.example`
const NEW = 'blau.9.Regen'

const check = (server: TestServer, account: string) =>
  answered(server, identityEndpoints.recover, { account })
const verify = (server: TestServer, account: string, code: string) =>
  answered(server, identityEndpoints.recoverVerify, { account, code })
const reset = (server: TestServer, ticket: string, password = NEW, confirmPassword = password) =>
  answered(server, identityEndpoints.recoverReset, { ticket, password, confirmPassword })
const logIn = (server: TestServer, password: string) =>
  answered(server, identityEndpoints.password, {
    account: 'yard_buyer',
    password,
    agreed: TERMS_VERSION,
  })
const isSignedIn = async (server: TestServer, bearer: string) =>
  (await answered(server, memberEndpoints.userInfo, {}, { bearer })).status === 200

async function ticketFor(server: TestServer, account = 'yard_buyer') {
  await check(server, account)
  const code = await sentDigits(server.ctx, { purpose: 'reset', target: account })
  const { data } = await verify(server, account, code)
  return identityEndpoints.recoverVerify.data.parse(data).ticket
}

describe('a forgotten password', () => {
  it('is replaced with the emailed code, and every session ends [ID-11]', async () => {
    await using server = await startServer()
    const mail = anAddress()
    await anAccount(server.ctx, { mail })
    const { token } = Session.parse((await logIn(server, PASSWORD)).data)
    await check(server, 'YARD_buyer')
    await server.work()
    const [email] = await inbox(mail)
    const [code = ''] = /\b\d{6}\b/.exec(email?.text ?? '') ?? []
    expect((await verify(server, 'yard_buyer', otherThan(code))).msg).toBe(
      en('error.codeWrongLeft', { left: 4 }),
    )
    const { data } = await verify(server, 'yard_buyer', code)
    const { ticket } = identityEndpoints.recoverVerify.data.parse(data)
    expect(await isSignedIn(server, token)).toBe(true)
    expect((await reset(server, ticket)).status).toBe(200)
    expect(await isSignedIn(server, token)).toBe(false)
    expect((await logIn(server, PASSWORD)).status).toBe(400)
    expect((await logIn(server, NEW)).status).toBe(200)
    await server.work()
    const subjects = (await inbox(mail)).map(({ subject }) => subject)
    expect(subjects).toContain(en('mail.passwordChangedSubject'))
  })

  it('is not locked by guesses without an open code [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const body = { account: 'yard_buyer', code: '000000' }
    for (let n = 0; n < 51; n++)
      await answered(server, identityEndpoints.recoverVerify, body, { address: `10.1.${n}.1` })
    await check(server, 'yard_buyer')
    const { msg } = await verify(server, 'yard_buyer', '000000')
    expect(msg).toBe(en('error.codeWrongLeft', { left: 4 }))
  })

  it('gets the same answer for an unknown account [ID-11] [ID-9]', async () => {
    await using server = await startServer()
    const stranger = anAddress()
    await anAccount(server.ctx, { mobile: '+971501234567' })
    const known = await Promise.all(
      ['yard_buyer', 'buyer@yard.example', '0501234567'].map((name) => check(server, name)),
    )
    const unknown = await Promise.all(
      ['yard_unknown', stranger, '0557654321', '??'].map((name) => check(server, name)),
    )
    expect(new Set([...known, ...unknown].map((answer) => JSON.stringify(answer))).size).toBe(1)
    const wrong = [await verify(server, 'yard_buyer', '000000')]
    wrong.push(await verify(server, 'yard_unknown', '000000'))
    expect(wrong[0]).toEqual(wrong[1])
    expect(wrong[0]?.msg).toBe(en('error.codeWrongLeft', { left: 4 }))
    await server.work()
    const [email] = await inbox(stranger)
    expect(email?.subject).toBe(en('mail.noAccountSubject'))
  })

  it('gives a ticket that is valid once, for half an hour and for this purpose only [ID-11]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const ticket = await ticketFor(server)
    const elsewhere = await answered(server, identityEndpoints.register, {
      ticket,
      account: 'another',
      nickName: 'x',
      password: NEW,
      confirmPassword: NEW,
      agreed: TERMS_VERSION,
    })
    expect(elsewhere).toMatchObject({ status: 400, msg: en('error.ticketOver') })
    const both = await Promise.all([reset(server, ticket), reset(server, ticket)])
    expect(statusesOf(both)).toEqual({ 200: 1, 400: 1 })
    expect((await reset(server, `${randomUUID()}.${'x'.repeat(43)}`)).status).toBe(400)
    server.turnClock('2026-11-14T08:02:00Z')
    const late = await ticketFor(server)
    server.turnClock('2026-11-14T08:32:01Z')
    expect((await reset(server, late)).status).toBe(400)
  })

  it('must be replaced by one that meets the rules for new accounts; until then the ticket stays valid [ID-11] [ID-2]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const ticket = await ticketFor(server)
    const messageFor = async (password: string, again = password) =>
      ((await reset(server, ticket, password, again)).data as { msg: string }[])[0]?.msg
    expect(await messageFor('Kite7')).toBe(en('error.newPasswordWrong'))
    expect(await messageFor(NEW, 'other')).toBe(en('error.passwordsDiffer'))
    expect(await messageFor('Welcome1!')).toBe(en('error.passwordCommon'))
    expect((await reset(server, ticket)).status).toBe(200)
  })

  it('once replaced lets the owner sign in at once, even if others had locked the account [ID-11]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    for (let n = 0; n < 6; n++) await logIn(server, 'wrong-Kite7')
    expect((await logIn(server, PASSWORD)).status).toBe(429)
    await reset(server, await ticketFor(server))
    expect((await logIn(server, NEW)).status).toBe(200)
  })
})
