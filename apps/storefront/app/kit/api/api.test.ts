import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sessionEndpoints } from '@ironsouq/contract/identity/session/session.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Browser, RequestContext } from '#kit/request/request-context.ts'
import { clientFor } from './api.server.ts'

const seen: IncomingHttpHeaders[] = []
const api = createServer(({ headers }, reply) => {
  seen.push(headers)
  reply.writeHead(200, { 'content-type': 'application/json' })
  reply.end(JSON.stringify({ success: true, code: '00000', msg: '', data: null }))
})
let requestContext: RequestContext

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const { port } = api.address() as AddressInfo
  requestContext = {
    settings: {
      apiUrl: `http://127.0.0.1:${port}`,
      objectsUrl: 'http://objects.example',
      uploadsUrl: 'http://objects.example',
      publicUrl: 'https://shop.example',
      backofficeUrl: '',
    },
    requestId: 'r-1',
    forwardedFor: '203.0.113.5, 10.0.0.1',
    log: { info() {}, warn() {}, error() {} },
  }
})
afterAll(() => api.close())

async function receivedBy(browser?: Browser) {
  await clientFor({ ...requestContext, browser }, 'en', 'token')(sessionEndpoints.leave)
  return seen.at(-1)
}

describe('the API for one request', () => {
  it('receives the client’s addresses, browser, device and country [ID-16]', async () => {
    const received = await receivedBy({
      userAgent: 'Some/1.0',
      deviceKey: 'known-device',
      country: 'AE',
    })
    expect(received).toMatchObject({
      'x-request-id': 'r-1',
      'x-forwarded-for': '203.0.113.5, 10.0.0.1',
      'user-agent': 'Some/1.0',
      'x-device-key': 'known-device',
      'x-country': 'AE',
    })
  })

  it('receives no header that the client did not send', async () => {
    const received = await receivedBy({
      userAgent: undefined,
      deviceKey: undefined,
      country: undefined,
    })
    for (const headers of [received, await receivedBy()]) {
      expect(headers).not.toHaveProperty('x-device-key')
      expect(headers).not.toHaveProperty('x-country')
    }
  })
})
