import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import {
  ApiError,
  createClient,
  SENDS_TOKEN,
  TIMEOUT_MS,
  TransportError,
  type ClientOptions,
} from './client.ts'
import { endpoint } from './endpoint.ts'
import { CODES } from './envelope.ts'

interface Seen {
  request: IncomingMessage
  body: string
}

const ok = { success: true, code: CODES.ok, msg: '', data: { n: 1 } }
const open: Server[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const server of open.splice(0)) server.close()
})

/** An HTTP server that records its requests and answers with the given responses. */
async function startTestServer(answer: unknown = ok, status = 200) {
  const seen: Seen[] = []
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      seen.push({ request, body })
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(typeof answer === 'string' ? answer : JSON.stringify(answer))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  open.push(server)
  const logged: string[] = []
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api`
  const client = (options: Partial<ClientOptions> = {}) =>
    createClient({
      base,
      locale: () => 'ar',
      token: () => 'the-token',
      log: (message) => void logged.push(message),
      ...options,
    })
  return { seen, logged, client }
}

const call = { method: 'GET', audience: 'anyone', summary: 'A call of this test' } as const
const N = z.object({ n: z.int() })
const at = (path: `/${string}`) => endpoint({ ...call, path, data: N })
const authorized = (path: `/${string}`) => endpoint({ ...call, path, data: N, sendsToken: true })

describe('a call', () => {
  it('goes to host plus prefix, with the locale and the query [CL-1]', async () => {
    const { seen, client } = await startTestServer()
    const query = z.object({
      q: z.string(),
      kind: z.array(z.string()),
      left: z.optional(z.string()),
    })
    const e = endpoint({ ...call, path: '/device/list', query, data: N })
    await client()(e, { query: { q: 'a b', kind: ['x', 'y'] } })
    expect(seen[0]?.request.url).toBe('/api/device/list?q=a+b&kind=x&kind=y')
    expect(seen[0]?.request.headers['locale']).toBe('ar')
  })

  it('is given up after 30 s, and sends credentials [CL-1]', async () => {
    const { client } = await startTestServer()
    const timeout = vi.spyOn(AbortSignal, 'timeout')
    let sent: RequestInit | undefined
    const watched: typeof fetch = (url, init) => fetch(url, (sent = init))
    await client({ fetch: watched })(at('/x'))
    expect(TIMEOUT_MS).toBe(30_000)
    expect(timeout).toHaveBeenCalledWith(30_000)
    expect(sent?.credentials).toBe('include')
  })

  it('sends JSON, and the one form as a form [CL-1]', async () => {
    const { seen, client } = await startTestServer()
    const body = z.object({ deviceId: z.string(), kind: z.string() })
    const post = { ...call, method: 'POST', body, data: N } as const
    const sent = { deviceId: '1 2', kind: 'a&b' }
    await client()(endpoint({ ...post, path: '/p/x' }), { body: sent })
    await client()(endpoint({ ...post, path: '/p/user/recentBrowse', encoding: 'form' }), {
      body: sent,
    })
    expect(seen.map((s) => [s.request.headers['content-type'], s.body])).toEqual([
      ['application/json', '{"deviceId":"1 2","kind":"a&b"}'],
      ['application/x-www-form-urlencoded', 'deviceId=1+2&kind=a%26b'],
    ])
  })

  it('carries Authorization if its endpoint says so, and only then [CL-5]', async () => {
    const { seen, client } = await startTestServer()
    await client()(authorized('/p/user/userInfo'))
    await client()(at('/device/list'))
    const sent = seen.map(({ request }) => request.headers.authorization)
    expect(sent).toEqual(['the-token', undefined])
  })

  it.each([
    ['/p/user/userInfo', true],
    ['/user/registerOrBindUser', true],
    ['/prod/prodInfo', true],
    ['/device/list', false],
    ['/pages', false],
    ['/prod/prodInfoMore', false],
    ['/user/registerOrBindUserX', false],
  ] as const)('to %s carries Authorization behind a proxy: %s [CL-5]', (path, carries) => {
    expect(SENDS_TOKEN.test(path)).toBe(carries)
  })

  it('of a command carries a key, the same one when it is tried again', async () => {
    const { seen, client } = await startTestServer()
    const e = endpoint({ ...call, method: 'POST', path: '/p/x', data: N, once: true })
    await client()(e)
    await client()(e, { idempotencyKey: 'the-same-key' })
    expect(seen[0]?.request.headers['idempotency-key']).toMatch(/^[\da-f-]{36}$/)
    expect(seen[1]?.request.headers['idempotency-key']).toBe('the-same-key')
  })
})

describe('an answer', () => {
  it.each([
    ['success with 00000', ok],
    ['A00002, whatever success says', { ...ok, success: false, code: CODES.notice }],
  ])('is accepted: %s [CL-4]', async (_what, answer) => {
    const { client } = await startTestServer(answer)
    expect(await client()(at('/x'))).toEqual({ n: 1 })
  })

  it.each([
    ['00000 without success', { ...ok, success: false }],
    ['success with A00001', { ...ok, code: CODES.business, msg: 'No' }],
    ['A00004', { ...ok, success: false, code: CODES.notLoggedIn }],
    ['A00005', { ...ok, success: false, code: CODES.server }],
  ])('is rejected: %s [CL-4]', async (_what, answer) => {
    const { client } = await startTestServer(answer, 409)
    const refused = client()(at('/x'))
    await expect(refused).rejects.toThrow(ApiError)
    await expect(refused).rejects.toMatchObject({ code: answer.code, status: 409 })
  })

  it.each([
    ['HTML of a proxy', '<html>'],
    ['JSON of another shape', { hello: 1 }],
  ])(
    'that is no envelope is a transport error, and only logged: %s [CL-9]',
    async (_what, body) => {
      const { client, logged } = await startTestServer(body, 502)
      await expect(client()(at('/x'))).rejects.toThrow(TransportError)
      expect(logged).toEqual(['GET /x had no readable answer'])
    },
  )

  it('that the caller aborted ends in a transport error and is not logged', async () => {
    const { client, logged } = await startTestServer()
    const gone = new AbortController()
    const waiting = client()(at('/x'), { signal: gone.signal })
    gone.abort()
    await expect(waiting).rejects.toBeInstanceOf(TransportError)
    expect(logged).toEqual([])
  })

  it('that never comes is a transport error, and only logged [CL-9]', async () => {
    const logged: string[] = []
    const call = createClient({
      base: 'http://127.0.0.1:1',
      locale: () => 'en',
      token: () => undefined,
      log: (message) => void logged.push(message),
    })
    await expect(call(at('/x'))).rejects.toThrow(TransportError)
    expect(logged).toHaveLength(1)
  })
})
