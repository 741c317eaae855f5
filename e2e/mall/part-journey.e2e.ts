import type { ApiCall } from '@ironsouq/contract/client'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { callAs } from '../backoffice/office.ts'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { DELIVERY } from '../environment/mailbox.ts'
import { test } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { fillAddress, payOnPage } from './purchase.ts'

/** As a mechanic says it: the nickname of the maker, and the model. */
const WORDS = {
  en: (model: string) => `cat ${model} filter`,
  ar: (model: string) => `فلتر كات ${model}`,
}

/** A machine with a filter that a list can put into the cart, and what its words find. */
async function partFor(call: ApiCall, wordsOf: (model: string) => string) {
  const models = await call(productSearchEndpoints.models)
  for (const { model } of models.filter(({ brandCode }) => brandCode === 'caterpillar')) {
    const q = wordsOf(model)
    const page = await call(productSearchEndpoints.list, { query: { q } })
    const part = page.records.find(({ skuId, standing }) => skuId !== null && standing === 'onSale')
    if (part) return { q, part, total: page.total, understood: page.understood }
  }
  throw new Error('no filter fits a Caterpillar of the environment')
}

test(
  'a mechanic finds a part by its nickname, buys it on a phone and confirms that it arrived [PR-4] [CA-1] [OR-2]',
  { tag: '@phone-only' },
  async ({ page, context, environment, api, language, t }) => {
    test.slow() // a whole purchase
    const wordsOf = WORDS[language === 'ar' ? 'ar' : 'en']
    const { q, part, total, understood } = await partFor(api(language), wordsOf)
    const member = await createMember(environment, { locale: language })
    await member.signIn(context)

    // The header of the mall searches parts.
    await open(page, `/${language}/mall`)
    const header = page.getByRole('banner')
    await header.locator(`summary[aria-label="${t('common.search')}"]`).click()
    await header.getByRole('searchbox').filter({ visible: true }).fill(q)
    await header.getByRole('searchbox').filter({ visible: true }).press('Enter')
    await expect(page).toHaveURL(new RegExp(`/${language}/mall/list\\?q=`))
    const count = page.getByRole('status').filter({ visible: true }).first()
    await expect(count).toHaveText(t('mall.products', { count: total }))

    // What was understood can be taken back, and the first product is near the top.
    const chips = page.getByRole('list', { name: t('device.activeFilters') })
    for (const { phrase } of understood)
      await expect(chips).toContainText(t('search.understoodFrom', { phrase: isolated(phrase) }))
    const first = await page.getByRole('article').first().boundingBox()
    expect(first?.y).toBeLessThan((page.viewportSize()?.height ?? 0) / 2)
    expect(await overflowOf(page)).toBe(0)

    // From the list into the cart, and paid.
    await page
      .getByRole('button', { name: t('mall.addNamed', { product: part.name }), exact: true })
      .first()
      .click()
    await expect(page.getByText(t('mall.addedToCart'))).toBeVisible()
    await header.getByRole('link', { name: t('shell.cartWithCount', { count: 1 }) }).click()
    await page
      .getByRole('link', { name: t('cart.checkOut') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(`/${language}/checkout`)
    await fillAddress(page, t)
    const submit = page.getByRole('region', { name: t('checkout.totalToPay') }).getByRole('button')
    await expect(submit).toBeEnabled()
    await submit.click()
    await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))
    await payOnPage(page, t)
    await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
    await page.getByRole('link', { name: t('payment.myOrders') }).click()
    await expect(page.getByText(part.name).filter({ visible: true })).toBeVisible()

    // The store sends it: the open page of the order follows, until the buyer has the part.
    await page
      .getByRole('link', { name: t('order.details') })
      .filter({ visible: true })
      .click()
    await expect(page).toHaveURL(/\/user-center\/orders\/\w+$/)
    const orderNumber = page.url().split('/').at(-1) ?? ''
    const { orderId, sellerCode } = await member.call(orderEndpoints.detail, {
      query: { orderNumber },
    })
    const store = callAs(environment, await dealerSession({ sellerCode: sellerCode ?? '' }))
    const trackingNo = `JR-${orderId.slice(0, 8)}`
    await store(orderMerchantEndpoints.ship, { body: { orderId, carrier: 'aramex', trackingNo } })
    await expect(page.getByText(trackingNo)).toBeVisible(DELIVERY)
    expect(await overflowOf(page)).toBe(0)
    await page.getByRole('button', { name: t('order.confirmReceipt') }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: t('order.confirmReceipt') }).click()
    await expect(
      page.getByText(t('order.stateCompleted')).filter({ visible: true }),
    ).not.toHaveCount(0)
    await expect(page.getByRole('button', { name: t('order.confirmReceipt') })).toHaveCount(0)
    const { state, completedAt } = await member.call(orderEndpoints.detail, {
      query: { orderNumber },
    })
    expect([state, completedAt === null]).toEqual(['completed', false])
  },
)
