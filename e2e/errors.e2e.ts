import { translator } from '@ironsouq/i18n/translate'
import { freePort } from '@ironsouq/tooling/stage'
import { expect, test } from './fixtures.ts'
import { answers, start, stop, until } from './stage/programs.ts'

test.describe('a page that is not there', () => {
  test.use({ javaScriptEnabled: false })

  const LOST = [
    ['/en/no-such-page', 'en', 'notFoundBody'],
    ['/ar/no/such/page', 'ar', 'notFoundBody'],
    ['/xx/device-list', 'en', 'notFoundBody'],
    ['/he/device-detail/not-an-id', 'he', 'notFoundMalformed'],
    ['/de/device-detail/00000000-0000-4000-8000-000000000000', 'de', 'notFoundBody'],
  ] as const

  for (const [path, locale, words] of LOST)
    test(`is said to be missing, with what to do next: ${path} [AP-5] [AP-22] [AP-24]`, async ({
      page,
    }) => {
      const t = translator(locale)
      const reply = await page.goto(path)
      expect(reply?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('common.notFoundTitle'))
      await expect(page.getByText(t(`common.${words}`, { path }))).toBeVisible()
      await expect(page.locator('head link[rel=canonical]')).toHaveCount(0)
      await page.getByRole('link', { name: t('common.backToMachines') }).click()
      await expect(page.getByRole('article').first()).toBeVisible()
    })
})

test('owns up in the reader’s language when the API is away [AP-23]', async ({ page, stage }) => {
  const [port, nobody] = await Promise.all([freePort(), freePort()])
  const url = `http://127.0.0.1:${port}`
  const alone = start('storefront-alone', 'apps/storefront/entry/serve.ts', {
    NODE_ENV: 'production',
    PORT: String(port),
    API_URL: `http://127.0.0.1:${nobody}`,
    OBJECTS_URL: stage.objectsUrl,
  })
  try {
    await until('a storefront without an API', answers(`${url}/livez`))
    expect((await fetch(`${url}/readyz`)).status).toBe(503)
    const reply = await fetch(`${url}/ar/device-list`)
    expect(reply.status).toBe(503)
    const html = await reply.text()
    const t = translator('ar')
    expect(html).toContain('dir="rtl"')
    expect(html).toContain(t('common.errorTitle'))
    expect(html).toContain(reply.headers.get('x-request-id'))
    expect(html).not.toContain('ECONNREFUSED')
  } finally {
    await stop(alone)
  }
  await page.goto('/en/device-list')
})

test('answers with the headers that keep a browser safe', async ({ request }) => {
  for (const path of ['/en/device-list', '/favicon.svg', '/livez']) {
    const headers = (await request.get(path)).headers()
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    })
    expect(headers['x-request-id']).toMatch(/^[\w-]{8,64}$/)
  }
})

test('lets a browser keep what cannot change', async ({ request }) => {
  const html = await (await request.get('/en/device-list')).text()
  const asset = /\/assets\/[\w.-]+\.css/.exec(html)?.[0]
  const { 'cache-control': lasting } = (await request.get(String(asset))).headers()
  expect(lasting).toBe('public, max-age=31536000, immutable')
  const { 'cache-control': page } = (await request.get('/en/login')).headers()
  expect(page).toBe('private, no-cache')
  expect(html).not.toMatch(/ style="/)
})
