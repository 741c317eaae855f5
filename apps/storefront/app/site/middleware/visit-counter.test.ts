import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { PageView } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createVisitCounter } from './visit-counter.ts'

const KEY = 'k'.repeat(32)
const view = (page: string): PageView => ({
  day: '2026-11-15',
  page,
  referrer: 'direct',
  language: 'en',
  visitor: null,
})

interface Sent {
  key: unknown
  authorization: unknown
  pages: string[]
}

describe('telling the API of visits [AP-16]', () => {
  let sent: Sent[] = []
  let logged: string[] = []
  let status = 200
  const log = {
    info: () => {},
    warn: (facts: object, message: string) => void logged.push(message + JSON.stringify(facts)),
    error: () => {},
  }
  const api = createServer((request, response) => {
    void text(request).then((body) => {
      const { views } = JSON.parse(body) as { views: PageView[] }
      const { 'idempotency-key': key, authorization } = request.headers
      sent.push({ key, authorization, pages: views.map(({ page }) => page) })
      const success = status === 200
      const answer = { success, code: success ? '00000' : 'A00005', msg: '' }
      response.statusCode = status
      response.end(JSON.stringify({ ...answer, data: { counted: views.length } }))
    })
  })
  beforeEach(async () => {
    sent = []
    logged = []
    status = 200
    await once(api.listen(0, '127.0.0.1'), 'listening')
  })
  afterEach(() => api.close())
  const counter = () => {
    const { port } = api.address() as AddressInfo
    return createVisitCounter({ apiUrl: `http://127.0.0.1:${port}`, serviceKey: KEY, log })
  }

  it('sends what waits when the process stops', async () => {
    const visits = counter()
    visits.count([view('/a')])
    visits.count([view('/b')])
    await visits.stop()
    expect(sent).toMatchObject([{ pages: ['/a', '/b'], authorization: KEY }])
  })

  it('sends a full batch without waiting for the clock, and never more at once', async () => {
    const visits = counter()
    for (let i = 0; i < 1200; i++) visits.count([view(`/${i}`)])
    await visits.stop()
    expect(sent.flatMap(({ pages }) => pages)).toEqual(
      Array.from({ length: 1200 }, (_, i) => `/${i}`),
    )
    expect(Math.max(...sent.map(({ pages }) => pages.length))).toBeLessThanOrEqual(500)
    expect(sent[0]?.pages).toHaveLength(500)
  })

  it('does not send a few at a time when many come', async () => {
    const visits = counter()
    for (let i = 0; i < 1000; i++) {
      visits.count([view(`/${i}`)])
      if (i % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1))
    }
    expect(sent.length).toBeLessThanOrEqual(2)
    await visits.stop()
  })

  it('sends again under the same key what may have been counted', async () => {
    const visits = counter()
    status = 500
    for (let i = 0; i < 500; i++) visits.count([view('/a')])
    await expect.poll(() => sent.length).toBe(1)
    status = 200
    visits.count([view('/b')])
    await visits.stop()
    const [first, again, next] = sent
    expect(again).toEqual(first)
    expect(next).toMatchObject({ pages: ['/b'] })
    expect(next?.key).not.toBe(first?.key)
    expect(logged).toHaveLength(1)
  })

  it('does not send again what was refused', async () => {
    const visits = counter()
    status = 401
    visits.count([view('/a')])
    await visits.stop()
    await visits.stop()
    expect(sent).toHaveLength(1)
  })

  it('drops the oldest when too many wait, and says so', async () => {
    const visits = counter()
    status = 500
    for (let i = 0; i < 10_700; i++) visits.count([view(`/${i}`)])
    await expect.poll(() => sent.length).toBe(1)
    status = 200
    await visits.stop()
    const pages = sent.slice(1).flatMap((batch) => batch.pages)
    expect(pages.slice(0, 500)).toEqual(sent[0]?.pages)
    expect(pages.at(-1)).toBe('/10699')
    expect(pages.length).toBe(10_500)
    expect(logged.join()).toMatch(/visits were dropped.*"dropped":200/)
  })
})
