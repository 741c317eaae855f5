import { connect as openSocket } from 'node:net'
import { text } from 'node:stream/consumers'
import { BODY_BYTES_MAX, endpoint } from '@ironsouq/contract/endpoint'
import { CODES } from '@ironsouq/contract/envelope'
import { LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { Refusal } from '#kernel/errors.ts'
import { answerOf, SERVICE_KEY, startServer, type Overrides } from '#test/harness.ts'
import { Notice, type Routes } from './serve.ts'

const call = { method: 'GET', audience: 'anyone', summary: 'A call of this test' } as const
const crash = endpoint({ ...call, path: '/test/crash', data: z.null() })
const refuse = endpoint({ ...call, path: '/test/refuse', data: z.null() })
const notice = endpoint({ ...call, path: '/test/notice', data: z.object({ n: z.int() }) })
const leak = endpoint({ ...call, path: '/test/leak', data: z.object({ shown: z.string() }) })
const form = endpoint({
  ...call,
  method: 'POST',
  path: '/test/form',
  encoding: 'form',
  body: z.object({ kind: z.string() }),
  data: z.object({ kind: z.string() }),
})
const json = endpoint({
  ...call,
  method: 'POST',
  path: '/test/json',
  body: z.object({ kind: z.string() }),
  data: z.object({ kind: z.string() }),
})
const scarce = endpoint({
  ...call,
  path: '/test/scarce',
  data: z.null(),
  limit: { max: 2, seconds: 60 },
})
const secret = endpoint({ ...call, path: '/p/test/secret', audience: 'member', data: z.string() })

const inner = endpoint({
  ...call,
  path: '/p/service/test/inner',
  audience: 'service',
  data: z.string(),
})

const routes: Routes = (serve) => {
  serve(crash, () => Promise.reject(new Error('the secret of the crash')))
  serve(refuse, () => Promise.reject(new Refusal('error.stateChanged')))
  serve(notice, async () => new Notice({ n: 1 }, 'error.stateChanged'))
  serve(leak, async () => ({ shown: 'yes', hidden: 'password' }) as { shown: string })
  serve(form, async ({ body }) => body)
  serve(json, async ({ body }) => body)
  serve(scarce, async () => null)
  serve(inner, async ({ actor }) => actor.audience)
  serve(secret, async ({ actor }) => actor.id)
}
const registry = {
  routes: [routes],
  consumers: [],
  jobs: [],
  personalData: [],
  indexes: [],
  channels: [],
  webhooks: [],
  deadlines: [],
}

const ENVELOPE = ['code', 'data', 'msg', 'success']

describe('the envelope', () => {
  it.each([
    ['/nope', 404, CODES.business],
    ['/%E0%A4%A', 404, CODES.business],
    ['/test/crash', 500, CODES.server],
    ['/test/refuse', 409, CODES.business],
    ['/test/notice', 200, CODES.notice],
    ['/p/test/secret', 401, CODES.notLoggedIn],
  ])(
    'is on the answer to %s, with status %i and code %s [CL-3] [CL-26]',
    async (url, status, code) => {
      await using server = await startServer({ registry })
      const answer = await answerOf(server.app, url)
      expect(answer.status).toBe(status)
      expect(Object.keys(answer.body).toSorted()).toEqual(ENVELOPE)
      expect(answer.body['code']).toBe(code)
      expect(answer.body['success']).toBe(status === 200)
      expect(JSON.stringify(answer.body)).not.toContain('secret of the crash')
    },
  )

  it.each([
    ['unreadable JSON', 'application/json', '{"a":', 400],
    ['an unknown media type', 'application/x-thing', 'a', 400],
    ['too large a body', 'application/json', `"${'x'.repeat(1_100_000)}"`, 400],
    ['no body at all', 'application/json', '', 400],
  ])('is on the answer to %s [CL-3]', async (_what, type, payload, status) => {
    await using server = await startServer({ registry })
    const reply = await server.app.inject({
      method: 'POST',
      url: '/test/json',
      headers: { 'content-type': type },
      payload,
    })
    expect(reply.statusCode).toBe(status)
    expect(Object.keys(reply.json<object>()).toSorted()).toEqual(ENVELOPE)
  })

  it('is on the answer to bytes that are not HTTP [CL-3]', async () => {
    await using server = await startServer({ registry })
    const socket = openSocket(Number(new URL(server.base).port), '127.0.0.1')
    socket.end('NONSENSE\r\n\r\n')
    const answer = await text(socket)
    expect(answer).toMatch(/^HTTP\/1.1 400/)
    expect(JSON.parse(answer.split('\r\n\r\n')[1] ?? '')).toMatchObject({ code: 'A00001' })
  })

  it('lists the wrong fields of a validation failure as A00001 [CL-26]', async () => {
    await using server = await startServer({ registry })
    const reply = await server.app.inject({ method: 'POST', url: '/test/json', payload: {} })
    expect(reply.json()).toMatchObject({
      code: 'A00001',
      data: [{ field: 'kind', msg: translator('en')('error.fieldRequired') }],
    })
  })

  it('refuses a body that is longer than the contract allows any to be', async () => {
    await using server = await startServer({ registry })
    const send = (payload: string) =>
      server.app.inject({
        method: 'POST',
        url: '/test/json',
        headers: { 'content-type': 'application/json' },
        payload,
      })
    const shell = JSON.stringify({ kind: '' }).length
    const longest = JSON.stringify({ kind: 'x'.repeat(BODY_BYTES_MAX - shell) })
    expect((await send(longest)).statusCode).toBe(200)
    const longer = await send(`${longest} `)
    expect(longer.statusCode).toBe(400)
    expect(longer.json()).toMatchObject({ msg: translator('en')('error.tooLarge') })
  })

  it.each([
    ['json', 'application/json', JSON.stringify({ kind: 'a\u0000b' })],
    ['form', 'application/x-www-form-urlencoded', 'kind=a%00b'],
  ])(
    'refuses a NUL in a body of %s: no engine can store it [CL-26]',
    async (body, type, payload) => {
      await using server = await startServer({ registry })
      const headers = { 'content-type': type }
      const reply = await server.app.inject({
        method: 'POST',
        url: `/test/${body}`,
        headers,
        payload,
      })
      expect(reply.statusCode).toBe(400)
      expect(reply.json()).toMatchObject({
        data: [{ field: 'kind', msg: translator('en')('error.fieldWrongFormat') }],
      })
    },
  )

  it('refuses a NUL in a query [CL-26]', async () => {
    await using server = await startServer()
    const { status } = await answerOf(server.app, '/device/list?q=%00')
    expect(status).toBe(400)
  })

  it('reads the form-encoded call as a form [CL-1]', async () => {
    await using server = await startServer({ registry })
    const sent = await server.client()(form, { body: { kind: 'a b&c' } })
    expect(sent).toEqual({ kind: 'a b&c' })
  })

  it('never contains fields that are not in the contract', async () => {
    await using server = await startServer({ registry })
    const { body } = await answerOf(server.app, '/test/leak')
    expect(body['data']).toEqual({ shown: 'yes' })
  })
})

describe('the language of a request', () => {
  it.each(Object.keys(LOCALES) as (keyof typeof LOCALES)[])(
    'is that of the locale header: msg is in %s [CL-2]',
    async (locale) => {
      await using server = await startServer({ registry })
      const reply = await server.app.inject({ url: '/nope', headers: { locale } })
      expect(reply.json()).toMatchObject({ msg: translator(locale)('error.notFound') })
    },
  )

  it('is English when the header is missing or unknown [CL-2]', async () => {
    await using server = await startServer({ registry })
    const english = { msg: translator('en')('error.notFound') }
    expect((await answerOf(server.app, '/nope')).body).toMatchObject(english)
    const reply = await server.app.inject({ url: '/nope', headers: { locale: '../xx' } })
    expect(reply.json()).toMatchObject(english)
  })
})

describe('limits', () => {
  it('refuse the third call of two with 429, over all processes [CL-26]', async () => {
    await using server = await startServer({ registry })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await server.app.inject('/test/scarce')).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('continue to count in the process while Redis is unavailable', async () => {
    await using server = await startServer({ registry, redisUrl: 'redis://127.0.0.1:1' })
    const statuses = []
    for (let n = 0; n < 3; n++) statuses.push((await server.app.inject('/test/scarce')).statusCode)
    expect(statuses).toEqual([200, 200, 429])
  })

  it('stop a flood of plain reads', async () => {
    await using server = await startServer({ registry, requestsPerMinute: 5 })
    const replies = []
    for (let n = 0; n < 6; n++) replies.push(await server.app.inject('/test/leak'))
    expect(replies.at(-1)?.statusCode).toBe(429)
    expect(replies.at(-1)?.json()).toMatchObject({ success: false, code: 'A00001' })
    expect(Number(replies.at(-1)?.headers['retry-after'])).toBeGreaterThan(0)
  })
})

describe('every response', () => {
  it.each(['/test/notice', '/test/refuse', '/test/crash', '/nope'])(
    'is data that a browser neither runs nor frames: %s',
    async (url) => {
      await using server = await startServer({ registry })
      const { headers } = await server.app.inject(url)
      expect(headers['x-content-type-options']).toBe('nosniff')
      expect(headers['content-security-policy']).toBe(
        "default-src 'none'; frame-ancestors 'none'; sandbox",
      )
    },
  )
})

describe('too many concurrent requests', () => {
  it('are refused with 429 before any work [CL-26]', async () => {
    await using server = await startServer({ registry, isOverloaded: () => true })
    const reply = await server.app.inject('/test/leak')
    expect(reply.statusCode).toBe(429)
    expect(reply.headers['retry-after']).toBe('1')
    expect(reply.json()).toMatchObject({ success: false, code: 'A00001', data: null })
  })
})

describe('a caller', () => {
  it('is identified by a token of the right audience', async () => {
    await using server = await startServer({ registry })
    const id = '0192f000-0000-7000-8000-0000000000ff'
    const member = await server.tokenFor({ audience: 'member', id })
    const staff = await server.staffToken()
    expect(await server.client({ bearer: member })(secret)).toBe(id)
    await expect(server.client({ bearer: staff })(secret)).rejects.toMatchObject({ status: 403 })
    await expect(server.client({ bearer: 'made-up' })(secret)).rejects.toMatchObject({
      status: 401,
      code: 'A00004',
    })
  })

  it('is unknown once the token expires', async () => {
    await using server = await startServer({ registry })
    const bearer = await server.tokenFor({ audience: 'member', id: crypto.randomUUID() })
    server.turnClock('2200-01-01T00:00:00Z')
    await expect(server.client({ bearer })(secret)).rejects.toMatchObject({ code: 'A00004' })
  })
})

describe('an internal service call', () => {
  const asked = async (overrides: Overrides, bearer?: string) => {
    await using server = await startServer({ registry, ...overrides })
    return await server.client(bearer === undefined ? {} : { bearer })(inner)
  }

  it('is accepted with the key', async () => {
    expect(await asked({}, SERVICE_KEY)).toBe('service')
    expect(await asked({}, `Bearer ${SERVICE_KEY}`)).toBe('service')
  })

  it('is refused with another key and without one', async () => {
    await expect(asked({}, `${SERVICE_KEY}x`)).rejects.toMatchObject({ status: 403 })
    await expect(asked({})).rejects.toMatchObject({ status: 401, code: 'A00004' })
  })

  it('is always refused where no key is configured', async () => {
    const none = { serviceKey: undefined }
    for (const bearer of [SERVICE_KEY, 'undefined', 'Bearer '])
      await expect(asked(none, bearer)).rejects.toMatchObject({ code: expect.stringMatching(/^A/) })
  })

  it('accepts no session, and its key is accepted nowhere else', async () => {
    await using server = await startServer({ registry })
    for (const audience of ['member', 'merchant', 'staff'] as const) {
      const bearer = await server.tokenFor({ audience, id: crypto.randomUUID() })
      await expect(server.client({ bearer })(inner)).rejects.toMatchObject({ status: 403 })
    }
    const withKey = server.client({ bearer: SERVICE_KEY })(secret)
    await expect(withKey).rejects.toMatchObject({ status: 401, code: 'A00004' })
  })
})
