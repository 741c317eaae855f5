import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { describe, expect, it } from 'vitest'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { anAccount, otherThan, PASSWORD, sentDigits } from './identity.builder.ts'

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
  it('is replaced with the code that was mailed, and every session ends [ID-11]', async () => {
    await using server = await startServer()
    const mail = anAddress()
    await anAccount(server.ctx, { mail })
    const { token } = Session.parse((await logIn(server, PASSWORD)).data)
    await check(server, 'YARD_buyer')
    await server.work()
    const [letter] = await inbox(mail)
    const [code = ''] = /\b\d{6}\b/.exec(letter?.text ?? '') ?? []
    expect((await verify(server, 'yard_buyer', otherThan(code))).msg).toBe(
      'verification code incorrect. 4 tries left.',
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
    expect(subjects).toContain('Your Ironsouq password was changed')
  })

  it('is not told apart from one of nobody [ID-11] [ID-9]', async () => {
    await using server = await startServer()
    const stranger = anAddress()
    await anAccount(server.ctx, { mobile: '+971501234567' })
    const known = await Promise.all(
      ['yard_buyer', 'buyer@yard.example', '0501234567'].map((name) => check(server, name)),
    )
    const unknown = await Promise.all(
      ['yard_nobody', stranger, '0557654321', '??'].map((name) => check(server, name)),
    )
    expect(new Set([...known, ...unknown].map((told) => JSON.stringify(told))).size).toBe(1)
    const wrong = [await verify(server, 'yard_buyer', '000000')]
    wrong.push(await verify(server, 'yard_nobody', '000000'))
    expect(wrong[0]).toEqual(wrong[1])
    expect(wrong[0]?.msg).toBe('verification code incorrect. 4 tries left.')
    await server.work()
    const [letter] = await inbox(stranger)
    expect(letter?.subject).toBe('No Ironsouq account has this address')
  })

  it('gives a ticket that is good once, for half an hour, and for nothing else [ID-11]', async () => {
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
    expect(elsewhere).toMatchObject({ status: 400, msg: 'This took too long. Ask for a new code.' })
    const both = await Promise.all([reset(server, ticket), reset(server, ticket)])
    expect(statusesOf(both)).toEqual({ 200: 1, 400: 1 })
    expect((await reset(server, `${randomUUID()}.${'x'.repeat(43)}`)).status).toBe(400)
    server.turnClock('2026-11-14T08:02:00Z')
    const late = await ticketFor(server)
    server.turnClock('2026-11-14T08:32:01Z')
    expect((await reset(server, late)).status).toBe(400)
  })

  it('must be by the rules of a new account, and the ticket stays good meanwhile [ID-11] [ID-2]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const ticket = await ticketFor(server)
    const said = async (password: string, again = password) =>
      ((await reset(server, ticket, password, again)).data as { msg: string }[])[0]?.msg
    expect(await said('Kite7')).toContain('8 to 20')
    expect(await said(NEW, 'other')).toBe('passwords do not match')
    expect(await said('Welcome1!')).toContain('easy to guess')
    expect((await reset(server, ticket)).status).toBe(200)
  })

  it('lets the owner in at once whom others had locked out [ID-11]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    for (let n = 0; n < 6; n++) await logIn(server, 'wrong-Kite7')
    expect((await logIn(server, PASSWORD)).status).toBe(429)
    await reset(server, await ticketFor(server))
    expect((await logIn(server, NEW)).status).toBe(200)
  })
})
