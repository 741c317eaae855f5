import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SHEET_SAVE_BYTES } from '@ironsouq/contract/mall/stock/stock.limits'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { servePortalApi } from './portal-api.ts'

interface Seen {
  url: string | undefined
  headers: IncomingHttpHeaders
  body: string
}

const accepted = (data: unknown) => JSON.stringify({ success: true, code: '00000', msg: '', data })
const cookie = '__Host-staff=secret; __Host-token=of-a-member; lang=ar'

describe('the API at the origin of the back office [ID-19]', () => {
  let seen: Seen[] = []
  let answer = { status: 200, body: accepted(null) }
  const api = createServer((request, response) => {
    const { url, headers } = request
    void text(request).then((body) => {
      seen.push({ url, headers, body })
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(answer.body)
    })
  })
  let app: FastifyInstance
  let url = ''

  beforeAll(async () => {
    await once(api.listen(0, '127.0.0.1'), 'listening')
    app = Fastify({ forceCloseConnections: true })
    app.removeAllContentTypeParsers()
    app.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const settings = {
      audience: 'staff',
      leavePath: '/p/staff/me/leave',
      apiUrl,
      publicUrl: 'https://office.example',
    } as const
    servePortalApi(app, settings, () => undefined)
    url = await app.listen({ host: '127.0.0.1', port: 0 })
  })
  afterAll(async () => {
    await app.close()
    api.close()
  })
  beforeEach(() => {
    seen = []
    answer = { status: 200, body: accepted(null) }
  })

  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${url}/api${path}`, { headers: { cookie }, ...init })

  it.each(['/webhook/stripe', '/livez', '/mails'])('does not pass %s on', async (path) => {
    expect((await call(path)).status).toBe(404)
    expect(seen).toEqual([])
  })

  it('of stores takes forms as large as the API does', async () => {
    const own = Fastify({ forceCloseConnections: true })
    own.removeAllContentTypeParsers()
    own.addContentTypeParser('*', (_request, _payload, done) => done(null))
    const { port } = api.address() as AddressInfo
    const settings = {
      audience: 'merchant',
      leavePath: '/p/merchant/me/leave',
      apiUrl: `http://127.0.0.1:${port}`,
      publicUrl: 'https://dealers.example',
    } as const
    servePortalApi(own, settings, () => undefined)
    const base = await own.listen({ host: '127.0.0.1', port: 0 })
    const send = (bytes: number) =>
      fetch(`${base}/api/p/merchant/product/save`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: 'https://dealers.example' },
        body: 'x'.repeat(bytes),
      })
    expect((await send(SHEET_SAVE_BYTES)).status).toBe(200)
    expect(seen.at(-1)?.body).toHaveLength(SHEET_SAVE_BYTES)
    expect((await send(SHEET_SAVE_BYTES + 1)).status).not.toBe(200)
    await own.close()
  })

  it('sends the token of staff to their endpoints only, and no cookie', async () => {
    await call('/p/staff/me')
    await call('/category/list')
    expect(seen.map(({ headers }) => [headers.authorization, headers.cookie])).toEqual([
      ['secret', undefined],
      [undefined, undefined],
    ])
    expect(seen[0]?.headers['locale']).toBe('ar')
  })

  it.each([
    '/p/user/userInfo',
    '/p/service/traffic/visits',
    '/p/merchant/me',
    '/p/staffs',
    '/P/user/userInfo',
    '/login/password',
    '/merchant/login/secondFactor',
    '/p/session/renew',
    '/openapi.json',
    '/readyz',
    '/p/staff/../user/userInfo',
    '/p/%75ser/userInfo',
  ])('has no way to what is not for staff: %s', async (path) => {
    const reply = await call(path, { method: 'POST', body: '{}' })
    expect(reply.status).toBe(404)
    expect(seen.filter(({ url }) => !url?.startsWith('/p/staff'))).toEqual([])
  })

  it('turns the token of a sign-in into a cookie that no script and no other site can use', async () => {
    const session = { token: 'fresh', seconds: 60, deviceKey: 'known' }
    answer = { status: 200, body: accepted(session) }
    const reply = await call('/staff/login/secondFactor', { method: 'POST', body: '{}' })
    const body = await reply.text()
    expect(body).not.toContain('fresh')
    expect(body).not.toContain('known')
    expect(reply.headers.getSetCookie()).toEqual([
      '__Host-staff=fresh; Max-Age=60; HttpOnly; Path=/; SameSite=Strict; Secure',
      '__Host-staffDevice=known; Max-Age=31536000; HttpOnly; Path=/; SameSite=Strict; Secure',
    ])
  })

  it.each([
    ['/p/staff/me/leave', 200, accepted(null)],
    ['/p/staff/me', 401, JSON.stringify({ success: false, code: 'A00004', msg: 'no', data: null })],
  ])('takes the cookie away after %s answered %i', async (path, status, body) => {
    answer = { status, body }
    const reply = await call(path, { method: 'POST' })
    expect(reply.headers.getSetCookie()).toEqual([
      '__Host-staff=; Max-Age=0; HttpOnly; Path=/; SameSite=Strict; Secure',
    ])
  })

  it('runs no command for another site', async () => {
    const headers = { cookie, 'sec-fetch-site': 'cross-site' }
    const reply = await call('/p/staff/device/reprice', { method: 'POST', headers, body: '{}' })
    expect(reply.status).toBe(403)
    expect(seen).toEqual([])
  })

  it('keeps the cookies of two portals apart: each sends the token of its own people only', async () => {
    const dealers = Fastify({ forceCloseConnections: true })
    const apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`
    const settings = {
      audience: 'merchant',
      leavePath: '/p/merchant/me/leave',
      apiUrl,
      publicUrl: 'https://dealers.example',
    } as const
    servePortalApi(dealers, settings, () => undefined)
    const at = await dealers.listen({ host: '127.0.0.1', port: 0 })
    const headers = { cookie: `${cookie}; __Host-merchant=of-a-dealer` }
    const own = await fetch(`${at}/api/p/merchant/me`, { headers })
    const other = await fetch(`${at}/api/p/staff/me`, { headers })
    await dealers.close()
    expect([own.status, other.status]).toEqual([200, 404])
    expect(seen.map(({ headers }) => headers.authorization)).toEqual(['of-a-dealer'])
  })
})
