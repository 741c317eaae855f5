import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { formatter } from '@ironsouq/i18n/format'
import { expect, test } from '../environment/fixtures.ts'
import { open } from '../environment/hydration.ts'
import { expectFit } from '../environment/layout.ts'
import { createMember } from '../identity/member.ts'
import { dealerSession } from '../merchant/portal.ts'
import { ADDRESS, aPaidOrder, endTimeToPay, goodsOfStores, orderToPay, payByCard } from './goods.ts'

test('a buyer moves, follows and receives an order [OR-6] [OR-7] [CL-12] [CL-21] [MS-2]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  test.slow() // a store, a carrier and a buyer take part
  const { merchantUrl, carrierUrl } = environment
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const { orderNumber, sellerCode } = await aPaidOrder(member.call, [
    { skuId: goods?.skuId ?? '', quantity: 1 },
  ])

  // The tab of the state counts the order.
  await open(page, `/${language}/user-center/orders?state=pendingDelivery`)
  const tab = page.getByRole('link', { name: t('order.statePendingDelivery') })
  await expect(tab.and(page.locator('[aria-current=page]'))).toContainText('1')
  await expectFit(page)

  // Until something was sent, the buyer can have it delivered elsewhere.
  await open(page, `/${language}/user-center/orders/${orderNumber}`)
  await page.getByRole('button', { name: t('order.changeAddress') }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(t('address.detail')).fill('Gate 7, yard 12')
  await dialog.getByRole('button', { name: t('address.save') }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Gate 7, yard 12')).toBeVisible()

  // The store ships it together with one that it does not have.
  const token = await dealerSession({
    sellerCode: sellerCode ?? '',
    role: 'warehouse',
  })
  await context.addCookies([
    { name: 'merchant', value: token, url: merchantUrl },
    { name: 'lang', value: language, url: merchantUrl },
  ])
  const trackingNo = `AX-${randomUUID().slice(0, 12)}`
  const store = await context.newPage()
  await store.goto(`${merchantUrl}/orders?state=pendingDelivery`)
  await store.getByRole('button', { name: t('portalOrder.shipMany') }).click()
  const shipping = store.getByRole('dialog')
  await shipping
    .getByRole('textbox', { name: t('portalOrder.shipManyRows') })
    .fill(`${orderNumber}, Aramex, ${trackingNo}\n9999999999999999, DHL, ${trackingNo}-2`)
  await expectFit(store)
  await shipping.getByRole('button', { name: t('portalOrder.shipManySend', { count: 2 }) }).click()
  const outcome = t('portalOrder.shipManyDone', { done: '1', total: '2' })
  await expect(shipping.getByText(outcome)).toBeVisible()
  await expect(shipping.getByText(t('error.orderUnknown'))).toBeVisible()
  await expectFit(store)
  await store.close()

  // The carrier reports once the worker has registered the number with it.
  const report = async (tag: string, location: string) => {
    const body = JSON.stringify({ slug: 'aramex', trackingNumber: trackingNo, tag, location })
    return (await fetch(`${carrierUrl}/_sandbox/report`, { method: 'POST', body })).ok
  }
  await open(page, `/${language}/user-center/orders/${orderNumber}`)
  await expect(page.getByText(t('order.trkEmpty'))).toBeVisible()
  await expect.poll(() => report('InTransit', 'Dubai hub'), { timeout: 30_000 }).toBe(true)
  expect(await report('Delivered', 'Al Sajaa')).toBe(true)
  const status = async () => {
    const { parcels } = await member.call(orderEndpoints.detail, { query: { orderNumber } })
    return parcels[0]?.status
  }
  await expect.poll(status, { timeout: 30_000 }).toBe('signed')
  await open(page, `/${language}/user-center/orders/${orderNumber}`)
  await expect(page.getByText(t('order.trkSigned')).first()).toBeVisible()
  await expect(page.getByText('Dubai hub')).toBeVisible()
  await expectFit(page)

  await page.getByRole('button', { name: t('order.confirmReceipt') }).click()
  await dialog.getByRole('button', { name: t('order.confirmReceipt') }).click()
  await expect(page.getByText(t('order.stateCompleted')).first()).toBeVisible()
  await page.getByRole('button', { name: t('order.reorder') }).click()
  await expect(page).toHaveURL(`/${language}/cart`)
})

test('an order shows all its fields, and how long it can be paid [OR-5] [OR-7]', async ({
  page,
  context,
  environment,
  api,
  language,
  t,
}) => {
  const format = formatter(language)
  const [goods] = await goodsOfStores(api(language), 1)
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const message = 'Call at the gate.'
  const lines = [{ skuId: goods?.skuId ?? '', quantity: 2 }]
  const deliveries = [{ sellerId: goods?.storeId ?? '', method: 'courier' as const, message }]
  const payNo = await orderToPay(member.call, lines, deliveries)
  const { records } = await member.call(orderEndpoints.list, { query: {} })
  const orderNumber = records[0]?.orderNumber ?? ''
  const path = `/${language}/user-center/orders/${orderNumber}`
  const main = page.getByRole('main')
  const shows = async (label: string, value: string) =>
    expect(
      main.locator('dl > div').filter({ hasText: label }).filter({ hasText: value }),
    ).not.toHaveCount(0)

  // Not paid yet: the time that is left, and the way to pay.
  await open(page, path)
  await expect(main.getByText(t('order.statePendingPayment')).first()).toBeVisible()
  await expect(main.getByText(t('payment.timeLeft'))).toBeVisible()
  await expect(main.getByRole('timer')).toHaveText(/^(30:00|29:\d\d)$/)
  await expect(main.getByRole('link', { name: t('order.pay'), exact: true })).toHaveAttribute(
    'href',
    `/${language}/pay/${payNo}`,
  )
  await expectFit(page)

  const unpaid = await member.call(orderEndpoints.detail, { query: { orderNumber } })
  await shows(t('order.number'), orderNumber)
  await shows(t('order.paymentNumber'), payNo)
  await shows(t('order.time'), format.dateTime(unpaid.createdAt))
  await shows(t('order.delivery'), t('checkout.methodCourier'))
  await shows(t('order.recipient'), ADDRESS.recipient)
  await shows(t('order.mobile'), ADDRESS.phone)
  await shows(t('order.address'), ADDRESS.detail)
  await shows(t('order.message'), message)
  await shows(t('order.goods'), format.money(unpaid.goods))
  await shows(t('order.deliveryFee'), format.money(unpaid.freight))
  await shows(t('order.total'), format.money(unpaid.payable))
  await expect(main.getByText(goods?.name ?? '', { exact: true })).toBeVisible()
  await expect(main.getByText(`× ${format.number(2)}`)).toBeVisible()
  await expect(
    main.getByText(t('checkout.vatContained', { amount: format.money(unpaid.vat) })),
  ).toBeVisible()

  // Paid: when, how and how much, and by when it is sent.
  await payByCard(member.call, payNo)
  const state = async () =>
    (await member.call(orderEndpoints.detail, { query: { orderNumber } })).state
  await expect.poll(state, { timeout: 30_000 }).toBe('pendingDelivery')
  const paid = await member.call(orderEndpoints.detail, { query: { orderNumber } })
  await open(page, path)
  await expect(main.getByRole('timer')).toHaveCount(0)
  await shows(t('order.paymentTime'), format.dateTime(paid.paidAt ?? ''))
  await shows(t('payment.methodLabel'), t('payment.card'))
  await shows(t('order.amountPaid'), format.money(paid.payable))
  const shipBy = t('order.shipBy', { at: format.dateTime(paid.shipBy ?? '') })
  await expect(main.getByText(shipBy)).toBeVisible()
  await expectFit(page)
})

test('the open page of an order says at zero that it has expired, and offers to buy again [OR-7]', async ({
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
  const { records } = await member.call(orderEndpoints.list, { query: {} })
  await endTimeToPay(environment.databaseUrl, payNo, 8)
  await open(page, `/${language}/user-center/orders/${records[0]?.orderNumber}`)
  const pay = page.getByRole('main').getByRole('link', { name: t('order.pay'), exact: true })
  await expect(pay).toBeVisible()
  await expect(page.getByRole('alert').filter({ hasText: t('payment.expired') })).toBeVisible()
  await expect(pay).toHaveCount(0)
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expectFit(page)
  await page.getByRole('button', { name: t('order.reorder') }).click()
  await expect(page).toHaveURL(`/${language}/cart`)
})

test('an order that does not exist leads back to the own orders, inside the user centre [OR-10]', async ({
  page,
  context,
  environment,
  language,
  t,
}) => {
  const member = await createMember(environment, { locale: language })
  await member.signIn(context)
  const response = await page.goto(`/${language}/user-center/orders/1234567890123456`)
  expect(response?.status()).toBe(404)
  await expect(page.getByText(t('order.missingTitle'))).toBeVisible()
  await expectFit(page)
  await page
    .getByRole('main')
    .getByRole('link', { name: t('order.title') })
    .last()
    .click()
  await expect(page).toHaveURL(/\/user-center\/orders$/)
})
