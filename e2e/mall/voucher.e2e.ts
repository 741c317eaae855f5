import type { Translate } from '@ironsouq/i18n/messages'
import type { Page } from '@playwright/test'
import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit, overflowOf } from '../environment/layout.ts'
import { sql } from '../environment/sql.ts'
import { test } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { payOnPage } from './purchase.ts'

const SELLER = 'grey-heron-filters'
/** As the demo sells it: once, with a question that must be answered. */
const CODE = 'GHF-OIL-LAB'

/** The codes of an order; its own state is named alike. */
const codesOn = (page: Page, t: Translate) => page.getByRole('region', { name: t('voucher.title') })

test('a member buys a service and shows its code, and the store redeems it on a phone, once [PR-6] [OR-12] [CP-2] @phone-only', async ({
  page,
  context,
  browser,
  environment,
  language,
  t,
}) => {
  test.slow() // a purchase, and a counter that loses its connection
  const [sold] = await sql(
    environment.databaseUrl,
    'select product_id as product from sku where code = $1',
    [CODE],
  )
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)

  // No cart and no address: it is bought at once, with an answer for the store.
  await open(page, `/${language}/mall/product/${String(sold?.['product'])}`)
  await expect(page.getByText(t('voucher.noShipping')).filter({ visible: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('mall.addToCart') })).toHaveCount(0)
  expect(await overflowOf(page)).toBe(0)
  await page
    .getByRole('link', { name: t('mall.buyNow') })
    .filter({ visible: true })
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}/checkout`))
  await expect(page.getByRole('button', { name: t('address.new') })).toHaveCount(0)
  const submit = page.getByRole('region', { name: t('checkout.totalToPay') }).getByRole('button')
  await page
    .getByRole('group', { name: t('voucher.fields') })
    .getByRole('textbox')
    .first()
    .fill('Caterpillar 320')
  expect(await overflowOf(page)).toBe(0)
  await submit.click()
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))
  await payOnPage(page, t)
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()

  // The order says what to do next, and has the code as digits and for a camera.
  await page.getByRole('link', { name: t('payment.myOrders') }).click()
  await page
    .getByRole('link', { name: /\d{16}/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(t('voucher.note'))).toBeVisible()
  await expect(codesOn(page, t).getByText(t('voucher.state_toBeUsed'))).toBeVisible()
  await expect(page.getByRole('img', { name: t('voucher.qr') })).toBeVisible()
  const digits = page.getByText(/^1\d{3} \d{4} \d{5}$/)
  const code = ((await digits.textContent()) ?? '').replaceAll(' ', '')
  expect(await overflowOf(page)).toBe(0)

  // At the counter, on a phone.
  const counter = await browser.newContext({
    baseURL: environment.merchantUrl,
    viewport: page.viewportSize(),
    hasTouch: true,
  })
  await counter.addCookies([
    {
      name: 'merchant',
      value: await dealerSession({ sellerCode: SELLER }),
      url: environment.merchantUrl,
    },
    { name: 'lang', value: language, url: environment.merchantUrl },
  ])
  const phone = await counter.newPage()
  await phone.goto('/vouchers')
  const field = phone.getByRole('textbox', { name: t('portalVoucher.code') })
  const check = phone.getByRole('button', { name: t('portalVoucher.check') })
  await field.fill('1000000000000')
  await check.click()
  await expect(phone.getByText(t('error.voucherUnknown'))).toBeVisible()
  await expectFit(phone)

  // Without a connection it is saved, and not confirmed.
  await field.fill(code)
  await counter.setOffline(true)
  await check.click()
  await phone.getByRole('button', { name: t('portalVoucher.save') }).click()
  await expect(phone.getByText(t('portalVoucher.unconfirmed')).first()).toBeVisible()
  await expectFit(phone)
  await counter.setOffline(false)
  await expect(phone.getByText(t('portalVoucher.confirmed'), { exact: true })).toBeVisible()

  // The code says when and by whom; it cannot be redeemed again.
  await phone.getByRole('button', { name: t('portalVoucher.next') }).click()
  await field.fill(code)
  await check.click()
  await expect(phone.getByText(t('portalVoucher.stop_used'))).toBeVisible()
  await expect(phone.getByText('Omar Saleh').first()).toBeVisible()
  await expect(phone.getByText('Caterpillar 320')).toBeVisible()
  await expect(phone.getByRole('button', { name: t('portalVoucher.redeem') })).toHaveCount(0)
  await expectFit(phone)
  await counter.close()

  // The order is complete.
  await expect(async () => {
    await page.reload()
    await expect(codesOn(page, t).getByText(t('voucher.state_used'))).toBeVisible({ timeout: 2000 })
    await expect(page.getByText(t('order.stateCompleted')).first()).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  expect(await overflowOf(page)).toBe(0)
})

test('a member has an unused service refunded from the page of its order [OR-12] [CP-2]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  test.slow() // a whole purchase
  const [sold] = await sql(environment.databaseUrl, 'select id from sku where code = $1', [CODE])
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  await open(page, `/${language}/checkout?sku=${String(sold?.['id'])}&quantity=2`)
  const fields = page.getByRole('group', { name: t('voucher.fields') })
  await fields.getByRole('textbox').first().fill('Komatsu PC200-8')
  await page
    .getByRole('region', { name: t('checkout.totalToPay') })
    .getByRole('button')
    .click()
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))
  await payOnPage(page, t)
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  await page.getByRole('link', { name: t('payment.myOrders') }).click()
  await page
    .getByRole('link', { name: /\d{16}/ })
    .filter({ visible: true })
    .first()
    .click()
  await expect(page.getByText(t('voucher.refundRule'))).toBeVisible()
  await page.getByRole('button', { name: t('order.refund') }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('order.refund') })
    .click()
  await expect(
    codesOn(page, t).getByText(t('voucher.state_refunded'), { exact: true }),
  ).toHaveCount(2)
  await expect(page.getByText(/^1\d{3} \d{4} \d{5}$/)).toHaveCount(0)
})
