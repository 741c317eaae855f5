import { randomUUID } from 'node:crypto'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { callAs } from '../backoffice/office.ts'
import { createMember } from '../identity/member.ts'
import { aPaidOrder, goodsOfOneStore } from '../mall/goods.ts'
import { dealerSession, expect, test } from '../merchant/portal.ts'
import { examine, type Step } from './examine.ts'

const openImport: Step = async ({ page, t }) => {
  await page.getByRole('link', { name: t('portalProduct.import') }).click()
  await expect(page.getByRole('heading', { name: t('portalImport.new') })).toBeVisible()
}

const COLUMNS = ['code', 'name', 'category', 'condition', 'priceOnly'] as const

const upload: Step = async (at) => {
  await openImport(at)
  const { page, t } = at
  const head = COLUMNS.map((key) => t(`portalProduct.${key}`))
  const row = [`N-${Date.now()}`, 'Tooth', 'Submarines', t('portalProduct.condition_new'), '62']
  const table = [head, row].map((cells) => cells.map((cell) => `"${cell}"`).join(',')).join('\r\n')
  const file = { name: 'products.csv', mimeType: 'text/csv', buffer: Buffer.from(table) }
  await page.locator('input[type=file]').setInputFiles(file)
  await expect(page.getByText(t('portalImport.matched', { matched: 5, total: 5 }))).toBeVisible()
}

test('orders, products and the page of a store are accessible [OR-6] [PR-1] [BO-3] [ST-6]', async ({
  page,
  context,
  environment,
  variant,
  signIn,
  api,
}) => {
  const buyer = await createMember(environment)
  const lines = (await goodsOfOneStore(api(), 2)).map(({ skuId }) => ({ skuId, quantity: 1 }))
  const { orderId, orderNumber, sellerCode } = await aPaidOrder(buyer.call, lines)
  const dealer = await createMember(environment)
  const sent = await aPaidOrder(dealer.call, lines)
  const packer = await dealerSession({ sellerCode: sellerCode ?? '', role: 'warehouse' })
  await callAs(environment, packer)(orderMerchantEndpoints.ship, {
    body: {
      orderId: sent.orderId,
      carrier: 'aramex',
      trackingNo: `AX-${randomUUID().slice(0, 12)}`,
    },
  })
  await signIn({ sellerCode: sellerCode ?? '' })
  await examine({ page, context, environment, variant }, 'merchant', [
    {
      name: 'orders',
      path: '/orders?state=pendingDelivery',
      step: ({ page }) => expect(page.getByText(orderNumber).first()).toBeVisible(),
    },
    {
      name: 'redeem a voucher',
      path: '/vouchers',
      step: ({ page, t }) =>
        expect(page.getByRole('button', { name: t('portalVoucher.check') })).toBeVisible(),
    },
    {
      name: 'many orders to send',
      path: '/orders?state=pendingDelivery',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('portalOrder.shipMany') }).click()
        const rows = page.getByRole('textbox', { name: t('portalOrder.shipManyRows') })
        await rows.fill(`9999999999999999, DHL, ${randomUUID().slice(0, 13)}`)
      },
    },
    {
      name: 'orders that were not sent',
      path: '/orders?state=pendingDelivery',
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('portalOrder.shipMany') }).click()
        const dialog = page.getByRole('dialog')
        const rows = dialog.getByRole('textbox', { name: t('portalOrder.shipManyRows') })
        await rows.fill(`9999999999999999, DHL, ${randomUUID().slice(0, 13)}`)
        const send = t('portalOrder.shipManySend', { count: 1 })
        await dialog.getByRole('button', { name: send }).click()
        await expect(dialog.getByText(t('error.orderUnknown'))).toBeVisible()
      },
    },
    { name: 'an order', path: `/orders/${orderId}` },
    {
      name: 'a parcel',
      path: `/orders/${orderId}`,
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('portalOrder.ship'), exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'an order that was sent', path: `/orders/${sent.orderId}` },
    {
      name: 'a wrong tracking number',
      path: `/orders/${sent.orderId}`,
      step: async ({ page, t }) => {
        await page.getByRole('button', { name: t('portalOrder.correctTracking') }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'products', path: '/products' },
    { name: 'promotions', path: '/promotions' },
    { name: 'the form of a promotion', path: '/promotions/new' },
    {
      name: 'a new product',
      path: '/products',
      step: async ({ page, t }) => {
        await page.getByRole('link', { name: t('portalProduct.add') }).click()
        await page.getByRole('button', { name: t('portalProduct.addOption') }).click()
        await page.getByPlaceholder(t('portalProduct.optionHint')).last().fill('Pin')
        const value = page.getByLabel(t('portalProduct.value', { name: 'Pin' }))
        await value.fill('18 mm')
        await value.press('Enter')
      },
    },
    { name: 'wanted parts', path: '/wanted-parts' },
    { name: 'stock', path: '/stock' },
    { name: 'figures', path: '/figures' },
    { name: 'an import of products', path: '/products', part: '#screen', step: openImport },
    { name: 'its columns', path: '/products', part: '#screen', step: upload },
    {
      name: 'its errors',
      path: '/products',
      part: '#screen',
      step: async (at) => {
        await upload(at)
        const { page, t } = at
        await page.getByRole('button', { name: t('portalImport.check') }).click()
        await expect(page.getByText(t('portalImport.faultNoSuchCategory'))).toBeVisible()
      },
    },
    { name: 'the store', path: '/store' },
    {
      name: 'the page of the store',
      path: '/store-page',
      step: async ({ page, t }) => {
        const name = t('portalProduct.addNamed', { name: t('merchantStore.kind_text') })
        await page.getByRole('button', { name, exact: true }).click()
        const title = page.getByLabel(t('merchantStore.title'), { exact: true })
        await title.first().fill('We open on Sundays')
      },
    },
    { name: 'warehouses', path: '/warehouses' },
    {
      name: 'a warehouse',
      path: '/warehouses',
      step: async ({ page, t }) => {
        const name = t('merchantStore.addWarehouse')
        await page.getByRole('button', { name, exact: true }).click()
        await expect(page.getByRole('dialog')).toBeVisible()
      },
    },
    { name: 'journals of orders', path: '/ledger?kind=orderPaid' },
    {
      name: 'the journals of an order',
      path: `/ledger/${orderId}`,
      step: ({ page, t }) => expect(page.getByText(t('portalLedger.escrow')).first()).toBeVisible(),
    },
  ])
})
