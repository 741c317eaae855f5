import { currencyEndpoints } from '@ironsouq/contract/money/currency/currency.endpoints'
import { converted } from '@ironsouq/contract/money/money/convert'
import { formatter } from '@ironsouq/i18n/format'
import { overflowOf } from '../../environment/layout.ts'
import { expect, test } from '../office.ts'

test.use({ only: { width: 'desk' } })

test('staff set a rate by hand, and the prices of the shop follow [BO-2] [CL-19]', async ({
  page,
  signIn,
  api,
  environment,
  machine,
  language,
  t,
}) => {
  const [code, rate] = language === 'en' ? ['EUR', '0.9137'] : ['CNY', '7.2519']
  await signIn({ permissions: ['currency.edit'], locale: language })
  await page.goto('/settings')
  await page.getByRole('link', { name: code, exact: true }).click()
  const heading = t('backofficeCurrency.history', { code, days: 90 })
  await expect(page.getByRole('heading', { name: heading })).toBeVisible()
  const field = page.getByRole('textbox', { name: t('backofficeCurrency.rate') })
  await field.fill('99')
  await page.getByRole('textbox', { name: t('backofficeCurrency.reason') }).fill('bank quote')
  const set = page.getByRole('button', { name: t('backofficeCurrency.setRate'), exact: true })
  await set.click()
  await page.getByRole('button', { name: t('portal.cancel'), exact: true }).click()
  await field.fill(rate)
  expect(await overflowOf(page)).toBeLessThanOrEqual(0)
  await set.click()
  await expect(page.getByText(t('portal.saved'), { exact: true }).first()).toBeVisible()
  await page.getByRole('button', { name: t('backofficeCurrency.table'), exact: true }).click()
  await expect(page.getByText('bank quote')).toBeVisible()

  const rates = (await api()(currencyEndpoints.list)).filter((each) => each.currencyCode !== code)
  const known = [...rates, { currencyCode: code, exchangeRate: rate }]
  const price = machine.price && converted(machine.price, code, known)
  const { figure } = formatter('en').moneyParts(price ?? { amount: '0', currency: code })
  const address = `${environment.url}/en/device-detail/${machine.deviceId}`
  const shop = () => fetch(address, { headers: { cookie: `currency=${code}` } })
  await expect.poll(async () => (await shop()).text(), { timeout: 10_000 }).toContain(figure)
})
