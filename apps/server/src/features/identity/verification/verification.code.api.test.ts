import { randomUUID } from 'node:crypto'
import {
  accountEndpoints,
  identityEndpoints,
} from '@ironsouq/contract/identity/identity/identity.endpoints'
import { TERMS_VERSION } from '@ironsouq/contract/identity/identity/identity.limits'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { smsAddressOf } from '@ironsouq/sandboxes/addresses'
import { startSms } from '@ironsouq/sandboxes/providers/sms'
import { describe, expect, it } from 'vitest'
import { anAccount } from '#features/identity/identity/identity.builder.ts'
import { answered, statusesOf } from '#test/calls.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { inbox } from '#test/inbox.ts'
import { aSignedInMember } from '#test/members.ts'
import { otherThan, sentDigits } from './verification.builder.ts'
import { takeCode } from './verification.code.service.ts'
import { verificationCode } from './verification.tables.ts'

const en = translator('en')

const anAddress = () => `${randomUUID()}@reader.example`

const send = (server: TestServer, target: string, purpose: 'register' | 'login' = 'register') =>
  answered(server, identityEndpoints.sendCode, { purpose, channel: 'email', target })
const check = (server: TestServer, target: string, code: string) =>
  answered(server, identityEndpoints.checkCode, {
    purpose: 'register',
    channel: 'email',
    target,
    code,
  })
const digits = ({ ctx }: TestServer, target: string) =>
  sentDigits(ctx, { purpose: 'register', target })

const statusOf = (err: unknown) => (err as { status: number }).status

describe('a code', () => {
  it('is six digits in an email in the reader’s language, valid for ten minutes [ID-10]', async () => {
    await using server = await startServer()
    const target = anAddress()
    const sent = await answered(
      server,
      identityEndpoints.sendCode,
      { purpose: 'register', channel: 'email', target: ` ${target.toUpperCase()} ` },
      { language: 'ar' },
    )
    expect(sent.data).toEqual({
      sentAt: '2026-11-14T08:00:00.000Z',
      expiresAt: '2026-11-14T08:10:00.000Z',
      resendAt: '2026-11-14T08:01:00.000Z',
    })
    await server.work()
    const [mail, ...others] = await inbox(target)
    expect(others).toEqual([])
    expect(mail?.html).toContain('dir="rtl"')
    const [code = ''] = /\b\d{6}\b/.exec(mail?.text ?? '') ?? []
    server.turnClock('2026-11-14T08:09:59Z')
    expect(await check(server, target, code)).toMatchObject({ status: 200 })
  })

  it('is no longer valid after ten minutes [ID-10]', async () => {
    await using server = await startServer()
    const target = anAddress()
    await send(server, target)
    server.turnClock('2026-11-14T08:10:00Z')
    expect(await check(server, target, await digits(server, target))).toMatchObject({
      status: 400,
      msg: en('error.codeOver'),
    })
  })

  it('can be requested again after a minute, which invalidates the previous one [ID-10]', async () => {
    await using server = await startServer()
    const target = anAddress()
    await send(server, target)
    const first = await digits(server, target)
    server.turnClock('2026-11-14T08:00:18Z')
    const soon = await send(server, target)
    expect(soon).toMatchObject({
      status: 429,
      msg: en('error.tooManyRequests', { seconds: 42 }),
    })
    server.turnClock('2026-11-14T08:01:00Z')
    expect(await send(server, target)).toMatchObject({ status: 200 })
    expect((await check(server, target, first)).status).toBe(400)
    expect((await check(server, target, await digits(server, target))).status).toBe(200)
  })

  it('is created once for concurrent requests [ID-10]', async () => {
    await using server = await startServer()
    const target = anAddress()
    const all = await Promise.all(Array.from({ length: 8 }, () => send(server, target)))
    expect(statusesOf(all)).toEqual({ 200: 1, 429: 7 })
    await server.work()
    expect(await inbox(target)).toHaveLength(1)
  })

  it('has five attempts, also for concurrent requests [ID-10]', async () => {
    await using server = await startServer()
    const target = anAddress()
    await send(server, target)
    const right = await digits(server, target)
    const tried = await Promise.all(
      Array.from({ length: 12 }, () => check(server, target, otherThan(right))),
    )
    const withAttemptsLeft = [1, 2, 3, 4].map((left) => en('error.codeWrongLeft', { left }))
    const messages = tried.map(({ msg }) => msg).filter((msg) => msg !== en('error.codeOver'))
    expect(messages.toSorted()).toEqual(withAttemptsLeft.toSorted())
    expect((await check(server, target, right)).msg).toBe(en('error.codeOver'))
  })

  it('is valid for one purpose and once, also for concurrent requests [ID-10]', async () => {
    await using server = await startServer()
    const { id } = await anAccount(server.ctx, { mail: anAddress() })
    const bearer = await server.tokenFor({ audience: 'member', id })
    await answered(server, accountEndpoints.sendCode, { purpose: 'secure' }, { bearer })
    const key = { purpose: 'secure', target: id } as const
    const typed = { ...key, code: await sentDigits(server.ctx, key) }
    const taken = await Promise.allSettled([
      takeCode(server.ctx, typed),
      takeCode(server.ctx, typed),
    ])
    expect(taken.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    await expect(takeCode(server.ctx, typed)).rejects.toMatchObject({ key: 'error.codeOver' })
  })

  it('is not stored in the database [ID-16]', async () => {
    await using server = await startServer()
    const target = anAddress()
    await send(server, target)
    const code = await digits(server, target)
    const { rows } = await server.pool.query<{ all: string }>(
      `select (select json_agg(c) from verification_code c)::text ||
              (select json_agg(e) from event e)::text ||
              (select json_agg(j) from graphile_worker._private_jobs j)::text as all`,
    )
    expect(rows[0]?.all).toContain(target)
    expect(rows[0]?.all).not.toContain(code)
  })

  it('can be requested ten times an hour and attempted fifty times a day per address [ID-16]', async () => {
    await using server = await startServer()
    const target = anAddress()
    const at = Date.parse('2026-11-14T08:00:00Z')
    const asked = []
    for (let minute = 0; minute < 11; minute++) {
      server.turnClock(new Date(at + minute * 60_000).toISOString())
      asked.push((await send(server, target)).status)
      const wrong = otherThan(await digits(server, target))
      for (let n = 0; n < 5; n++)
        await answered(
          server,
          identityEndpoints.checkCode,
          { purpose: 'register', channel: 'email', target, code: wrong },
          { address: `10.0.${minute}.${n}` },
        )
    }
    expect(asked).toEqual([...Array(10).fill(200), 429])
    expect((await check(server, target, await digits(server, target))).status).toBe(429)
  })

  it('is refused with a message in every language [FM-2]', async () => {
    await using server = await startServer()
    const body = { purpose: 'register', channel: 'email', target: anAddress(), code: '123456' }
    const answers = await Promise.all(
      LOCALE_CODES.map((language) =>
        answered(server, identityEndpoints.checkCode, body, { language }),
      ),
    )
    expect(new Set(answers.map(({ msg }) => msg)).size).toBe(LOCALE_CODES.length)
    expect(answers.every(({ status }) => status === 400)).toBe(true)
  })
})

describe('the recipient of a code', () => {
  it('is notified by email only: the answers are equal for known and unknown addresses [ID-9]', async () => {
    await using server = await startServer()
    const [known, stranger] = [anAddress(), anAddress()]
    await anAccount(server.ctx, { mail: known })
    const login = [await send(server, known, 'login'), await send(server, stranger, 'login')]
    expect(login[0]).toEqual(login[1])
    const register = [await send(server, known), await send(server, stranger)]
    expect(register[0]).toEqual(register[1])
    await server.work()
    const subjects = async (address: string) =>
      (await inbox(address)).map(({ subject }) => subject).toSorted()
    expect(await subjects(known)).toEqual(
      [en('mail.hasAccountSubject'), en('mail.codeSubject')].toSorted(),
    )
    expect(await subjects(stranger)).toEqual(
      [en('mail.noAccountSubject'), en('mail.codeSubject')].toSorted(),
    )
  })

  it('must be a valid address or number [ID-7]', async () => {
    await using server = await startServer()
    const bad = await Promise.all(
      ['buyer@yard', 'buyer.yard.example', 'buyer@yard.x'].map((target) => send(server, target)),
    )
    for (const { status, data } of bad) {
      expect(status).toBe(400)
      expect(data).toEqual([{ field: 'target', msg: en('error.emailWrong') }])
    }
    const body = { purpose: 'login', channel: 'mobile', target: '+86 138 0013 80' }
    expect((await answered(server, identityEndpoints.sendCode, body)).data).toEqual([
      { field: 'target', msg: en('error.mobileWrong') },
    ])
    expect(await server.ctx.db.select().from(verificationCode)).toEqual([])
  })

  it('gets it by text message where SMS is offered; an unknown number gets nothing [MS-1]', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    await anAccount(server.ctx, { mobile: '+971501234567', mobileVerifiedAt: server.ctx.now() })
    const ask = (target: string) =>
      answered(server, identityEndpoints.sendCode, { purpose: 'login', channel: 'mobile', target })
    expect(await ask('050 123 4567')).toEqual(await ask('055 765 4321'))
    await server.work()
    const reply = await fetch(new URL('/inbox', sms.url))
    const messages = (await reply.json()) as { to: string; body: string }[]
    expect(messages.map(({ to }) => to)).toEqual(['+971501234567'])
    const [code = ''] = /\d{6}/.exec(messages[0]?.body ?? '') ?? []
    const body = { channel: 'mobile', target: '+971501234567', code, agreed: TERMS_VERSION }
    expect(await answered(server, identityEndpoints.code, body)).toMatchObject({ status: 200 })
  })

  it('asks for ten text messages a day at most, whatever the numbers [ID-16]', async () => {
    await using sms = await startSms()
    await using server = await startServer({ smsUrl: smsAddressOf(sms.url) })
    const { call } = await aSignedInMember(server, {})
    const statuses = []
    for (let n = 0; n < 11; n++) {
      const body = { purpose: 'changeMobile', target: `+97150123456${n % 10}` } as const
      server.turnClock(new Date(Date.parse('2026-11-14T08:00:00Z') + n * 59_000).toISOString())
      statuses.push(await call(accountEndpoints.sendCode, { body }).then(() => 200, statusOf))
    }
    expect(statuses).toEqual([...Array(10).fill(200), 429])
  })

  it('must use email where SMS is not offered [MS-1]', async () => {
    await using server = await startServer()
    const body = { purpose: 'register', channel: 'mobile', target: '0501234567' }
    expect(await answered(server, identityEndpoints.sendCode, body)).toMatchObject({
      status: 400,
      msg: en('error.smsAway'),
    })
    expect((await answered(server, identityEndpoints.ways, {})).data).toEqual({
      mobile: false,
      social: [],
    })
  })

  it('is the member for a confirmation, and the new address for a change [ID-10]', async () => {
    await using server = await startServer()
    const [own, next] = [anAddress(), anAddress()]
    const { call } = await aSignedInMember(server, { mail: own })
    await call(accountEndpoints.sendCode, { body: { purpose: 'secure' } })
    await call(accountEndpoints.sendCode, { body: { purpose: 'changeMail', target: next } })
    await server.work()
    expect(await inbox(own)).toHaveLength(1)
    expect(await inbox(next)).toHaveLength(1)
    await expect(
      call(accountEndpoints.sendCode, { body: { purpose: 'changeMail', target: 'no' } }),
    ).rejects.toMatchObject({ status: 400 })
  })
})
