import { randomUUID } from 'node:crypto'
import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { storeEndpoints } from '@ironsouq/contract/mall/store/store.endpoints'
import { balanceEndpoints } from '@ironsouq/contract/money/balance/balance.endpoints'
import { addressEndpoints } from '@ironsouq/contract/people/address/address.endpoints'
import { favoriteEndpoints } from '@ironsouq/contract/people/favorite/favorite.endpoints'
import { callAs } from '../backoffice/office.ts'
import { expect, test } from '../environment/fixtures.ts'
import { createMember } from '../identity/member.ts'
import { ADDRESS, aPaidOrder, goodsOfStores, orderToPay, payByCard } from '../mall/goods.ts'
import { dealerSession } from '../merchant/portal.ts'
import { examine } from './examine.ts'

test('buying is accessible [CA-1] [OR-2] [PY-1] [PY-2] [MS-2]', async ({
  page,
  context,
  environment,
  variant,
  api,
}) => {
  const goods = await goodsOfStores(api(), 3)
  const one = { skuId: goods[0]?.skuId ?? '', quantity: 1 }
  const member = await createMember(environment)
  await member.signIn(context)
  const visit = { page, context, environment, variant }
  await examine(visit, 'shop', [
    { name: 'no addresses', path: '/user-center/addresses' },
    { name: 'an empty balance', path: '/user-center/balance' },
    { name: 'no points', path: '/user-center/points' },
    { name: 'a member centre', path: '/user-center/member' },
    { name: 'a check-in', path: '/user-center/check-in' },
  ])
  for (const { skuId } of goods)
    await member.call(cartEndpoints.add, { body: { skuId, quantity: 1 } })
  await member.call(favoriteEndpoints.addProduct, {
    body: { prodId: goods[0]?.productId ?? '' },
  })
  await member.call(storeEndpoints.follow, { body: { storeId: goods[0]?.storeId ?? '' } })
  await member.call(addressEndpoints.add, { body: ADDRESS })
  const topUp = await member.call(balanceEndpoints.topUp, { body: { amount: '1000' } })
  await payByCard(member.call, topUp.payNo)
  const balance = async () => (await member.call(balanceEndpoints.overview)).balance.amount
  await expect.poll(balance, { timeout: 30_000 }).toBe('1000.00')
  const waiting = await orderToPay(member.call, [one])
  const order = await aPaidOrder(member.call, [one])
  const packer = await dealerSession({ sellerCode: order.sellerCode ?? '', role: 'warehouse' })
  await callAs(environment, packer)(orderMerchantEndpoints.ship, {
    body: {
      orderId: order.orderId,
      carrier: 'aramex',
      trackingNo: `AX-${randomUUID()}`.slice(0, 15),
    },
  })
  await examine(visit, 'shop', [
    {
      name: 'the cart of a member',
      path: '/cart',
      // It is paler while its prices are asked for again.
      step: ({ page }) =>
        expect(page.locator('main .transition-opacity').first()).toHaveCSS('opacity', '1'),
    },
    {
      name: 'a new address in the checkout',
      path: '/checkout',
      part: '[role="dialog"]',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('address.new') }).click()
        await expect(page.getByRole('dialog', { name: t('address.new') })).toBeVisible()
      },
    },
    {
      name: 'the checkout',
      path: '/checkout',
      step: ({ page, t }) =>
        expect(
          page.getByRole('region', { name: t('checkout.totalToPay') }).getByRole('button'),
        ).toBeEnabled(),
    },
    { name: 'a payment', path: `/pay/${waiting}` },
    {
      name: 'a payment by balance',
      path: `/pay/${waiting}`,
      step: ({ page, t }) =>
        page
          .locator('label')
          .filter({ has: page.getByText(t('payment.balance'), { exact: true }) })
          .getByRole('radio')
          .check(),
    },
    { name: 'a payment that waits', path: `/pay/${waiting}/result` },
    {
      name: 'a code to scan',
      path: `/pay/${waiting}`,
      step: async ({ page, t }) => {
        const text = page.getByText(t('payment.wechat'), { exact: true })
        await page.locator('label').filter({ has: text }).getByRole('radio').check()
        await page.getByRole('button', { name: t('payment.payNow') }).click()
        await expect(page.getByRole('img', { name: t('payment.scan') })).toBeVisible()
      },
    },
    { name: 'a payment that was made', path: `/pay/${topUp.payNo}/result` },
    { name: 'orders', path: '/user-center/orders' },
    { name: 'orders of a state', path: '/user-center/orders?state=pendingReceipt' },
    { name: 'an order', path: `/user-center/orders/${order.orderNumber}` },
    { name: 'a balance', path: '/user-center/balance' },
    { name: 'saved products', path: '/user-center/saved-products' },
    { name: 'followed stores', path: '/user-center/followed-stores' },
    { name: 'coupons', path: '/user-center/coupons' },
    { name: 'own machines', path: '/user-center/garage' },
    { name: 'addresses', path: '/user-center/addresses' },
    {
      name: 'a new address abroad',
      path: '/user-center/addresses',
      part: '[role="dialog"]',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('address.new'), exact: true }).click()
        await page.getByRole('dialog').getByLabel(t('address.country')).selectOption('DE')
      },
    },
  ])
})
