import { dictionaryEndpoints } from '@ironsouq/contract/content/dictionary/dictionary.endpoints'
import { certificationEndpoints } from '@ironsouq/contract/machines/certification/certification.endpoints'
import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { settingEndpoints } from '@ironsouq/contract/platform/setting/setting.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../environment/fixtures.ts'
import { hydrated } from '../environment/hydration.ts'

test.use({ only: { width: 'desk', language: 'en' } })

test('the first response carries what the app needs to start [AP-7] [AP-10] [AP-12] [AP-15]', async ({
  page,
  api,
}) => {
  const call = api('fr')
  const [currencies, config, certifications, { data: dictionary }] = await Promise.all([
    call(currencyEndpoints.list),
    call(settingEndpoints.webConfig),
    call(certificationEndpoints.list),
    call(dictionaryEndpoints.list, { query: { dictType: 'article' } }),
  ])
  for (const list of [certifications, dictionary, currencies])
    expect(list.length).toBeGreaterThan(0)
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const reply = await page.goto('/fr/device-list')
  const source = JSON.stringify(await reply?.text())
  const texts = [
    ...currencies.filter(({ status }) => status === 1).map(({ currencyName }) => currencyName),
    ...certifications.map(({ certificationTitle }) => certificationTitle),
    ...dictionary.map(({ dictLabel }) => dictLabel),
    config.pcTitleContent || translator('fr')('shell.webTitle'),
    ...LOCALE_CODES.map((code) => LOCALES[code].name),
  ]
  for (const text of texts) expect(source).toContain(JSON.stringify(text).slice(1, -1))
  await page.waitForLoadState('networkidle')
  const own = requested.filter((path) =>
    /lang|currency|webConfig|certification|sysDict/i.test(path),
  )
  expect(own).toEqual([])
})

test('the content security policy admits the scripts of a page and no others', async ({
  page,
  machine,
}) => {
  const paths = ['/en/device-list', `/ar/device-detail/${machine.deviceId}`, '/he/terms-page']
  // Twice, so that each also comes from the page cache.
  for (const path of [...paths, ...paths, '/en/login', '/en/no-such-page']) {
    const reply = await page.goto(path)
    const policy = reply?.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src 'self'( 'sha256-[\w+/]{43}=')+; style-src 'self';/)
    expect(policy).not.toMatch(/unsafe/)
    expect(policy).toContain(`frame-ancestors 'none'; base-uri 'none'`)
    await expect(page.locator('html')).not.toHaveAttribute('nonce')
    await hydrated(page)
  }
  const other = await page.context().newPage() // the browser logs the refusal
  await other.goto('/en/device-list')
  const ran = await other.evaluate(() => {
    const script = document.createElement('script')
    script.textContent = 'window.injected = true'
    document.body.append(script)
    return 'injected' in window
  })
  expect(ran).toBe(false)
})
