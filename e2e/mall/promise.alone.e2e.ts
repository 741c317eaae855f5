import { USUAL_PROMISE } from '@ironsouq/contract/mall/service-promise/service-promise.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { translator } from '@ironsouq/i18n/translate'
import { expect, test } from '../backoffice/office.ts'
import { overflowOf } from '../environment/layout.ts'
import { goodsOfStores } from './goods.ts'

test.use({ only: { width: 'desk', language: 'ar' } })

/** From the change to the page of a visitor: thirty pages are rendered again, one after the other. */
const SOON = { timeout: 60_000 }

test('pages of the mall promise what staff set, in ten languages [MS-3]', async ({
  page,
  context,
  signIn,
  api,
  environment,
}) => {
  const t = translator('ar')
  const [goods] = await goodsOfStores(api(), 1)
  const PAGES = ['/mall', '/mall/list', `/mall/product/${goods?.productId}`]
  const missing = async (returnDays: number, hours: number) => {
    const found: string[] = []
    // One after the other: so many new pages at once would be refused.
    for (const locale of LOCALE_CODES)
      for (const path of PAGES) {
        const html = await (await fetch(`${environment.url}/${locale}${path}`)).text()
        const words = translator(locale)
        const promises = [
          words('shell.returnPromise', { days: returnDays }),
          words('shell.servicePromise', { days: 7, hours }),
        ]
        if (!promises.every((text) => html.includes(text))) found.push(`${locale}${path}`)
      }
    return found
  }
  await expect.poll(() => missing(USUAL_PROMISE.returnDays, 8), SOON).toEqual([])

  await signIn({ permissions: ['setting.edit'], locale: 'ar' })
  await page.goto('/settings/promises')
  const days = page.getByRole('textbox', { name: t('backofficeSetting.returnDays') })
  const set = async (returnDays: number, closes: string) => {
    await days.fill(String(returnDays))
    await page.getByLabel(t('backofficeBranch.closes'), { exact: true }).fill(closes)
    await page.getByRole('button', { name: t('portal.save'), exact: true }).click()
    await expect(page.getByText(t('portal.saved'), { exact: true }).first()).toBeVisible()
  }
  await expect(days).toHaveValue(String(USUAL_PROMISE.returnDays))
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await set(14, '19:00')
  await expect.poll(() => missing(14, 10), SOON).toEqual([])

  // A buyer learns how to return goods.
  const shop = await context.newPage()
  await shop.goto(`${environment.url}/ar${PAGES[2]}`)
  const help = shop
    .getByRole('main')
    .getByRole('link', { name: t('shell.howToReturn') })
    .first()
  await help.click()
  await expect(shop).toHaveURL(/\/ar\/help-center\/return-goods$/)
  await expect(shop.getByRole('heading', { level: 1 })).toBeVisible()

  // Without a window, nothing is promised.
  await set(0, '17:00')
  const promised = async () => {
    const html = await (await fetch(`${environment.url}/ar${PAGES[2]}`)).text()
    return [
      html.includes('href="/ar/help-center/return-goods"'),
      html.includes(t('shell.servicePromise', { days: 7, hours: 8 })),
    ]
  }
  await expect.poll(promised, SOON).toEqual([false, true])
  await set(USUAL_PROMISE.returnDays, '17:00')
  await expect.poll(promised, SOON).toEqual([true, true])
})
