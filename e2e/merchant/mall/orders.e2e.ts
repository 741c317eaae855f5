import { expectFit } from '../../environment/layout.ts'
import { sql } from '../../environment/sql.ts'
import { createMember } from '../../identity/member.ts'
import { aPaidOrder, goodsOfOneStore } from '../../mall/goods.ts'
import { expect, test } from '../portal.ts'

test('a store sends an order in two parcels [OR-1] [OR-6]', async ({
  page,
  api,
  language,
  t,
  environment,
  signIn,
  speak,
}) => {
  const buyer = await createMember(environment)
  const [teeth, gaskets] = await goodsOfOneStore(api(language), 2)
  if (!teeth || !gaskets) throw new Error('the environment has no store with two products')
  const { orderId, orderNumber, sellerCode } = await aPaidOrder(
    buyer.call,
    [
      { skuId: teeth.skuId, quantity: 3 },
      { skuId: gaskets.skuId, quantity: 1 },
    ],
    [{ sellerId: teeth.storeId, method: 'courier', message: 'Call before delivery' }],
  )
  const trackingNo = `AX-${orderId.slice(0, 8)}`
  await speak(language)
  await signIn({ sellerCode: sellerCode ?? '', role: 'warehouse' })

  await page.goto('/orders?state=pendingDelivery')
  const link = page.getByRole('link', { name: orderNumber })
  await expect(link).toBeVisible()
  await expectFit(page)
  await link.click()
  await expect(page.getByText('Call before delivery')).toBeVisible()
  await expectFit(page)

  await page.getByRole('button', { name: t('portalOrder.ship'), exact: true }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(t('portalOrder.lastParcel', { days: 15 }))).toBeVisible()
  await dialog.getByRole('textbox', { name: teeth.name }).fill('2')
  await dialog.getByRole('textbox', { name: gaskets.name }).fill('0')
  const partly = t('portalOrder.state_partlyShipped')
  await expect(dialog.getByText(t('portalOrder.moreParcels', { state: partly }))).toBeVisible()
  await expectFit(page)
  const tracking = dialog.getByRole('textbox', { name: t('portalOrder.trackingNo') })
  await tracking.fill(trackingNo)
  const send = dialog.getByRole('button', { name: t('portalOrder.markShipped') })
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(partly, { exact: true })).toBeVisible()
  await expect(page.getByText(trackingNo)).toBeVisible()

  await page.getByRole('button', { name: t('portalOrder.addParcel') }).click()
  // The number of the first parcel is refused for the second.
  await tracking.fill(trackingNo)
  await send.click()
  await expect(page.getByText(t('error.trackingUsed'))).toBeVisible()
  await tracking.fill(`${trackingNo}-2`)
  await send.click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(t('portalOrder.state_pendingReceipt'), { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: t('portalOrder.addParcel') })).toHaveCount(0)
  await expectFit(page)
})

test('a store sees that a payment is disputed, and cannot ship the order [PY-7]', async ({
  page,
  api,
  language,
  t,
  environment,
  signIn,
  speak,
}) => {
  const buyer = await createMember(environment)
  const [goods] = await goodsOfOneStore(api(language), 1)
  if (!goods) throw new Error('the environment has no goods')
  const lines = [{ skuId: goods.skuId, quantity: 1 }]
  const { orderId, sellerCode } = await aPaidOrder(buyer.call, lines)
  const [paid] = await sql(
    environment.databaseUrl,
    `select p.capture_ref as capture from payment p join payment_share s on s.payment_id = p.id
     where s.order_id = $1`,
    [orderId],
  )
  const body = JSON.stringify({ payment_intent: paid?.['capture'] })
  await fetch(`${environment.pspUrl}/_sandbox/stripe/disputes`, { method: 'POST', body })
  await speak(language)
  await signIn({ sellerCode: sellerCode ?? '', role: 'warehouse' })
  const disputed = page.getByText(t('portalOrder.dispute_open'), { exact: true })
  await expect(async () => {
    await page.goto(`/orders/${orderId}`)
    await expect(disputed).toBeVisible({ timeout: 2000 })
  }).toPass({ timeout: 20_000 })
  await expect(page.getByText(t('portalOrder.disputeNext_store'))).toBeVisible()
  await expect(page.getByText(t('portalOrder.disputeReason_fraud'))).toBeVisible()
  await expect(page.getByText(t('portalOrder.disputeDue'))).toBeVisible()
  await expect(page.getByRole('button', { name: t('portalOrder.ship'), exact: true })).toHaveCount(
    0,
  )
  await expectFit(page)
})
