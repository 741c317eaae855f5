import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { BODY_BYTES_MAX } from '@ironsouq/contract/endpoint'
import { visitorCountry } from '@ironsouq/front-server/address'
import { translator } from '@ironsouq/i18n/translate'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { serveApiProxy } from './api-proxy.ts'

interface Seen {
  method: string | undefined
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

interface Answer {
  status: number
  body: string
  headers?: Record<string, string>
}

const OK = { success: true, code: '00000', msg: '', data: { x: 1 } }
const JSON_TYPE = { 'content-type': 'application/json' }

describe('the API at the site’s own origin', () => {
  let seen: Seen[] = []
  let answer: Answer = { status: 200, body: JSON.stringify(OK) }
  let renewal: string | null = null
  let trusted: string | false = false
  const api = createServer((request, response) => {
    const { method, url, headers } = request
    void text(request).then(
      (body) => {
        seen.push({ method, url, headers, body })
        if (url === '/p/session/renew') {
          const data = { token: renewal, seconds: 60 }
          response.writeHead(200, JSON_TYPE).end(JSON.stringify({ ...OK, data }))
        } else
          response.writeHead(answer.status, { ...JSON_TYPE, ...answer.headers }).end(answer.body)
      },
      () => {}, // a truncated body
    )
  })
  let app: FastifyInstance
  let url = ''

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening')
    const { port } = api.address() as { port: number }
    app = Fastify({ forceCloseConnections: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const settings = {
      apiUrl: `http://127.0.0.1:${port}`,
      objectsUrl: 'http://objects.example',
      uploadsUrl: 'http://objects.example',
      publicUrl: 'https://shop.example',
      backofficeUrl: '',
    }
    serveApiProxy(app, settings, (request) => visitorCountry(trusted)(request))
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app.close()
    api.close()
  })
  beforeEach(() => {
    seen = []
    renewal = null
    trusted = false
    answer = { status: 200, body: JSON.stringify(OK) }
  })

  const call = (path: string, init: RequestInit = {}) => fetch(`${url}/api${path}`, init)
  const cookie = 'lang=ar; __Host-token=secret; currency=AED'

  it('hands on what was asked and what was answered', async () => {
    const reply = await call('/device/list?q=a%20b&size=2', { headers: { locale: 'de' } })
    expect([reply.status, await reply.json()]).toEqual([200, OK])
    expect(reply.headers.get('cache-control')).toBe('no-store')
    expect(seen).toMatchObject([{ method: 'GET', url: '/device/list?q=a%20b&size=2' }])
    expect(seen[0]?.headers).toMatchObject({ locale: 'de', 'x-forwarded-for': '127.0.0.1' })
    expect(seen[0]?.headers['x-request-id']).toBeTruthy()
  })

  it('hands on a body and the key that makes it count once', async () => {
    const headers = { ...JSON_TYPE, 'idempotency-key': 'key-1' }
    await call('/p/user/x', { method: 'POST', headers, body: '{"a":1}' })
    expect(seen).toMatchObject([{ method: 'POST', body: '{"a":1}', headers }])
    await call('/p/user/x', { method: 'POST' })
    expect(seen[1]?.headers['transfer-encoding']).toBeUndefined()
  })

  it.each([
    ['/p/user/userInfo', 'secret'],
    ['/prod/prodInfo?prodId=1', 'secret'],
    ['/device/list', undefined],
    ['/prod/prodInfoElse', undefined],
    ['/price', undefined],
  ])(
    'sends the token only where it is asked for, and no cookie: %s [CL-5]',
    async (path, token) => {
      await call(path, { headers: { cookie, authorization: 'forged' } })
      expect(seen[0]?.headers.authorization).toBe(token)
      expect(seen[0]?.headers.cookie).toBeUndefined()
      expect(seen[0]?.headers['locale']).toBe('ar')
    },
  )

  it('says which browser calls and whether its device is known', async () => {
    const headers = { cookie: `${cookie}; __Host-device=known-device`, 'user-agent': 'Some/1.0' }
    await call('/device/list', { headers: { ...headers, 'x-device-key': 'forged' } })
    await call('/device/list', { headers: { cookie, 'x-device-key': 'forged', 'x-country': 'AE' } })
    expect(seen[0]?.headers).toMatchObject({
      'x-device-key': 'known-device',
      'user-agent': 'Some/1.0',
    })
    expect(seen[1]?.headers['x-device-key']).toBeUndefined()
    expect(seen[1]?.headers['x-country']).toBeUndefined()
  })

  it('forwards the country that our proxy stated, also where a token is exchanged', async () => {
    trusted = 'loopback'
    answer = { status: 200, body: JSON.stringify(OK), headers: { 'x-token-due': '1' } }
    await call('/p/user/userInfo', { headers: { cookie, 'x-country': 'AE' } })
    expect(seen.map(({ url, headers }) => [url, headers['x-country']])).toEqual([
      ['/p/user/userInfo', 'AE'],
      ['/p/session/renew', 'AE'],
    ])
  })

  it.each([
    '/login/password',
    '/login/code',
    '/login/passkey',
    '/user/registerOrBindUser',
    '/thirdLogin',
    '/p/session/renew',
  ])('hands no script an answer with a token in it: %s', async (path) => {
    const reply = await call(path, { method: 'POST', headers: { cookie }, body: '{}' })
    expect(reply.status).toBe(404)
    expect(seen).toEqual([])
  })

  it('exchanges a token that is due, and keeps the new one from scripts', async () => {
    answer = { status: 200, body: JSON.stringify(OK), headers: { 'x-token-due': '1' } }
    renewal = 'newer'
    const reply = await call('/p/user/userInfo', { headers: { cookie } })
    expect(await reply.json()).toEqual(OK)
    expect(seen.map(({ url, headers }) => [url, headers.authorization])).toEqual([
      ['/p/user/userInfo', 'secret'],
      ['/p/session/renew', 'secret'],
    ])
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-token=newer; Max-Age=60; HttpOnly/),
      expect.stringMatching(/^signed=1; Max-Age=60; Path/),
    ])
  })

  it('leaves the cookie alone when another request exchanged the token first', async () => {
    answer = { status: 200, body: JSON.stringify(OK), headers: { 'x-token-due': '1' } }
    const reply = await call('/p/user/userInfo', { headers: { cookie } })
    expect([reply.status, reply.headers.getSetCookie()]).toEqual([200, []])
  })

  it.each([
    '/p/staff/device/reprice',
    '/p/merchant/device/list',
    '/merchant/login/password',
    '/p/service/traffic/visits',
    '/P/STAFF/x',
    '/p/%73taff/x',
    '/p/x/../staff/x',
    '/p//staff/x',
    '/p/./staff/x',
    '/p\\staff\\x',
    '/p/staff',
    '/../livez',
    '/openapi.json',
    '/readyz',
    '/livez',
    '/webhook/stripe',
    '',
  ])('has no way to what is not for visitors: %s', async (path) => {
    const socket = connect({ host: '127.0.0.1', port: Number(new URL(url).port) })
    socket.end(`GET /api${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 40[04] /)
    expect(seen).toEqual([])
  })

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'does not write for another site: %j',
    async (headers) => {
      const body = '{}'
      const reply = await call('/p/user/x', {
        method: 'POST',
        headers: { ...headers, cookie },
        body,
      })
      expect(reply.status).toBe(403)
      expect(await reply.json()).toMatchObject({ success: false, code: 'A00001' })
      expect(seen).toEqual([])
      const own = { 'sec-fetch-site': 'same-origin', origin: 'https://shop.example' }
      expect((await call('/p/user/x', { method: 'POST', headers: own, body })).status).toBe(200)
    },
  )

  it('takes a token away that is no longer good [CL-6]', async () => {
    const body = JSON.stringify({ success: false, code: 'A00004', msg: 'no', data: null })
    answer = { status: 401, body }
    const reply = await call('/p/user/userInfo', { headers: { cookie } })
    expect([reply.status, await reply.text()]).toEqual([401, body])
    expect(reply.headers.getSetCookie()).toEqual([
      expect.stringMatching(/^__Host-token=; Max-Age=0; HttpOnly/),
      expect.stringMatching(/^signed=; Max-Age=0; Path/),
    ])
    answer = { status: 200, body: JSON.stringify(OK) }
    const next = await call('/p/user/userInfo', { headers: { cookie } })
    expect(next.headers.get('set-cookie')).toBeNull()
  })

  it('shows nothing that is not an answer of the API', async () => {
    answer = { status: 200, body: '<script>alert(1)</script>' }
    const reply = await call('/openapi.json')
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ])
  })

  it('refuses what is too large, also when it does not say so', async () => {
    const large = 'x'.repeat(BODY_BYTES_MAX + 1)
    const reply = await call('/p/user/x', { method: 'POST', body: large })
    async function* pieces() {
      for (let i = 0; i < 20; i++) yield Buffer.from('x'.repeat(100_000))
    }
    const unsaid = await call('/p/user/x', {
      method: 'POST',
      body: pieces(),
      duplex: 'half',
    } as unknown as RequestInit)
    expect([reply.status, unsaid.status]).toEqual([400, 400])
    expect(await unsaid.json()).toMatchObject({ msg: translator('en')('error.tooLarge') })
    expect(seen).toEqual([])
  })

  it('owns up in the reader’s language when the API does not answer', async () => {
    api.close()
    api.closeAllConnections()
    const reply = await call('/device/list', { headers: { cookie } })
    expect(reply.status).toBe(503)
    expect(await reply.json()).toEqual({
      success: false,
      code: 'A00005',
      msg: translator('ar')('error.unavailable'),
      data: null,
    })
  })
})
