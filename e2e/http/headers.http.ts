import { expect, test } from '../environment/fixtures.ts'
import { sql } from '../environment/sql.ts'
import { anotherStorefront } from '../environment/storefront.ts'
import { load } from './html.ts'

test('sends the security headers with every response', async ({ request }) => {
  for (const path of ['/en/device-list', '/favicon.svg', '/livez']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  }
})

test('lets browsers cache assets for good and personal pages not at all', async ({ request }) => {
  const { html } = await load(request, '/en/device-list')
  const asset = /\/assets\/[\w.-]+\.css/.exec(html)?.[0]
  const { 'cache-control': lasting } = (await request.get(String(asset))).headers()
  expect(lasting).toBe('public, max-age=31536000, immutable')
  const login = await load(request, '/en/login')
  expect(login.headers['cache-control']).toBe('private, no-cache')
  expect(html).not.toMatch(/ style="/)
})

test('forwards the API under the origin of the site', async ({ request }) => {
  const reply = await request.get('/api/currency/list', { headers: { locale: 'de' } })
  expect(reply.status()).toBe(200)
  expect(await reply.json()).toMatchObject({ success: true, code: '00000' })
})

test('counts a visit without anything that identifies the visitor [AP-16]', async ({
  request,
  environment,
}) => {
  const visit = (headers: Record<string, string>) =>
    load(request, '/ko/terms-page', {
      'user-agent': 'Mozilla/5.0 (visit test) Chrome/142.0.0.0',
      referer: 'https://www.linkedin.com/in/a-certain-person',
      ...headers,
    })
  const counted = async (referrer: string) => {
    const rows = await sql(
      environment.databaseUrl,
      `select coalesce(sum(views), 0)::int as n from traffic_count
       where page = '/terms-page' and referrer = $1 and language = 'ko'`,
      [referrer],
    )
    return rows[0]?.['n']
  }
  await visit({}) // rendered
  await visit({ dnt: '1' }) // from the cache, which is a visit too
  await visit({ 'sec-purpose': 'prefetch' })
  await visit({ 'user-agent': 'Googlebot/2.1' })
  await expect.poll(() => counted('social')).toBe(2)

  const tables = await sql(
    environment.databaseUrl,
    `select table_name as name from information_schema.tables where table_name like 'traffic%'`,
  )
  expect(tables.length).toBeGreaterThan(0)
  for (const { name } of tables) {
    const rows = JSON.stringify(await sql(environment.databaseUrl, `select * from ${String(name)}`))
    expect(rows).not.toMatch(/127\.0\.0\.1|Mozilla|linkedin|a-certain-person/)
  }
})

test('asks browsers for HTTPS where the site has it, on every response', async ({
  request,
  environment,
}) => {
  const header = 'strict-transport-security'
  expect((await request.get('/livez')).headers()).not.toHaveProperty(header)
  await using site = await anotherStorefront(environment, {
    env: { PUBLIC_URL: 'https://shop.example' },
  })
  // The second one is a cached page.
  for (const path of ['/livez', '/en/terms-page', '/en/terms-page'])
    expect((await fetch(site.url + path)).headers.get(header)).toBe(
      'max-age=31536000; includeSubDomains',
    )
})
