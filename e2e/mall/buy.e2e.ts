import { expect } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { overflowOf } from '../environment/layout.ts'
import { createAccount } from '../identity/account.ts'
import { passwordForm, test } from '../identity/login-page.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores } from './goods.ts'
import { fillAddress, payOnPage } from './purchase.ts'

const STORES = 3

test('a member buys from three stores in one checkout [CA-1] [OR-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // a whole purchase
  const goods = await goodsOfStores(api(language), STORES)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)

  // The cart has a group for each store.
  for (const { productId } of goods) {
    await open(page, `/${language}/mall/product/${productId}`)
    await page.getByRole('button', { name: t('mall.addToCart') }).click()
    await expect(page.getByText(t('mall.addedToCart'))).toBeVisible()
  }
  await page.getByRole('link', { name: t('mall.viewCart') }).click()
  await expect(
    page.getByText(t('cart.itemsFromStores', { items: STORES, stores: STORES })),
  ).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  const checkOut = page.getByRole('link', { name: t('cart.checkOut') })
  await checkOut.filter({ visible: true }).click()

  // One page: the address, the delivery of each store, the total.
  await expect(page).toHaveURL(`/${language}/checkout`)
  await fillAddress(page, t)
  const total = page.getByRole('region', { name: t('checkout.totalToPay') })
  const submit = total.getByRole('button')
  await expect(submit).toBeEnabled()
  for (const { storeName } of goods)
    await expect(page.getByRole('heading', { name: storeName })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await submit.click()

  // One payment.
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+$`))
  const payNo = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const paid = page.getByText(t('payment.forOrders', { number: payNo, count: STORES }))
  await expect(paid.filter({ visible: true })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)
  await payOnPage(page, t)
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/[^/]+/result`))
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  expect(await overflowOf(page)).toBe(0)

  // An order for each store.
  await page.getByRole('link', { name: t('payment.myOrders') }).click()
  await expect(page).toHaveURL(`/${language}/user-center/orders`)
  for (const { name, storeName } of goods) {
    await expect(page.getByText(name).filter({ visible: true })).toBeVisible()
    await expect(page.getByRole('link', { name: storeName })).toBeVisible()
  }
  expect(await overflowOf(page)).toBe(0)
})

test('a visitor who buys logs in first, and the order goes on [ID-14] [CL-6]', async ({
  page,
  api,
  language,
  t,
}) => {
  test.slow() // two logins
  const [first, second] = await goodsOfStores(api(language), 2)
  const who = await createAccount()
  // Pages that were left stay in the document, hidden.
  const lineOf = (name = '') => page.getByText(name, { exact: true }).filter({ visible: true })
  const logsIn = async (back: RegExp) => {
    await expect(page).toHaveURL(/\/login\?back=/)
    expect(new URL(page.url()).searchParams.get('back')).toMatch(back)
    await expect(page.getByText(t('shell.loginFirst'))).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await passwordForm(page, language).send(who)
  }

  // At once, from the page of the product.
  await open(page, `/${language}/mall/product/${first?.productId}`)
  await page.getByRole('link', { name: t('mall.buyNow') }).click()
  await logsIn(new RegExp(`^/${language}/checkout\\?sku=${first?.skuId}`))
  await expect(page).toHaveURL(`/${language}/checkout?sku=${first?.skuId}&quantity=1`)
  await expect(lineOf(first?.name)).toBeVisible()

  // By the cart of the visitor, which comes along.
  await page.goto('about:blank') // an open page would still call as the member
  await page.context().clearCookies()
  await open(page, `/${language}/mall/product/${second?.productId}`)
  await page.getByRole('button', { name: t('mall.addToCart') }).click()
  await page.getByRole('link', { name: t('mall.viewCart') }).click()
  await page
    .getByRole('link', { name: t('cart.checkOut') })
    .filter({ visible: true })
    .click()
  await logsIn(new RegExp(`^/${language}/checkout$`))
  await expect(page).toHaveURL(`/${language}/checkout`)
  await expect(lineOf(second?.name)).toBeVisible()
})
