import { deviceEndpoints } from '@ironsouq/contract/machines/device/device.endpoints'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/money/money/convert'
import type { Money } from '@ironsouq/contract/money/money/money'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { LOCALES, type LocaleCode } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import type { BrowserContext, Locator, Page } from '@playwright/test'
import { expect, test as base } from '../environment/fixtures.ts'
import { isSameDocument, markDocument, open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { ADDRESS, goodsOfStores } from '../mall/goods.ts'

const en = translator('en')

interface Priced {
  deviceId: string
  title: string
  /** Its price in a currency, in the format of a language. */
  shown: (currency: string, locale: LocaleCode) => RegExp
}

const ignoringSpaces = (text: string) =>
  new RegExp(
    text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`).replaceAll(/\s/g, String.raw`\s*`),
  )

const test = base.extend<{ priced: Priced }>({
  /** The cheapest machine: the first one of the list sorted by price. */
  priced: async ({ api }, use) => {
    const { records } = await api()(deviceEndpoints.list, { query: { sort: 'priceLow' } })
    const currencies = await api()(currencyEndpoints.list)
    const [first] = records
    const price = first?.price
    if (!first || !price) throw new Error('no machine of the environment has a price')
    await use({
      deviceId: first.deviceId,
      title: first.title,
      shown(currency, locale) {
        const money = currency === price.currency ? price : converted(price, currency, currencies)
        if (!money) throw new Error(`there is no rate of ${currency}`)
        return ignoringSpaces(formatter(locale).money(money))
      },
    })
  },
})

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
  'changes the language without leaving the page [AP-4] [AP-6]',
  { tag: '@en-only' },
  async ({ page, context, priced }) => {
    await page.goto('/en/device-list?emirate=&sort=priceLow')
    await markDocument(page)
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
    expect(await isSameDocument(page)).toBe(true)
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

test(
  'formats prices as the chosen language does [AP-6]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, priced }) => {
    await page.goto(`/en/device-detail/${priced.deviceId}`)
    await markDocument(page)
    let from: LocaleCode = 'en'
    for (const to of ['de', 'zh_CN', 'he', 'fr'] as const) {
      await chooseLanguage(page, from, to)
      await expect(page).toHaveURL(`/${to}/device-detail/${priced.deviceId}`)
      await expect(page.locator('html')).toHaveAttribute('dir', LOCALES[to].dir)
      const price = page.getByRole('region', { name: translator(to)('device.price'), exact: true })
      await expect(price).toContainText(priced.shown('USD', to))
      from = to
    }
    expect(await isSameDocument(page)).toBe(true)
  },
)

test(
  'shows every price in the chosen currency beside its own [AP-4] [AP-15]',
  { tag: '@en-only' },
  async ({ page, context, priced }) => {
    await page.goto('/en/device-list?sort=priceLow')
    await markDocument(page)
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
    const price = page.getByRole('region', { name: en('device.price'), exact: true })
    await expect(price).toContainText(priced.shown('AED', 'en'))
    await expect(price).not.toContainText('USD')
    await chooseCurrency(page, 'en', 'USD')
    await expect(price).toContainText(priced.shown('USD', 'en'))
    expect(await isSameDocument(page)).toBe(true)
  },
)

test('what is to be paid has both amounts on product, cart and checkout [AP-15]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const format = formatter(language)
  const currencies = await api()(currencyEndpoints.list)
  const [goods] = await goodsOfStores(api(language), 1)
  const { skuId = '', productId = '', name = '' } = goods ?? {}
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  await member.call(addressEndpoints.add, { body: ADDRESS })
  await member.call(cartEndpoints.add, { body: { skuId, quantity: 2 } })
  const { stores, totals } = await member.call(cartEndpoints.show)
  const [line] = stores.flatMap(({ lines }) => lines)
  const body = { lines: [{ skuId, quantity: 2 }] }
  const { orders, goods: sum, freight, total } = await member.call(orderEndpoints.confirm, { body })
  const main = page.getByRole('main')
  const hasBoth = async (place: Locator, money: Money | undefined) => {
    const other = money && converted(money, 'USD', currencies)
    if (!money || !other) throw new Error('there is no amount')
    expect(money.currency).toBe('AED')
    for (const each of [money, other])
      await expect(place.first()).toContainText(ignoringSpaces(format.money(each)))
  }
  const sumLine = (label: string) => main.locator('dl > div').filter({ hasText: label })

  await open(page, `/${language}/mall/product/${productId}`)
  const price = main.getByRole('region', { name: t('mall.price'), exact: true })
  await hasBoth(price, line?.unitPrice)
  const delivery = main.getByRole('region', { name: t('mall.deliveryByEmirate') })
  const costs = await delivery.locator('dd').allInnerTexts()
  const free = [t('mall.freeDelivery'), t('mall.notDelivered')]
  const priced = costs.filter((text) => !free.includes(text))
  expect(priced.length).toBeGreaterThan(0)
  const names = ['AED', 'USD'].map(
    (code) => format.moneyParts({ amount: '1', currency: code }).currency,
  )
  for (const text of priced) for (const code of names) expect(text).toContain(code)
  await expectFit(page)

  await open(page, `/${language}/cart`)
  await hasBoth(main.getByRole('listitem').filter({ hasText: name }), line?.amount)
  await hasBoth(main.getByRole('listitem').filter({ hasText: name }), line?.unitPrice)
  await hasBoth(main.getByRole('region', { name: t('cart.subtotal') }), totals[0])
  await expectFit(page)

  await open(page, `/${language}/checkout`)
  await hasBoth(main.getByRole('listitem').filter({ hasText: name }), line?.amount)
  await hasBoth(sumLine(t('checkout.goods')), sum)
  await hasBoth(sumLine(t('checkout.deliveryFee')), freight)
  await hasBoth(sumLine(t('checkout.storeTotal')), orders[0]?.payable)
  await hasBoth(sumLine(t('checkout.totalToPay')), total)
  await expectFit(page)
})

test(
  'offers the enabled currencies and no others [AP-15]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, api }) => {
    const currencies = await api()(currencyEndpoints.list)
    const enabled = currencies.filter(({ status }) => status === 1)
    expect(enabled.map(({ currencyCode }) => currencyCode)).toEqual(
      expect.arrayContaining(['USD', 'AED']),
    )
    await page.goto('/en/device-list')
    await page.locator('summary', { hasText: en('common.currencyMenu') }).click()
    const offered = page.getByRole('form', { name: en('common.currencyMenu') }).getByRole('button')
    await expect(offered).toHaveCount(enabled.length)
    await expect(offered.filter({ hasText: 'USD' })).toHaveAttribute('aria-current', 'true')
  },
)

test(
  'prefers the language of the address to the saved one, and saves the default [AP-3] [AP-5]',
  { tag: ['@desk-only', '@en-only'] },
  async ({ page, context, environment: { url } }) => {
    const html = page.locator('html')
    await page.goto('/device-list')
    await expect(html).toHaveAttribute('lang', 'en')
    expect(await cookieOf(context, 'lang')).toMatchObject({ value: 'en', lasting: true })

    await context.addCookies([{ name: 'lang', value: 'ar', url }])
    await page.goto('/device-list')
    await expect(html).toHaveAttribute('lang', 'ar-AE')
    await page.goto('/de/device-list')
    await expect(html).toHaveAttribute('lang', 'de')

    await context.addCookies([{ name: 'lang', value: 'xx', url }])
    await page.goto('/device-list')
    await expect(html).toHaveAttribute('lang', 'en')
    expect(await cookieOf(context, 'lang')).toMatchObject({ value: 'en' })
  },
)
