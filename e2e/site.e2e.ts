import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { certificationEndpoints } from '@ironsouq/contract/certification/certification.endpoints'
import { currencyEndpoints } from '@ironsouq/contract/currency/currency.endpoints'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { dictionaryEndpoints } from '@ironsouq/contract/dictionary/dictionary.endpoints'
import { settingEndpoints } from '@ironsouq/contract/setting/setting.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { APIResponse } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { sql } from './stage/sql.ts'
import { anotherStorefront } from './stage/storefront.ts'

const how = (reply: APIResponse) => reply.headers()['x-page']
const setCookie = (reply: APIResponse) => reply.headers()['set-cookie']

test.describe('the reader’s language', () => {
  test('is the saved one if it is offered, else the default, which is saved [AP-3] [AP-4]', async ({
    request,
  }) => {
    const SAVED = 'lang=en; Max-Age=15768000; Path=/; SameSite=Lax'
    for (const cookie of ['', 'lang=xx', 'lang=']) {
      const reply = await request.get('/device-list', { headers: { cookie } })
      expect(setCookie(reply)).toBe(SAVED)
      expect(await reply.text()).toContain('<html lang="en"')
    }
    const known = await request.get('/device-list', { headers: { cookie: 'lang=ar' } })
    expect(setCookie(known)).toBeUndefined()
    expect(await known.text()).toContain('<html lang="ar-AE"')
  })

  test('is the one of the address, which changes nothing that is saved [AP-5]', async ({
    request,
  }) => {
    const reply = await request.get('/de/device-list', { headers: { cookie: 'lang=ar' } })
    expect(setCookie(reply)).toBeUndefined()
    expect(await reply.text()).toContain('<html lang="de"')
  })
})

test('keeps a choice among what is offered, and leads back to our own pages only [AP-4] [AP-15]', async ({
  request,
}) => {
  const choose = (form: Record<string, string>) =>
    request.post('/choice', { form, maxRedirects: 0 })
  const currency = await choose({ currency: 'AED', back: '/ar/device-list?emirate=dubai' })
  expect(currency.status()).toBe(303)
  expect(currency.headers()['location']).toBe('/ar/device-list?emirate=dubai')
  expect(setCookie(currency)).toBe('currency=AED; Max-Age=15768000; Path=/; SameSite=Lax')

  const language = await choose({ lang: 'he', back: '/ar/device-list' })
  expect(language.headers()['location']).toBe('/he/device-list')
  expect(setCookie(language)).toContain('lang=he;')

  const nonsense = await choose({ lang: 'xx', currency: 'XXX', back: '//elsewhere.example/' })
  expect(nonsense.headers()['location']).toBe('/')
  expect(setCookie(nonsense)).toBeUndefined()

  const forged = await request.post('/choice', {
    form: { lang: 'he', back: '/' },
    headers: { 'sec-fetch-site': 'cross-site' },
    maxRedirects: 0,
  })
  expect([forged.status(), setCookie(forged)]).toEqual([403, undefined])
})

test('has all it needs from the start in the page itself [AP-7] [AP-10] [AP-12] [AP-15]', async ({
  page,
  api,
}) => {
  const call = api('fr')
  const [currencies, config, papers, { data: words }] = await Promise.all([
    call(currencyEndpoints.list),
    call(settingEndpoints.webConfig),
    call(certificationEndpoints.list),
    call(dictionaryEndpoints.list, { query: { dictType: 'article' } }),
  ])
  expect([papers.length > 0, words.length > 0, currencies.length > 1]).toEqual([true, true, true])
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  const reply = await page.goto('/fr/device-list')
  const source = JSON.stringify(await reply?.text())
  const said = [
    ...currencies.filter(({ status }) => status === 1).map(({ currencyName }) => currencyName),
    ...papers.map(({ certificationTitle }) => certificationTitle),
    ...words.map(({ dictLabel }) => dictLabel),
    config.pcTitleContent || translator('fr')('shell.webTitle'),
    ...LOCALE_CODES.map((code) => LOCALES[code].name),
  ]
  for (const text of said) expect(source).toContain(JSON.stringify(text).slice(1, -1))
  await page.waitForLoadState('networkidle')
  const own = asked.filter((path) => /lang|currency|webConfig|certification|sysDict/i.test(path))
  expect(own).toEqual([])
})

test('shows its own words where the shop says none, or cannot be asked [AP-10]', async ({
  stage,
}) => {
  const said: Record<string, string> = { pcCompanyName: 'Said by the API' }
  let failing = false
  const proxy = createServer((request, response) => {
    const isConfig = request.url?.startsWith('/webConfig/')
    const { method, headers } = request
    const { locale = '' } = headers
    void (async () => {
      if (isConfig && failing) return response.writeHead(500).end('no')
      const real = await fetch(stage.apiUrl + request.url, {
        method,
        headers: { locale: String(locale) },
      } as RequestInit)
      const body = (await real.json()) as { data: object }
      if (isConfig)
        Object.assign(
          body.data,
          Object.fromEntries(Object.keys(body.data).map((key) => [key, ''])),
          said,
        )
      return response
        .writeHead(real.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    })()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const apiUrl = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const words = translator('de')
  try {
    for (failing of [false, true]) {
      await using site = await anotherStorefront(stage, { API_URL: apiUrl, REDIS_URL: '' })
      const reply = await fetch(`${site.url}/de/device-list`)
      const html = await reply.text()
      expect(reply.status).toBe(200)
      const quoted = (text: string) =>
        JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1)
      expect(html).toContain(quoted(words('shell.webWelcome')))
      expect(html).toContain(failing ? words('shell.webCompanyName') : 'Said by the API')
      expect(html.includes('Said by the API')).toBe(!failing)
    }
  } finally {
    proxy.close()
  }
})

test.describe('every page', () => {
  test('tells search engines and friends what it is [AP-16]', async ({ page, stage }) => {
    await page.goto('/ar/device-list?emirate=dubai')
    const meta = (name: string) =>
      page.locator(`head meta[property="${name}"]`).first().getAttribute('content')
    expect(await meta('og:url')).toBe(`${stage.url}/ar/device-list?emirate=dubai`)
    expect(await meta('og:title')).toBe(translator('ar')('device.listTitle'))
    expect(await meta('og:type')).toBe('website')
    expect(await meta('og:locale')).toBe('ar_AE')
    await expect(page.locator('head meta[property="og:locale:alternate"]')).toHaveCount(9)
    await expect(page.locator('head meta[name=description]')).toHaveCount(1)
    await expect(page.locator('head meta[name=robots]')).toHaveCount(0)
  })

  test('says on the first one whose site it is [AP-16]', async ({ request, stage }) => {
    const reply = await request.get('/en')
    test.skip(reply.url().includes('device-list'), 'the first page is the list for now')
    const html = await reply.text()
    const scripts = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)]
    const said = scripts.map(([, json = '']) => JSON.parse(json) as Record<string, unknown>)
    expect(said.map((each) => each['@type'])).toEqual(
      expect.arrayContaining(['WebSite', 'Organization']),
    )
    expect(said.find((each) => each['@type'] === 'WebSite')?.['url']).toBe(`${stage.url}/en`)
  })

  test('counts a visit and keeps nothing of who it was [AP-16]', async ({ request, stage }) => {
    const ask = (path: string, headers: Record<string, string> = {}) =>
      request.get(path, {
        headers: { 'user-agent': 'Mozilla/5.0 (visit test) Chrome/142.0.0.0', ...headers },
      })
    const counted = async (referrer: string) => {
      const rows = await sql(
        stage.databaseUrl,
        `select coalesce(sum(views), 0)::int as n from traffic_count
         where page = '/terms-page' and referrer = $1 and language = 'ko'`,
        [referrer],
      )
      return rows[0]?.['n']
    }
    const referer = 'https://www.linkedin.com/in/somebody-in-particular'
    await ask('/ko/terms-page', { referer }) // made
    await ask('/ko/terms-page', { referer, dnt: '1' }) // kept, which is a visit too
    await ask('/ko/terms-page', { referer, 'sec-purpose': 'prefetch' })
    await ask('/ko/terms-page', { referer, 'user-agent': 'Googlebot/2.1' })
    await expect.poll(() => counted('social')).toBe(2)

    const tables = await sql(
      stage.databaseUrl,
      `select table_name as name from information_schema.tables where table_name like 'traffic%'`,
    )
    expect(tables.length).toBeGreaterThan(0)
    for (const { name } of tables) {
      const rows = JSON.stringify(await sql(stage.databaseUrl, `select * from ${String(name)}`))
      expect(rows).not.toMatch(/127\.0\.0\.1|Mozilla|linkedin|somebody/)
    }
  })

  test('may run its own scripts and no others, kept or not', async ({ page, machine }) => {
    const paths = ['/en/device-list', `/ar/device-detail/${machine.deviceId}`, '/he/terms-page']
    for (const path of [...paths, ...paths, '/en/login', '/en/no-such-page']) {
      const reply = await page.goto(path)
      const policy = reply?.headers()['content-security-policy'] ?? ''
      expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self';/)
      expect(policy).not.toMatch(/unsafe/)
      expect(policy).toContain(`frame-ancestors 'none'; base-uri 'none'`)
      await expect(page.locator('html')).not.toHaveAttribute('nonce')
      // Scripts did run: React has taken the page over.
      await page.waitForFunction(() => '__reactRouterRouteModules' in window)
    }
    const other = await page.context().newPage() // its complaints are what is wanted
    await other.goto('/en/device-list')
    const ran = await other.evaluate(() => {
      const script = document.createElement('script')
      script.textContent = 'window.injected = true'
      document.body.append(script)
      return 'injected' in window
    })
    expect(ran).toBe(false)
  })
})

test.describe('a build', () => {
  test('says which one it is and what it holds [AP-19] [AP-20]', async ({ request }) => {
    const latest = await request.get(`/builds/latest.json?${Date.now()}`)
    expect(latest.headers()['cache-control']).toBe('no-store')
    const { id, timestamp } = (await latest.json()) as { id: string; timestamp: number }
    expect(timestamp).toBeLessThan(Date.now())
    const html = await (await request.get('/en/device-list')).text()
    expect(html).toContain(id)

    const meta = await request.get(`/builds/meta/${id}.json`)
    expect(meta.headers()['cache-control']).toContain('immutable')
    const { matcher, prerendered } = (await meta.json()) as {
      matcher: { static: object }
      prerendered: string[]
    }
    expect(prerendered).toEqual(
      expect.arrayContaining(['/terms-page', '/ar/help-center', '/de/user-center/about-us']),
    )
    expect(Object.keys(matcher.static)).toEqual(prerendered)
    expect((await request.get('/builds/meta/00000000.json')).status()).toBe(404)
  })

  test('has the data of its fixed pages at hand [AP-20]', async ({ request }) => {
    for (const [path, locale] of [
      ['/terms-page', 'en'],
      ['/ar/terms-page', 'ar'],
    ] as const) {
      const reply = await request.get(`${path}/_payload.json`)
      expect(reply.headers()['content-type']).toContain('application/json')
      expect(await reply.json()).toMatchObject({ title: translator(locale)('legal.termsTitle') })
    }
    expect((await request.get('/en/device-list/_payload.json')).status()).toBe(404)
  })
})

test.describe('a page that is kept', () => {
  test('is the same for everyone, whoever asks', async ({ request }) => {
    const path = '/es/device-list?emirate=ajman'
    const visitors = ['', 'token=one; x=1', 'token=two; lang=ar', 'x="><script>alert(1)</script>']
    const bodies = new Set<string>()
    for (const cookie of visitors) {
      const reply = await request.get(`${path}&utm_source=${bodies.size}`, { headers: { cookie } })
      bodies.add(await reply.text())
      expect(reply.headers()['cache-control']).toBe(
        'public, max-age=0, s-maxage=60, stale-while-revalidate=600',
      )
      expect(reply.headers()['cache-tag']).toBe('settings,devices,categories')
    }
    expect(bodies.size).toBe(1)
    const own = await request.get('/device-list', { headers: { cookie: 'lang=es' } })
    expect(own.headers()).toMatchObject({ 'cache-control': 'private, no-cache' })
    expect(own.headers()['vary']).toContain('cookie')
  })

  test('is kept in each currency', async ({ request }) => {
    const inCurrency = async (cookie: string) => {
      const reply = await request.get('/pt/device-list', { headers: { cookie } })
      return reply.text()
    }
    expect(await inCurrency('currency=AED')).not.toBe(await inCurrency('currency=USD'))
  })

  test('comes small, and not at all to who has it', async ({ stage }) => {
    const url = `${stage.url}/ko/help-center` // no machine on it: no other test makes it anew
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

  test('shows what has changed within two seconds, and was kept before', async ({
    request,
    api,
  }) => {
    const call = api()
    const { records } = await call(deviceEndpoints.list, { query: { sort: 'priceHigh', size: 5 } })
    const machine = records.find(({ price }) => price !== null)
    if (!machine?.price) throw new Error('there is no machine with a price')
    const { deviceId } = machine
    const paths = [`/en/device-detail/${deviceId}`, '/en/device-list?sort=priceHigh']
    const headers = { cookie: `currency=${machine.price.currency}` }
    const get = (path: string) => request.get(path, { headers })
    for (const path of paths)
      await expect.poll(async () => how(await get(path)), { timeout: 5000 }).toBe('fresh')

    const units = String(Math.trunc(Number(machine.price.amount)) + 1237)
    const price = { amount: `${units}.00`, currency: machine.price.currency }
    await call(deviceEndpoints.reprice, { body: { deviceId, price } })
    const shown = units.replace(/\B(?=(\d{3})+$)/g, ',')
    for (const path of paths)
      await expect.poll(async () => (await get(path)).text(), { timeout: 2000 }).toContain(shown)
    for (const path of paths)
      await expect.poll(async () => how(await get(path)), { timeout: 5000 }).toBe('fresh')
  })

  test('is shown old when it cannot be made, and by a process that never made it', async ({
    request,
    stage,
    api,
  }) => {
    const call = api()
    const { records } = await call(deviceEndpoints.list, { query: { sort: 'priceLow', size: 9 } })
    const machine = records.findLast(({ price }) => price !== null)
    if (!machine?.price) throw new Error('there is no machine with a price')
    const path = `/de/device-detail/${machine.deviceId}`
    await expect.poll(async () => how(await request.get(path))).toBe('fresh')
    await using site = await anotherStorefront(stage, { API_URL: 'http://127.0.0.1:1' })
    const theirs = () => fetch(site.url + path)
    await expect.poll(async () => (await theirs()).status).toBe(200)
    expect((await theirs()).headers.get('x-page')).toBe('fresh')

    const { amount, currency } = machine.price
    const price = { amount: `${Math.trunc(Number(amount)) + 11}.00`, currency }
    await call(deviceEndpoints.reprice, { body: { deviceId: machine.deviceId, price } })
    await expect.poll(async () => (await theirs()).headers.get('x-page')).toBe('stale')
    const old = await theirs()
    expect([old.status, (await old.text()).includes(machine.stockNo)]).toEqual([200, true])
    expect((await fetch(`${site.url}/fr/device-detail/${machine.deviceId}`)).status).toBe(503)
  })
})

test('hands the API on to browsers, in their own origin', async ({ page }) => {
  await page.goto('/en/device-list')
  const answer = await page.evaluate(async () => {
    const reply = await fetch('/api/currency/list', { headers: { locale: 'de' } })
    return { status: reply.status, body: (await reply.json()) as unknown }
  })
  expect(answer).toMatchObject({ status: 200, body: { success: true, code: '00000' } })
})
