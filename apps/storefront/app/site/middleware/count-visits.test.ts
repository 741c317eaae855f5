import type { PageView } from '@ironsouq/contract/platform/traffic/traffic.endpoints'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SharedStore } from '#site/page-cache/shared-store.ts'
import { createVisitCounting } from './count-visits.ts'
import type { MiddlewareContext } from './middleware.ts'
import { createVisitors } from './visitor.ts'

const CHROME = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/142.0.0.0 Safari/537.36'
const ADDRESS = '203.0.113.7'
const EVENING = Date.parse('2026-11-15T19:59:59Z')

let time = EVENING
beforeEach(() => {
  time = EVENING
})

const visitors = (store?: SharedStore) => createVisitors(store, () => time)
/** Runs the middleware for each request and returns the counted page views. */
function seen(...those: MiddlewareContext[]): PageView[] {
  const counted: PageView[] = []
  const { flow, stop } = createVisitCounting({
    count: (views) => void counted.push(...views),
    visitors: visitors(),
    host: 'shop.example',
  })
  for (const passing of those) flow(passing)
  stop()
  return counted
}
const passing = (headers: Record<string, string> = {}, more: object = {}) =>
  ({
    asked: { method: 'GET', headers: { 'user-agent': CHROME, ...headers }, address: ADDRESS },
    plan: { pattern: '/device-detail/:deviceId' },
    locale: 'ar',
    ...more,
  }) as unknown as MiddlewareContext

describe('counting visits [AP-16]', () => {
  it('tells the page, the language and where from, and nothing that leads to a person', () => {
    const counted = seen(passing({ referer: 'https://www.google.com/search?q=secret' }))
    expect(counted).toEqual([
      {
        day: '2026-11-15',
        page: '/device-detail/:deviceId',
        referrer: 'search',
        language: 'ar',
        visitor: expect.stringMatching(/^[0-9a-f]{16}$/) as string,
      },
    ])
    expect(JSON.stringify(counted)).not.toMatch(/203\.0|Mozilla|secret/)
  })

  it('recognises a visitor on the same day, and tells two visitors apart', () => {
    const counted = seen(passing(), passing(), passing({ 'user-agent': `${CHROME} Edg/142` }))
    const [first, again, other] = counted.map(({ visitor }) => visitor)
    expect(again).toBe(first)
    expect(other).not.toBe(first)
  })

  it('recognises no visitor after the day has ended in our time zone', () => {
    const ids = visitors()
    const today = [ids.today(), ids.idOf(ADDRESS, CHROME)]
    time += 1000
    expect(ids.today()).toBe('2026-11-16')
    expect(today).toEqual(['2026-11-15', expect.not.stringMatching(ids.idOf(ADDRESS, CHROME))])
  })

  it('does not give a visitor of the old day an id of the new one', () => {
    const counted: PageView[] = []
    const { flow, stop } = createVisitCounting({
      count: (views) => void counted.push(...views),
      visitors: visitors(),
      host: 'shop.example',
    })
    flow(passing())
    time += 1000
    flow(passing())
    stop()
    expect(counted).toMatchObject([
      { day: '2026-11-15', visitor: null },
      { day: '2026-11-16', visitor: expect.any(String) as string },
    ])
  })

  it.each([{ dnt: '1' }, { 'sec-gpc': '1' }])(
    'counts a visitor who does not want to be tracked without an id: %j',
    (headers) => {
      expect(seen(passing(headers))).toMatchObject([{ visitor: null }])
    },
  )

  it.each([
    ['a program', passing({ 'user-agent': 'Googlebot/2.1 (+http://www.google.com/bot.html)' })],
    ['a page fetched ahead', passing({ 'sec-purpose': 'prefetch;prerender' })],
    ['a page fetched ahead by an older browser', passing({ purpose: 'prefetch' })],
    ['an address without a page', passing({}, { plan: { pattern: undefined } })],
    ['a form that is sent', passing({}, { asked: { method: 'POST', headers: {} } })],
  ])('does not count %s', (_what, passing) => {
    expect(seen(passing)).toEqual([])
  })

  it('shares the salt of the day with other processes, until the day ends', async () => {
    const salts = new Map<string, string>()
    const until: number[] = []
    const store = {
      agree: (key: string, value: string, end: number) => {
        until.push(end)
        if (!salts.has(key)) salts.set(key, value)
        return Promise.resolve(salts.get(key) ?? '')
      },
    } as unknown as SharedStore
    const [one, two] = [visitors(store), visitors(store)]
    await Promise.resolve()
    expect(two.idOf(ADDRESS, CHROME)).toBe(one.idOf(ADDRESS, CHROME))
    expect(visitors().idOf(ADDRESS, CHROME)).not.toBe(one.idOf(ADDRESS, CHROME))
    expect(until).toEqual(Array(2).fill(Date.parse('2026-11-15T20:00:00Z')))
  })
})
