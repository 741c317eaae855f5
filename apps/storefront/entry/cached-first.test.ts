import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { ServedPage } from '@ironsouq/front-server/metrics'
import { afterEach, describe, expect, it } from 'vitest'
import type { Site } from '../app/server.ts'
import type { CacheLookup, CachedAnswer } from '../app/site/site-types.ts'
import { cachedFirst } from './cached-first.ts'

describe('a server with pages at hand', () => {
  let close = () => {}
  let counted: ServedPage[] = []
  afterEach(() => {
    close()
    counted = []
  })

  async function serving(lookUp: (asked: CacheLookup) => CachedAnswer | undefined) {
    const front = { site: { lookUp } as unknown as Site }
    const options = {
      addressOf: () => '203.0.113.5',
      headers: { 'x-added': 'yes' },
      served: (page: (typeof counted)[number]) => void counted.push(page),
    }
    const server = cachedFirst(
      front,
      options,
    )((_request, response) => {
      response.end('the framework')
    })
    await once(server.listen(0, '127.0.0.1'), 'listening')
    close = () => server.close()
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    return { front, get: (path: string, headers = {}) => fetch(url + path, { headers }) }
  }
  const page = () => ({
    page: '/home',
    status: 200,
    headers: ['x-page', 'fresh'],
    body: Buffer.from('the page'),
  })

  it('answers with them, and says what every answer says', async () => {
    const asked: CacheLookup[] = []
    const { get } = await serving((each) => {
      asked.push(each)
      return page()
    })
    const reply = await get('/en?a=1', { 'x-request-id': 'from-the-proxy' })
    expect(await reply.text()).toBe('the page')
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'x-page': 'fresh',
      'x-request-id': 'from-the-proxy',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(counted).toEqual([{ page: '/home', cache: 'fresh', status: 200 }])
    expect(asked).toMatchObject([{ method: 'GET', url: '/en?a=1', address: '203.0.113.5' }])
  })

  it('leaves the rest to the framework, and all of it while it stops', async () => {
    const { front, get } = await serving(({ url }) => (url === '/kept' ? page() : undefined))
    expect(await (await get('/other')).text()).toBe('the framework')
    expect(await (await get('/kept')).text()).toBe('the page')
    front.site = undefined as never
    expect(await (await get('/kept')).text()).toBe('the framework')
  })

  it('does not fall over what goes wrong', async () => {
    const { get } = await serving(({ url }) => {
      if (url === '/throws') throw new Error('wrong')
      return { ...page(), headers: ['x-wrong', 'a\nb'] }
    })
    expect(await (await get('/throws')).text()).toBe('the framework')
    expect(await (await get('/header')).text()).toBe('the framework')
  })
})
