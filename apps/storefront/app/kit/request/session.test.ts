import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { memberEndpoints } from '@ironsouq/contract/people/member/member.endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { memberApi, memberCall } from './session.server.ts'
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
    apiUrl: `http://127.0.0.1:${port}`,
    objectsUrl: 'http://objects.example',
    uploadsUrl: 'http://objects.example',
    publicUrl: 'https://shop.example',
    backofficeUrl: '',
  }
  visit = beginVisit({
    settings,
    requestId: 'r-1',
    forwardedFor: '127.0.0.1',
    log: silent,
    locale: 'ar',
    prefix: 'ar',
    currency: 'AED',
    isData: false,
    isFramed: false,
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

describe('a page for members', () => {
  const url = new URL('https://shop.example/ar/user-center/collected-device?sort=price')

  it('sends a visitor to the login and back, and ends the session [CL-6]', async () => {
    refusal = { status: 401, code: 'A00004', msg: 'no' }
    for (const call of [memberCall(visit, url), memberApi(visit, url)]) {
      const thrown = await thrownBy(call(ENDPOINT))
      const { headers } = thrown as Response
      expect(headers.get('location')).toBe(
        '/ar/login?back=%2Far%2Fuser-center%2Fcollected-device%3Fsort%3Dprice',
      )
      expect(headers.getSetCookie().map((cookie) => cookie.split(';')[0])).toEqual([
        '__Host-token=',
        'signed=',
      ])
    }
  })

  it('has the status of any other refusal, which its action receives unchanged', async () => {
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
