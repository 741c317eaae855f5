import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, TransportError } from '@ironsouq/contract/client'
import { memberEndpoints } from '@ironsouq/contract/member/member.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { faultsOf, formOf, memberApi, memberCall } from './session.server.ts'
import { beginVisit, type Visit, type VisitOf } from './visit.server.ts'

const ENDPOINT = memberEndpoints.userInfo

let refusal = { status: 500, code: 'A00005', msg: '' }
const api = createServer((_request, reply) => {
  const { status, code, msg } = refusal
  reply.writeHead(status, { 'content-type': 'application/json' })
  reply.end(JSON.stringify({ success: false, code, msg, data: null }))
})
const silent = { info() {}, warn() {}, error() {} }
let visit: Visit

beforeAll(async () => {
  await once(api.listen(0, '127.0.0.1'), 'listening')
  const { port } = api.address() as AddressInfo
  const settings = {
    production: true,
    apiUrl: `http://127.0.0.1:${port}`,
    objectsUrl: 'http://objects.example',
    publicUrl: 'https://shop.example',
  }
  visit = beginVisit({
    settings,
    requestId: 'r-1',
    forwardedFor: '127.0.0.1',
    log: silent,
    locale: 'ar',
    prefix: 'ar',
    currency: 'AED',
    start: {} as VisitOf['start'],
    namespaces: [],
    build: 'x',
    fromSource: false,
    token: 'over',
  })
})
afterAll(() => api.close())

const thrownBy = async (promise: Promise<unknown>) =>
  promise.then(
    () => undefined,
    (err: unknown) => err,
  )

describe('a form', () => {
  const post = (headers: Record<string, string>) =>
    new Request('https://shop.example/login', {
      method: 'POST',
      headers,
      body: new URLSearchParams({ account: 'a' }),
    })

  it('is read when one of our own pages sent it', async () => {
    const form = await formOf(post({ 'sec-fetch-site': 'same-origin' }), visit)
    expect(form.get('account')).toBe('a')
  })

  it.each([{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])(
    'is refused when another site sent it: %j',
    async (headers) => {
      const thrown = await thrownBy(formOf(post(headers), visit))
      expect(thrown).toMatchObject({ init: { status: 403 } })
    },
  )
})

describe('what is wrong with a form', () => {
  it('is told by field, the first thing of each', () => {
    const data = [
      { field: 'account', msg: 'short' },
      { field: 'account', msg: 'odd' },
      { field: 'code', msg: 'wrong' },
    ]
    expect(faultsOf(new ApiError('A00001', 'Look again', 400, data))).toEqual({
      msg: 'Look again',
      fields: { account: 'short', code: 'wrong' },
      needsProof: false,
      status: 400,
    })
  })

  it('may be that the browser has to reckon something out first', () => {
    const refused = new ApiError('A00001', 'wait', 429, [{ field: 'proof', msg: 'reckon' }])
    expect(faultsOf(refused).needsProof).toBe(true)
  })

  it('is a page of its own when it is not the reader’s fault', () => {
    const failure = (err: unknown) => {
      try {
        return faultsOf(err)
      } catch (thrown) {
        return thrown
      }
    }
    expect(failure(new ApiError('A00005', 'oh', 500, null))).toMatchObject({
      init: { status: 500 },
    })
    expect(failure(new TransportError('gone'))).toMatchObject({ init: { status: 503 } })
  })
})

describe('a page for members', () => {
  const url = new URL('https://shop.example/ar/user-center/collected-device?sort=price')

  it('sends a reader who is not signed in to the login and back, and forgets him [CL-6]', async () => {
    refusal = { status: 401, code: 'A00004', msg: 'no' }
    for (const call of [memberCall(visit, url), memberApi(visit, url)]) {
      const thrown = await thrownBy(call(ENDPOINT))
      const { headers } = thrown as Response
      expect(headers.get('location')).toBe(
        '/ar/login?back=%2Far%2Fuser-center%2Fcollected-device%3Fsort%3Dprice',
      )
      expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        'token=',
        'signed=',
      ])
    }
  })

  it('has the status of any other refusal, which its action is told as it is', async () => {
    refusal = { status: 404, code: 'A00001', msg: 'gone' }
    expect(await thrownBy(memberCall(visit, url)(ENDPOINT))).toMatchObject({
      data: { reference: 'r-1' },
      init: { status: 404 },
    })
    expect(await thrownBy(memberApi(visit, url)(ENDPOINT))).toMatchObject({
      name: 'ApiError',
      message: 'gone',
      status: 404,
    })
  })
})
