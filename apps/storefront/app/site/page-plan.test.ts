import type { ServerBuild } from 'react-router'
import { describe, expect, it } from 'vitest'
import type { RouteHandle } from '#kit/page/site-data.ts'
import { createPagePlans } from './page-plan.server.ts'

const route = (id: string, path: string | undefined, handle?: RouteHandle, parentId?: string) => ({
  id,
  path,
  index: path === undefined,
  module: { handle },
  ...(id !== 'root' && { parentId: parentId ?? 'root' }),
})

const ROUTES = [
  { ...route('root', ''), index: false },
  { ...route('home', ':locale?'), index: true },
  route('list', ':locale?/device-list', {
    public: true,
    query: ['q', 'brand'],
    messages: ['device'],
  }),
  route('detail', ':locale?/device-detail/:deviceId', { middleware: ['flow'] }),
  route('missing', ':locale?/*'),
]
const build = {
  routes: Object.fromEntries(ROUTES.map((each) => [each.id, each])),
} as unknown as ServerBuild
const { of: planOf, recall } = createPagePlans(build, ({ middleware = ['every'] }) => middleware)

describe('what an address leads to', () => {
  it.each([
    ['/', '/', undefined],
    ['/ar', '/', 'ar'],
    ['/_.data', '/', undefined],
    ['/ar.data', '/', 'ar'],
    ['/device-list', '/device-list', undefined],
    ['/zh_CN/device-list/', '/device-list', 'zh_CN'],
    ['/en/device-detail/17.data?_routes=x', '/device-detail/:deviceId', 'en'],
    ['/en/no/such/page', undefined, 'en'],
    ['/favicon.png', undefined, undefined],
    ['/xx/device-list', undefined, undefined],
  ])('%s is the page %s in %s', (url, pattern, prefix) => {
    expect(planOf(url)).toMatchObject({ pattern, prefix })
  })

  it('keeps as much of the query as makes another page, in one order', () => {
    expect(planOf('/device-list?utm=1&q=a+b&brand=y&brand=x').query).toBe('?brand=y&brand=x&q=a+b')
    expect(planOf('/device-list?utm=1').query).toBe('')
    expect(planOf('/device-list.data?q=1&_routes=a').query).toBe('?_routes=a&q=1')
    expect(planOf('/device-detail/1?q=1').query).toBe('')
  })

  it('knows what its route says of itself', () => {
    expect(planOf('/device-list')).toMatchObject({
      handle: { public: true },
      namespaces: ['device'],
      steps: ['every'],
    })
    expect(planOf('/device-detail/1').steps).toEqual(['flow'])
  })

  it('is remembered for a while', () => {
    expect(recall('/device-list?lately')).toBeUndefined()
    const plan = planOf('/device-list?lately')
    expect(recall('/device-list?lately')).toBe(plan)
    for (let i = 0; i < 2000; i++) planOf(`/device-list?${i}`)
    expect(recall('/device-list?lately')).toBeUndefined()
  })

  it('throws what its route has wrong, each time [AP-26]', () => {
    const { of: find } = createPagePlans<string>(build, () => {
      throw new Error('wrong')
    })
    expect(() => find('/device-list')).toThrow('wrong')
    expect(() => find('/device-list')).toThrow('wrong')
  })
})
