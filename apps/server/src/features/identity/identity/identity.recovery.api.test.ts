import { randomUUID } from 'node:crypto'
import { identityEndpoints } from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { Session } from '@ironsouq/contract/identity/identity/identity.schema'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import { otherThan, sentDigits } from '#features/identity/verification/verification.builder.ts'
import { solved } from '#test/attacks/proof-of-work.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { anAccount, PASSWORD } from './identity.builder.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@yard.example`
const NEW = 'blau.9.Regen'

const check = async (server: TestServer, account: string, from: object = {}) => {
  const answer = await answered(server, identityEndpoints.recover, { account }, from)
  const { asked, ...sent } = identityEndpoints.recover.data.parse(answer.data)
  return { asked, answer: { ...answer, data: sent } }
}
const verify = (server: TestServer, asked: string, code: string, account = 'yard_buyer') =>
  answered(server, identityEndpoints.recoverVerify, { account, asked, code })
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
  const { asked } = await check(server, account)
  const code = await sentDigits(server.ctx, { purpose: 'reset', target: account })
  const { data } = await verify(server, asked, code, account)
  return identityEndpoints.recoverVerify.data.parse(data).ticket
}

describe('a forgotten password', () => {
  it('is replaced with the emailed code, and every session ends [ID-11]', async () => {
    await using server = await startServer()
    const mail = anAddress()
    await anAccount(server.ctx, { mail })
    const { token } = Session.parse((await logIn(server, PASSWORD)).data)
    const { asked } = await check(server, 'YARD_buyer')
    await server.work()
    const [email] = await inbox(mail)
    const [code = ''] = /\b\d{6}\b/.exec(email?.text ?? '') ?? []
    expect((await verify(server, asked, otherThan(code))).msg).toBe(
      en('error.codeWrongLeft', { left: 4 }),
    )
    const { data } = await verify(server, asked, code)
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

  it('is replaced by its owner, whatever strangers ask for and guess [ID-11] [ID-16]', async () => {
    await using server = await startServer()
    const mail = anAddress()
    await anAccount(server.ctx, { mail })
    const own = await check(server, 'yard_buyer', { address: '192.0.2.7' })
    const code = await sentDigits(server.ctx, { purpose: 'reset', target: 'yard_buyer' })
    const guessed: number[] = []
    for (let n = 0; n < 9; n++) {
      const address = `10.1.${n}.1`
      server.turnClock(`2026-11-14T08:0${Math.floor(n / 2)}:${n % 2 ? '30' : '00'}Z`)
      const { asked } = await check(server, 'yard_buyer', { address })
      const body = { account: 'yard_buyer', asked, code: otherThan(code) }
      for (let guess = 0; guess < 5; guess++)
        guessed.push(
          (await answered(server, identityEndpoints.recoverVerify, body, { address })).status,
        )
    }
    expect(guessed).toEqual(Array.from({ length: 45 }, () => 400))
    // The code of the owner is still the one that was sent, with all its attempts.
    expect((await verify(server, own.asked, otherThan(code))).msg).toBe(
      en('error.codeWrongLeft', { left: 4 }),
    )
    const { data } = await verify(server, own.asked, code)
    const { ticket } = identityEndpoints.recoverVerify.data.parse(data)
    expect((await reset(server, ticket)).status).toBe(200)
  })

  it('can be asked for after many strangers: with a proof of work, or from a known device [ID-11] [ID-16]', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const { deviceKey } = Session.parse((await logIn(server, PASSWORD)).data)
    for (let n = 0; n < 10; n++) await check(server, 'yard_buyer', { address: `10.1.${n}.1` })
    const ask = (body: object, deviceKey?: string) =>
      answered(
        server,
        identityEndpoints.recover,
        { account: 'yard_buyer', ...body },
        {
          address: '192.0.2.7',
          ...(deviceKey && { deviceKey }),
        },
      )
    expect(await ask({})).toMatchObject({ status: 400, data: [{ field: 'proof' }] })
    expect((await ask({ proof: await solved(server) })).status).toBe(200)
    expect((await ask({}, deviceKey ?? '')).status).toBe(200)
  })

  it('needs the code of the browser that asked: that of another is worth nothing', async () => {
    await using server = await startServer()
    await anAccount(server.ctx)
    const first = await check(server, 'yard_buyer')
    const code = await sentDigits(server.ctx, { purpose: 'reset', target: 'yard_buyer' })
    const other = await check(server, 'yard_buyer', { address: '10.1.1.1' })
    if (code !== (await sentDigits(server.ctx, { purpose: 'reset', target: 'yard_buyer' })))
      expect((await verify(server, other.asked, code)).status).toBe(400)
    expect((await verify(server, `${randomUUID()}.${'x'.repeat(43)}`, code)).msg).toBe(
      en('error.codeOver'),
    )
    expect((await verify(server, first.asked, code)).status).toBe(200)
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
    expect(new Set([...known, ...unknown].map(({ answer }) => JSON.stringify(answer))).size).toBe(1)
    const wrong = [await verify(server, known[0]?.asked ?? '', '000000')]
    wrong.push(await verify(server, unknown[0]?.asked ?? '', '000000', 'yard_unknown'))
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
