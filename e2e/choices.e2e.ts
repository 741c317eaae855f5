import { currencyEndpoints } from '@ironsouq/contract/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/currency/currency.rates'
import { deviceEndpoints } from '@ironsouq/contract/device/device.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Page } from '@playwright/test'
import { expect, test as base } from './fixtures.ts'

interface Priced {
  deviceId: string
  title: string
  /** What its price is in a currency, as it is written in a language. */
  shown: (currency: string, locale: LocaleCode) => RegExp
}

const inAnyGap = (text: string) =>
  new RegExp(
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s*`),
  )

const test = base.extend<{ priced: Priced }>({
  /** The cheapest machine, which stands first where the cheapest does. */
  priced: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: { sort: 'priceLow' } })
    const currencies = await api()(currencyEndpoints.list)
    const [first] = records
    const price = first?.price
    if (!first || !price) throw new Error('no machine on the stage has a price')
    await use({
      deviceId: first.deviceId,
      title: first.title,
      shown(currency, locale) {
        const money = currency === price.currency ? price : converted(price, currency, currencies)
        if (!money) throw new Error(`there is no rate of ${currency}`)
        return inAnyGap(formatter(locale).money(money))
      },
    })
  },
})

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { stayed: true }))
const stayed = (page: Page) => page.evaluate(() => 'stayed' in window)

const HALF_A_YEAR = 15_768_000

async function cookieOf(context: BrowserContext, name: string) {
  const found = (await context.cookies()).find((cookie) => cookie.name === name)
  if (!found) throw new Error(`there is no cookie ${name}`)
  const { value, path, sameSite, expires } = found
  const age = expires - Date.now() / 1000
  return { value, path, sameSite, lasting: Math.abs(age - HALF_A_YEAR) < 60 }
}

async function chooseLanguage(page: Page, from: LocaleCode, to: LocaleCode) {
  const name = translator(from)('common.languageMenu')
  await page.getByRole('navigation', { name }).locator('summary').click()
  await page.getByRole('navigation', { name }).getByRole('link', { name: LOCALES[to].name }).click()
}

async function chooseCurrency(page: Page, locale: LocaleCode, code: string) {
  const name = translator(locale)('common.currencyMenu')
  await page.locator('summary', { hasText: name }).click()
  await page.getByRole('form', { name }).getByRole('button', { name: code }).click()
}

test(
  'changes the language where the reader stands [AP-4] [AP-6]',
  { tag: '@phone' },
  async ({ page, context, priced }) => {
    await page.goto('/en/device-list?emirate=&sort=priceLow')
    await mark(page)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(priced.shown('USD', 'en'))

    await chooseLanguage(page, 'en', 'ar')
    const t = translator('ar')
    await expect(page).toHaveURL('/ar/device-list?sort=priceLow')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('device.listTitle'))
    await expect(page).toHaveTitle(new RegExp(t('common.brand')))
    await expect(card).toContainText(priced.shown('USD', 'ar'))
    await expect(card).toContainText(priced.shown('AED', 'ar'))
    expect(await stayed(page)).toBe(true)
    expect(await cookieOf(context, 'lang')).toEqual({
      value: 'ar',
      path: '/',
      sameSite: 'Lax',
      lasting: true,
    })

    await page.goto('/device-list')
    await expect(page.locator('html')).toHaveAttribute('lang', 'ar-AE')
  },
)

test('writes figures and words as the chosen language does [AP-6]', async ({ page, priced }) => {
  await page.goto(`/en/device-detail/${priced.deviceId}`)
  await mark(page)
  let from: LocaleCode = 'en'
  for (const to of ['de', 'zh_CN', 'he', 'fr'] as const) {
    await chooseLanguage(page, from, to)
    await expect(page).toHaveURL(`/${to}/device-detail/${priced.deviceId}`)
    await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[to].dir)
    const price = page.getByRole('region', { name: translator(to)('device.price'), exact: true })
    await expect(price).toContainText(priced.shown('USD', to))
    from = to
  }
  expect(await stayed(page)).toBe(true)
})

test(
  'shows every price in the chosen currency, its own beside it [AP-4] [AP-15]',
  { tag: '@phone' },
  async ({ page, context, priced }) => {
    await page.goto('/en/device-list?sort=priceLow')
    await mark(page)
    const card = page.getByRole('article').first()
    await expect(card).toContainText(priced.shown('USD', 'en'))
    await expect(card).toContainText(priced.shown('AED', 'en'))

    await chooseCurrency(page, 'en', 'AED')
    await expect(card).toContainText(priced.shown('AED', 'en'))
    await expect(card).not.toContainText('USD')
    await expect(page).toHaveURL('/en/device-list?sort=priceLow')
    expect(await cookieOf(context, 'currency')).toEqual({
      value: 'AED',
      path: '/',
      sameSite: 'Lax',
      lasting: true,
    })

    await card.getByRole('link', { name: priced.title, exact: true }).click()
    const price = page.getByRole('region', { name: 'Price', exact: true })
    await expect(price).toContainText(priced.shown('AED', 'en'))
    await expect(price).not.toContainText('USD')
    await chooseCurrency(page, 'en', 'USD')
    await expect(price).toContainText(priced.shown('USD', 'en'))
    expect(await stayed(page)).toBe(true)
  },
)

test('offers the enabled currencies and no other [AP-15]', async ({ page, api }) => {
  const currencies = await api()(currencyEndpoints.list)
  const enabled = currencies.filter(({ status }) => status === 1)
  expect(enabled.map(({ currencyCode }) => currencyCode)).toEqual(
    expect.arrayContaining(['USD', 'AED']),
  )
  await page.goto('/en/device-list')
  await page.locator('summary', { hasText: 'Currency' }).click()
  const offered = page.getByRole('form', { name: 'Currency' }).getByRole('button')
  await expect(offered).toHaveCount(enabled.length)
  await expect(offered.filter({ hasText: 'USD' })).toHaveAttribute('aria-current', 'true')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('changes the language by a link [AP-6]', { tag: '@phone' }, async ({ page }) => {
    await page.goto('/en/device-list?emirate=dubai')
    await chooseLanguage(page, 'en', 'he')
    await expect(page).toHaveURL('/he/device-list?emirate=dubai')
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  })

  test('changes the currency by a form [AP-15]', { tag: '@phone' }, async ({ page, priced }) => {
    await page.goto('/de/device-list?sort=priceLow')
    await chooseCurrency(page, 'de', 'AED')
    await expect(page).toHaveURL('/de/device-list?sort=priceLow')
    const card = page.getByRole('article').first()
    await expect(card).toContainText(priced.shown('AED', 'de'))
    await expect(card).not.toContainText('USD')
  })

  test('searches by a form, from a page that is not there [AP-22]', async ({ page, machine }) => {
    const reply = await page.goto('/en/nowhere')
    expect(reply?.status()).toBe(404)
    const field = page.getByRole('main').getByRole('searchbox', { name: 'Search' })
    await field.fill(machine.stockNo)
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(`/en/device-list?q=${machine.stockNo}`)
    await expect(page.getByRole('article')).toHaveCount(1)
  })
})
