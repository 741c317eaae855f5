import { once } from 'node:events'
import { createServer } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { anotherStorefront, storefrontWithoutApi } from '../environment/storefront.ts'
import {
  canonicalOf,
  headingsOf,
  langOf,
  linksOf,
  load,
  metaOf,
  tagsOf,
  textOf,
  titleOf,
} from './html.ts'

const MISSING = [
  ['/en/no-such-page', 'en', 'notFoundBody'],
  ['/ar/no/such/page', 'ar', 'notFoundBody'],
  ['/xx/device-list', 'en', 'notFoundBody'],
  ['/he/device-detail/not-an-id', 'he', 'notFoundMalformed'],
  ['/de/device-detail/00000000-0000-4000-8000-000000000000', 'de', 'notFoundBody'],
] as const

for (const [path, locale, message] of MISSING)
  test(`answers 404 with the path and a way on: ${path} [AP-5] [AP-22] [AP-24]`, async ({
    request,
  }) => {
    const t = translator(locale)
    const page = await load(request, path)
    expect(page.status).toBe(404)
    expect(headingsOf(page)).toEqual([t('common.notFoundTitle')])
    expect(page.text).toContain(t(`common.${message}`, { path }))
    expect(canonicalOf(page)).toEqual([])
    const on = linksOf(page).find(({ name }) => name === t('common.backToMachines'))
    expect((await load(request, on?.href ?? '')).html).toContain('<article')
  })

test('an unknown product answers 404 with products and a search among them [AP-22] [PR-2]', async ({
  request,
}) => {
  const t = translator('de')
  const path = '/de/mall/product/00000000-0000-4000-8000-000000000000'
  const page = await load(request, path)
  expect(page.status).toBe(404)
  expect(headingsOf(page)).toEqual([t('common.notFoundTitle')])
  expect(page.text).toContain(t('common.notFoundBody', { path }))
  expect(page.html).toContain('<article')
  expect(tagsOf(page.html, 'form').map(({ action }) => action)).toContain('/de/mall/list')
  expect(metaOf(page, 'robots')).toEqual(['noindex, follow'])
})

const PIECES = [
  'chat/conversation',
  'chat/message',
  'chat/composer',
  'login/agree',
  'login/agree-box',
]

for (const locale of ['en', 'ar'] as const)
  test(`has no page for a piece of the chat or the agree box, which are components, in ${locale} [RT-28]`, async ({
    request,
  }) => {
    const t = translator(locale)
    for (const piece of PIECES) {
      const page = await load(request, `/${locale}/${piece}`)
      expect([piece, page.status, headingsOf(page)]).toEqual([
        piece,
        404,
        [t('common.notFoundTitle')],
      ])
    }
    const login = await load(request, `/${locale}/login`)
    expect(login.status).toBe(200)
    const names = tagsOf(login.html, 'input').map(({ name }) => name)
    expect(names).toContain('agreed')
  })

for (const locale of ['en', 'ar'] as const)
  test(`has an error page at its own address in ${locale} [AP-23] [RT-27]`, async ({ request }) => {
    const t = translator(locale)
    const page = await load(request, `/${locale}/error`)
    expect([page.status, headingsOf(page)]).toEqual([500, [t('common.errorTitle')]])
    expect(titleOf(page)).toContain(t('common.errorTitle'))
    expect(page.text).toContain(page.headers['x-request-id'])

    const missing = await load(request, `/${locale}/error?status=404`)
    expect([missing.status, headingsOf(missing)]).toEqual([404, [t('common.notFoundTitle')]])
    expect(metaOf(missing, 'robots')).toEqual(['noindex'])

    expect((await load(request, `/${locale}/error?status=200`)).status).toBe(500)
  })

test('answers 503 in the language of the page when the API is down [AP-23]', async ({
  environment,
}) => {
  await using site = await storefrontWithoutApi(environment, 'storefront-without-api')
  expect((await fetch(`${site.url}/readyz`)).status).toBe(503)
  const reply = await fetch(`${site.url}/ar/device-list`)
  const html = await reply.text()
  const page = { status: reply.status, headers: {}, html, text: textOf(html) }
  expect([page.status, langOf(page).dir]).toEqual([503, 'rtl'])
  expect(headingsOf(page)).toEqual([translator('ar')('common.errorTitle')])
  expect(page.text).toContain(reply.headers.get('x-request-id'))
  expect(html).not.toContain('ECONNREFUSED')
})

test('uses built-in defaults for empty site settings and when settings cannot be read [AP-10]', async ({
  environment,
}) => {
  const set: Record<string, string> = {
    pcCompanyName: 'Set in the API',
    pcLoginBgImg: 'setting/own-login.webp',
  }
  let failing = false
  const proxy = createServer((request, response) => {
    const isConfig = request.url?.startsWith('/webConfig/')
    const { method, headers } = request
    const { locale = '' } = headers
    void (async () => {
      if (isConfig && failing) return response.writeHead(500).end('no')
      const real = await fetch(environment.apiUrl + request.url, {
        method,
        headers: { locale: String(locale) },
      } as RequestInit)
      const body = (await real.json()) as { data: object }
      if (isConfig)
        Object.assign(
          body.data,
          Object.fromEntries(Object.keys(body.data).map((key) => [key, ''])),
          set,
        )
      return response
        .writeHead(real.status, { 'content-type': 'application/json' })
        .end(JSON.stringify(body))
    })()
  })
  await once(proxy.listen(0, '127.0.0.1'), 'listening')
  const API_URL = `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`
  const t = translator('de')
  // The page carries its data as JSON inside a string of JavaScript.
  const quoted = (text: string) => JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1)
  try {
    for (failing of [false, true]) {
      await using site = await anotherStorefront(environment, { env: { API_URL, REDIS_URL: '' } })
      const reply = await fetch(`${site.url}/de/device-list`)
      const html = await reply.text()
      expect(reply.status).toBe(200)
      expect(html).toContain(quoted(t('shell.webWelcome')))
      expect(html).toContain(failing ? t('shell.webCompanyName') : set['pcCompanyName'])
      expect(html.includes('Set in the API')).toBe(!failing)
      const login = await (await fetch(`${site.url}/de/login`)).text()
      const pictures = tagsOf(login, 'img').map(({ src = '' }) => src)
      expect(pictures).toContainEqual(
        failing ? '/login.svg' : expect.stringMatching(/^https?:.*\/setting\/own-login\.webp$/),
      )
    }
  } finally {
    proxy.close()
  }
})

test('answers 413 with what to do next to a form that is too large, and goes on [AP-23]', async ({
  request,
}) => {
  const t = translator('ar')
  const body = new URLSearchParams({ account: 'a'.repeat(100_000), password: 'x' }).toString()
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const reply = await request.post('/ar/login', { headers, data: body })
  const html = await reply.text()
  const page = { status: reply.status(), headers: {}, html, text: textOf(html) }
  expect([page.status, headingsOf(page)]).toEqual([413, [t('common.errorTitle')]])
  expect(titleOf(page)).toContain(t('common.errorTitle'))
  expect(page.text).toContain(t('common.tooLargeBody'))
  const retry = linksOf(page).find(({ name }) => name === t('common.retry'))
  expect(retry?.href).toBe('/ar/login')
  expect(html).not.toContain('aaaaaaaa')
  expect((await load(request, '/ar/login')).status).toBe(200)
})

test('refuses 60 MB whose length is not declared before they fill the memory', async ({
  baseURL,
}) => {
  const { hostname, port } = new URL(String(baseURL))
  const socket = connect(Number(port), hostname)
  const form = 'content-type: application/x-www-form-urlencoded\r\ntransfer-encoding: chunked'
  socket.write(`POST /en/login HTTP/1.1\r\nhost: ${hostname}\r\n${form}\r\n\r\n`)
  const answer = text(socket).catch(() => 'closed')
  const chunk = `100000\r\n${'a'.repeat(1 << 20)}\r\n`
  let sent = 0
  socket.on('error', () => {}) // the refusal closes the connection
  while (sent < 60 && !socket.destroyed && socket.writable) {
    if (!socket.write(chunk)) await Promise.race([once(socket, 'drain'), answer]).catch(() => {})
    sent += 1
  }
  expect(await answer).toMatch(/^(?:HTTP\/1\.1 413 |closed$)/)
  expect(sent).toBeLessThan(60)
})

test('answers 405 to TRACE', async ({ baseURL }) => {
  const { hostname, port } = new URL(String(baseURL))
  const socket = connect(Number(port), hostname)
  socket.end(`TRACE /en/login HTTP/1.1\r\nhost: ${hostname}\r\nconnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 405 /)
})
