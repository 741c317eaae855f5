import type { ApiCall } from '@ironsouq/contract/client'
import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { expect, test } from '../environment/fixtures.ts'
import { anotherStorefront } from '../environment/storefront.ts'
import { load, packed } from './html.ts'

const PAGE = 'x-page'

async function priced(call: ApiCall, sort: 'priceHigh' | 'priceLow', size: number) {
  const { records } = await call(deviceEndpoints.list, { query: { sort, size } })
  const machine = records.findLast(({ price }) => price !== null)
  if (!machine?.price) throw new Error('the environment has no machine with a price')
  const { amount, currency } = machine.price
  return {
    ...machine,
    currency,
    /** A price that differs from the present one. */
    more: (units: number) => ({ amount: `${Math.trunc(Number(amount)) + units}.00`, currency }),
  }
}

test('a cached page is the same for every visitor', async ({ request }) => {
  const path = '/es/device-list?emirate=ajman'
  const visitors = ['', 'token=one; x=1', 'token=two; lang=ar', 'x="><script>alert(1)</script>']
  const bodies = new Set<string>()
  for (const cookie of visitors) {
    const { html, headers } = await load(request, `${path}&utm_source=${bodies.size}`, { cookie })
    bodies.add(html)
    expect(headers['cache-control']).toBe(
      'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
    )
    expect(headers['cache-tag']).toBe('settings,texts:es,devices,categories')
  }
  expect(bodies.size).toBe(1)
  const own = await load(request, '/device-list', { cookie: 'lang=es' })
  expect(own.headers).toMatchObject({ 'cache-control': 'private, no-cache' })
  expect(own.headers['vary']).toContain('cookie')
})

test('a page is cached once per currency', async ({ request }) => {
  const inCurrency = async (code: string) =>
    (await load(request, '/pt/device-list', { cookie: `currency=${code}` })).html
  expect(await inCurrency('AED')).not.toBe(await inCurrency('USD'))
})

test('a cached page is compressed and revalidated by its ETag', async ({ environment }) => {
  const url = `${environment.url}/ko/user-center/about-us` // no other test purges it
  await fetch(url)
  for (const encoding of ['gzip', 'br']) {
    const headers = { 'accept-encoding': encoding }
    await expect
      .poll(async () => (await fetch(url, { headers })).headers.get('content-encoding'))
      .toBe(encoding)
    const reply = await fetch(url, { headers })
    const etag = reply.headers.get('etag') ?? ''
    expect(Number(reply.headers.get('content-length'))).toBeLessThan(40_000)
    expect(await reply.text()).toContain('</html>')
    const again = await fetch(url, { headers: { ...headers, 'if-none-match': etag } })
    expect([again.status, await again.text()]).toEqual([304, ''])
  }
})

test('a cached list and detail page show a new price within two seconds [RT-2]', async ({
  request,
  api,
}) => {
  const call = api()
  const machine = await priced(call, 'priceHigh', 5)
  const { deviceId, stockNo, currency } = machine
  const paths = [`/en/device-detail/${deviceId}`, `/en/device-list?q=${stockNo}`]
  const get = (path: string) => load(request, path, { cookie: `currency=${currency}` })
  for (const path of paths)
    await expect.poll(async () => (await get(path)).headers[PAGE], { timeout: 5000 }).toBe('fresh')

  const price = machine.more(1237)
  await call(deviceEndpoints.reprice, { body: { deviceId, price } })
  const displayed = formatter('en').number(Number(price.amount))
  for (const path of paths)
    await expect
      .poll(async () => packed((await get(path)).text), { timeout: 2000, intervals: [50] })
      .toContain(displayed)
  for (const path of paths)
    await expect.poll(async () => (await get(path)).headers[PAGE], { timeout: 5000 }).toBe('fresh')
})

test('a stale page is served when it cannot be rendered, also by another process', async ({
  request,
  environment,
  api,
}) => {
  const call = api()
  const machine = await priced(call, 'priceLow', 9)
  const path = `/de/device-detail/${machine.deviceId}`
  await expect.poll(async () => (await load(request, path)).headers[PAGE]).toBe('fresh')
  await using site = await anotherStorefront(environment, {
    env: { API_URL: 'http://127.0.0.1:1' },
  })
  const theirs = () => fetch(site.url + path)
  await expect.poll(async () => (await theirs()).status).toBe(200)
  expect((await theirs()).headers.get(PAGE)).toBe('fresh')

  const body = { deviceId: machine.deviceId, price: machine.more(11) }
  await call(deviceEndpoints.reprice, { body })
  await expect.poll(async () => (await theirs()).headers.get(PAGE)).toBe('stale')
  const stale = await theirs()
  expect([stale.status, (await stale.text()).includes(machine.stockNo)]).toEqual([200, true])
  expect((await fetch(`${site.url}/fr/device-detail/${machine.deviceId}`)).status).toBe(503)
})
