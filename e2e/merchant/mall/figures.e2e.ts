import { createClient } from '@ironsouq/contract/client'
import { salesFigureMerchantEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.merchant.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { expectFit } from '../../environment/layout.ts'
import { createMember } from '../../identity/member.ts'
import { aPaidOrder, goodsOfOneStore } from '../../mall/goods.ts'
import { dealerSession, expect, test } from '../portal.ts'

test('a store sees revenue, orders, refunds and best products as charts, by period [BO-11]', async ({
  page,
  api,
  language,
  t,
  environment,
  signIn,
  speak,
}) => {
  const { sales } = salesFigureMerchantEndpoints
  const buyer = await createMember(environment)
  const [goods] = await goodsOfOneStore(api(language), 1)
  if (!goods) throw new Error('the environment has no goods')
  const lines = [{ skuId: goods.skuId, quantity: 1 }]
  const { sellerCode } = await aPaidOrder(buyer.call, lines)
  const other = await createMember(environment)
  const { orderNumber } = await aPaidOrder(other.call, lines)
  await other.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  const dealer = { sellerCode: sellerCode ?? '' }
  const token = await dealerSession(dealer)
  const call = createClient({
    base: environment.apiUrl,
    locale: () => language,
    token: () => token,
    log: () => {},
  })
  const figures = () => call(sales, { query: { days: 30 } })
  await expect.poll(async () => (await figures())?.total.refunds).toBeGreaterThan(0)

  await speak(language)
  await signIn(dealer)
  const format = formatter(language)
  // Other tests may buy at the same store meanwhile: the screen and the figures are read again together.
  await expect(async () => {
    await page.goto('/figures')
    const { total } = (await figures()) ?? {}
    if (!total) throw new Error('the seller has no store')
    const figure = (name: string) => page.getByRole('term').filter({ hasText: name }).locator('..')
    await expect(figure(t('portalFigure.sales')).getByText(format.money(total.sales))).toBeVisible()
    await expect(
      figure(t('portalFigure.orders')).getByText(format.number(total.orders), { exact: true }),
    ).toBeVisible()
    await expect(
      figure(t('portalFigure.refunded')).getByText(format.money(total.refunded)),
    ).toBeVisible()
  }).toPass()
  const chart = page.getByRole('img', { name: t('portalFigure.salesPerDay') })
  await expect(chart).toBeVisible()
  const best = page.getByRole('table', { name: t('portalFigure.bestProducts') })
  await expect(best.getByRole('link', { name: goods.name })).toBeVisible()
  await expectFit(page)

  const period = page.getByRole('group', { name: t('portalFigure.period') })
  await period.getByRole('button', { name: t('portalFigure.days', { count: 7 }) }).click()
  await expect(page).toHaveURL(/days=7/)
  const title = t('portalFigure.salesPerDay')
  await page
    .getByRole('group', { name: t('portalFigure.showAs', { title }) })
    .getByRole('button', { name: t('portalFigure.table') })
    .click()
  // The heading and a row for each day.
  await expect(page.getByRole('table', { name: title }).getByRole('row')).toHaveCount(8)
  await expectFit(page)
})
