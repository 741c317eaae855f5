import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { goodsOfStores, orderToPay } from '../mall/goods.ts'

const TOP_UP = { amount: '1000.00', currency: 'AED' }

test('a member whose balance is insufficient tops it up and pays by it [PY-1] [PY-2] [LO-3] [MS-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // two payments
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const payNo = await orderToPay(member.call, [{ skuId: goods?.skuId ?? '', quantity: 1 }])
  const choice = (method: 'balance' | 'card') =>
    page.locator('label').filter({ has: page.getByText(t(`payment.${method}`), { exact: true }) })
  const byBalance = choice('balance')

  // Nothing is there yet, and the page says how much.
  await open(page, `/${language}/pay/${payNo}`)
  await expect(byBalance).toContainText(t('payment.insufficient'))
  await expect(byBalance.getByRole('radio')).toBeDisabled()

  await open(page, `/${language}/user-center/balance`)
  await expectFit(page)
  await page.getByRole('button', { name: t('balance.topUp'), exact: true }).click()
  await choice('card').getByRole('radio').check()
  await page.getByRole('button', { name: t('payment.payNow') }).click()
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  await expect
    .poll(async () => (await member.call(balanceEndpoints.overview)).balance)
    .toEqual(TOP_UP)

  await open(page, `/${language}/pay/${payNo}`)
  await byBalance.getByRole('radio').check()
  await expectFit(page)
  await page.getByRole('button', { name: t('payment.payNow') }).click()
  await expect(page).toHaveURL(new RegExp(`/${language}/pay/${payNo}/result`))
  await expect(page.getByRole('heading', { name: t('payment.paid') })).toBeVisible()
  const { records } = await member.call(orderEndpoints.list, { query: {} })
  expect(records.map(({ state }) => state)).toEqual(['pendingDelivery'])

  await open(page, `/${language}/user-center/balance`)
  await expect(page.getByText(t('balance.topUpChange')).last()).toBeVisible()
  const { figure } = formatter(language).moneyParts(TOP_UP)
  await expect(page.getByText(`+${figure}`).first()).toBeVisible()
  await expectFit(page)
})
