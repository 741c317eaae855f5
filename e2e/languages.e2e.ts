import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { LOCALE_CODES, LOCALES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from './fixtures.ts'

test.describe('before any script runs', () => {
  test.use({ javaScriptEnabled: false })

  for (const locale of LOCALE_CODES) {
    const { bcp47, dir } = LOCALES[locale]
    const t = translator(locale)

    test(`lists machines in ${locale} [AP-1] [AP-5] [RT-2] [EQ-7]`, async ({ page, api }) => {
      const { records, total } = await api(locale)(deviceEndpoints.list, { query: {} })
      const reply = await page.goto(`/${locale}/device-list`)
      expect(reply?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.listTitle'))
      await expect(page.getByText(t('device.resultCount', { count: total })).first()).toBeVisible()
      await expect(page.getByRole('article').getByRole('heading')).toHaveText(
        records.map(({ brandName, model }) => `${brandName} ${model}`),
      )
    })

    test(`shows a machine in ${locale} [AP-1] [AP-5] [RT-3] [EQ-7]`, async ({
      page,
      api,
      machine: { deviceId },
    }) => {
      const device = await api(locale)(deviceEndpoints.detail, { query: { deviceId } })
      const reply = await page.goto(`/${locale}/device-detail/${deviceId}`)
      expect(reply?.status()).toBe(200)
      await expect(page.locator('html')).toHaveAttribute('lang', bcp47)
      await expect(page.locator('html')).toHaveAttribute('dir', dir)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(device.title)
      await expect(page.getByText(device.description)).toBeVisible()
      await expect(
        page.getByRole('term').filter({ hasText: t('device.customsStatus') }),
      ).toBeVisible()
    })
  }
})

test('sends a page the words of its own language and no other [AP-1]', async ({ request }) => {
  const page = await (await request.get('/ar/device-list')).text()
  expect(page).toContain(translator('ar')('device.sortPriceLow'))
  expect(page).not.toContain(translator('en')('device.sortPriceLow'))
  expect(page).not.toContain(translator('ar')('error.stateChanged'))
})

test('lets the address win over the cookie, and the cookie decide without one [AP-5]', async ({
  page,
  context,
  stage,
}) => {
  const html = page.locator('html')
  await page.goto('/device-list')
  await expect(html).toHaveAttribute('lang', 'en')

  await context.addCookies([{ name: 'lang', value: 'ar', url: stage.url }])
  await page.goto('/device-list')
  await expect(html).toHaveAttribute('lang', 'ar-AE')
  await page.goto('/de/device-list')
  await expect(html).toHaveAttribute('lang', 'de')

  await context.addCookies([{ name: 'lang', value: 'xx', url: stage.url }])
  await page.goto('/device-list')
  await expect(html).toHaveAttribute('lang', 'en')
})

test('changes the language and keeps the page and its query [AP-5]', async ({ page }) => {
  await page.goto('/en/device-list?emirate=dubai&sort=priceLow')
  await page.getByRole('navigation', { name: 'Language' }).getByText('English').first().click()
  await page.getByRole('link', { name: LOCALES.ar.name }).click()
  await expect(page).toHaveURL(/\/ar\/device-list\?emirate=dubai&sort=priceLow$/)
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
})

test('tells search engines of the page in every language [AP-5]', async ({ page, stage }) => {
  await page.goto('/device-list?sort=priceLow&emirate=dubai&q=')
  const href = (selector: string) => page.locator(`head link[${selector}]`).getAttribute('href')
  expect(await href('rel=canonical')).toBe(`${stage.url}/en/device-list?emirate=dubai`)
  for (const locale of LOCALE_CODES)
    expect(await href(`hreflang="${LOCALES[locale].bcp47}"`)).toBe(
      `${stage.url}/${locale}/device-list?emirate=dubai`,
    )
  expect(await href('hreflang=x-default')).toBe(`${stage.url}/device-list?emirate=dubai`)
})
