import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import type { Payment } from '@ironsouq/contract/money/payment/payment.schema'
import type { Translate } from '@ironsouq/i18n/messages'
import type { Page } from '@playwright/test'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember, type Member } from '../identity/member.ts'
import { endTimeToPay, goodsOfStores, orderToPay } from '../mall/goods.ts'

const CARD = {
  good: '4242 4242 4242 4242',
  declined: '4000 0000 0000 0002',
  /** The bank asks the buyer first. */
  asked: '4000 0025 0000 3155',
}

type Method = 'card' | 'paypal' | 'paypalCard' | 'alipay' | 'wechat'

async function choose(page: Page, t: Translate, method: Method): Promise<void> {
  const text = page.getByText(t(`payment.${method}`), { exact: true })
  await page.locator('label').filter({ has: text }).getByRole('radio').check()
  await page.getByRole('button', { name: t('payment.payNow') }).click()
}

async function payByCard(page: Page, card: string, button: string): Promise<void> {
  await page.getByLabel('Card number').fill(card)
  await page.getByRole('button', { name: button }).click()
}

/** The phone scans the code that the page shows. */
async function scan(page: Page, t: Translate, pspUrl: string): Promise<void> {
  const answered = page.waitForResponse(/\/p\/pay\/pay$/)
  await choose(page, t, 'wechat')
  const { data } = (await (await answered).json()) as { data: Payment }
  const code = data.step.kind === 'qr' ? new URL(data.step.content).searchParams.get('pr') : null
  await expect(page.getByRole('img', { name: t('payment.scan') })).toBeVisible()
  const phone = await page.context().newPage()
  await phone.goto(`${pspUrl}/wechat/phone/${code}`)
  await phone.getByRole('button', { name: 'Confirm the payment' }).click()
  await expect(phone.getByRole('heading', { name: 'Payment successful' })).toBeVisible()
  await phone.close()
  await page.getByRole('button', { name: t('payment.check') }).click()
}

const isPaid = async ({ call }: Member) => {
  const { records } = await call(orderEndpoints.list, { query: {} })
  return records.every(({ state }) => state === 'pendingDelivery')
}

test('a buyer pays by each method on the provider’s page [PY-1] [PY-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // five payments
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const ways: Record<Method, () => Promise<void>> = {
    card: async () => {
      await choose(page, t, 'card')
      await payByCard(page, CARD.asked, 'Pay')
      await page.getByRole('button', { name: 'Approve' }).click()
    },
    paypal: async () => {
      await choose(page, t, 'paypal')
      await page.getByRole('button', { name: 'Pay now' }).click()
    },
    paypalCard: async () => {
      await choose(page, t, 'paypalCard')
      await payByCard(page, CARD.good, 'Pay now')
    },
    alipay: async () => {
      await choose(page, t, 'alipay')
      await page.getByRole('button', { name: 'Next' }).click()
      await page.getByRole('button', { name: 'Pay' }).click()
    },
    wechat: () => scan(page, t, environment.pspUrl),
  }
  for (const pay of Object.values(ways)) {
    const payNo = await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
    await open(page, `/${language}/pay/${payNo}`)
    await pay()
    await expect(page).toHaveURL(new RegExp(`/${language}/pay/${payNo}/result`))
    await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  }
  expect(await isPaid(member)).toBe(true)
})

test('a declined card, a return without paying and a closed browser lose nothing [PY-5]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow()
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const payNo = await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
  const result = new RegExp(`/${language}/pay/${payNo}/result`)

  // The bank declines the card, and the buyer goes back without paying.
  await open(page, `/${language}/pay/${payNo}`)
  await choose(page, t, 'card')
  await payByCard(page, CARD.declined, 'Pay')
  await expect(page.getByRole('alert')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the shop' }).click()
  await expect(page).toHaveURL(result)
  await expect(page.getByRole('heading', { name: t('payment.declined') })).toBeVisible()
  await expect(page.getByText(t('payment.timeLeft'))).toBeVisible()

  // Another method is cancelled on the provider's page.
  await page.getByRole('link', { name: t('payment.tryAgain') }).click()
  await choose(page, t, 'paypal')
  await page.getByRole('button', { name: 'Cancel and return to the shop' }).click()
  await expect(page).toHaveURL(result)
  expect(await isPaid(member)).toBe(false)

  // The third attempt is paid, but the browser never comes back.
  await page.getByRole('link', { name: t('payment.otherMethod') }).click()
  await choose(page, t, 'card')
  await expect(page.getByLabel('Card number')).toBeVisible()
  const form = { card: CARD.good, answer: 'pay' }
  await page.request.post(page.url(), { form, maxRedirects: 0 })
  await expect.poll(() => isPaid(member)).toBe(true)
  await page.goto(`/${language}/pay/${payNo}`)
  await expect(page).toHaveURL(result)
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
})

test('the open page says at zero that the order has expired, and offers to buy again [OR-7] [PY-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const payNo = await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
  await endTimeToPay(environment.databaseUrl, payNo, 8)
  // The page says it itself, before the server has answered.
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/*.data*', async (route) => {
    await isAnswered
    await route.continue()
  })
  await open(page, `/${language}/pay/${payNo}`)
  await expect(page.getByRole('radio').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t('payment.expired') })).toBeVisible()
  await expect(page.getByRole('button', { name: t('payment.reorder') })).toBeVisible()
  await expect(page.getByRole('radio')).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('button', { name: t('payment.payNow') })).toHaveCount(0)
  await expectFit(page)
  answer()
  await expect(page).toHaveURL(/\/result$/)
  await expect(page.getByRole('heading', { name: t('payment.expired') })).toBeVisible()
  await page.getByRole('button', { name: t('payment.reorder') }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a QR code ends with the time to pay, and then the order can be bought again [OR-7] [PY-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const payNo = await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
  await endTimeToPay(environment.databaseUrl, payNo, 10)
  await open(page, `/${language}/pay/${payNo}`)
  await choose(page, t, 'wechat')
  await expect(page.getByRole('img', { name: t('payment.scan') })).toBeVisible()
  await expect(page.getByText(t('payment.qrExpired'))).toBeVisible({ timeout: 15_000 })
  await expect(page.getByRole('img', { name: t('payment.scan') })).toHaveCount(0)
  await expect(page.getByRole('radio')).toHaveCount(0)
  // The provider was asked: no one paid in the last second.
  await expect(page.getByRole('heading', { name: t('payment.expired') })).toBeVisible()
  await expect(page.getByText(t('payment.qrExpired'))).toBeVisible()
  await page.getByRole('button', { name: t('payment.reorder') }).click()
  await expect(page).toHaveURL(/\/cart$/)
})
