import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { sellerSuspensionEndpoints } from '@ironsouq/contract/people/seller-account/seller-suspension.endpoints'
import { TODAY_LISTS, todayEndpoints } from '@ironsouq/contract/platform/today/today.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { product } from '#features/mall/product/product.tables.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import { notification } from '#features/platform/notification/notification.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, pay } from '#test/mall/paid-order.ts'
import { aSignedInMember } from '#test/members.ts'

const say = translator('en')

/** A paid order that its buyer picks up. */
async function aPickup(server: TestServer) {
  const shop = await aShop(server.ctx)
  await server.ctx.db.update(warehouse).set({ isPickupPoint: true, hours: '8-18' })
  await server.ctx.db.update(product).set({ deliveryMethods: ['pickup'] })
  const buyer = await aSignedInMember(server)
  const given = {
    lines: [{ skuId: shop.skuId, quantity: 1 }],
    deliveries: [
      {
        sellerId: shop.sellerId,
        method: 'pickup' as const,
        pickupWarehouseId: shop.warehouseId,
      },
    ],
  }
  const { total: expected } = await buyer.call(orderEndpoints.confirm, { body: given })
  const body = { ...given, submitId: randomUUID(), expected }
  const [order] = (await buyer.call(orderEndpoints.submit, { body })).orders
  if (!order) throw new Error('no order')
  await pay(server, order.orderId)
  const { orderId, orderNumber } = order
  return {
    orderId,
    orderNumber,
    sellerId: shop.sellerId,
    merchant: await aPacker(server, shop.sellerId),
    shown: () => buyer.call(orderEndpoints.detail, { query: { orderNumber } }),
  }
}

it('is packed first: its store says when it is ready, and only then its buyer is notified, once [OR-1] [OR-11]', async () => {
  await using server = await startServer()
  const { orderId, merchant, shown } = await aPickup(server)
  await server.work()
  const notified = () => server.ctx.db.select({ kind: notification.kind }).from(notification)
  const before = await notified()
  expect(before).not.toContainEqual({ kind: 'orderReady' })
  expect(await shown()).toMatchObject({ state: 'pendingDelivery', readyAt: null, buyer: null })
  const order = await merchant(orderMerchantEndpoints.detail, { query: { orderId } })
  expect(order).toMatchObject({ state: 'pendingDelivery', pickupCode: null })
  expect(order.buyer?.name).not.toBe('')
  expect(order.actions).toContain('ready')
  const list = await merchant(orderMerchantEndpoints.list, {
    query: { size: 50, sort: 'deadline', state: 'pendingDelivery' },
  })
  expect(list.rows[0]?.recipient).toBe(order.buyer?.name)

  const asked = [1, 2, 3].map(() => merchant(orderMerchantEndpoints.ready, { body: { orderId } }))
  const answers = await Promise.allSettled(asked)
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await server.work()
  expect((await notified()).filter(({ kind }) => kind === 'orderReady')).toHaveLength(1)
  const ready = await shown()
  expect(ready).toMatchObject({ state: 'readyForPickup', readyAt: '2026-11-14T08:00:00.000Z' })

  // The code is asked for as before.
  const handOver = (code: string) =>
    merchant(orderMerchantEndpoints.handOver, { body: { orderId, code } })
  await expect(handOver(ready.pickupCode === '00000000' ? '00000001' : '00000000')).rejects.toThrow(
    say('error.pickupCodeWrong'),
  )
  expect((await handOver(ready.pickupCode ?? '')).state).toBe('completed')
})

it('is refunded as long as it was not collected, also when it was ready [OR-4]', async () => {
  await using server = await startServer()
  const { orderId, merchant, shown } = await aPickup(server)
  await merchant(orderMerchantEndpoints.ready, { body: { orderId } })
  expect((await shown()).actions).toContain('refund')
})

it('comes to staff when its store is suspended, also when it was ready [ST-7] [BO-2]', async () => {
  await using server = await startServer()
  const { orderId, sellerId, merchant } = await aPickup(server)
  await merchant(orderMerchantEndpoints.ready, { body: { orderId } })
  const staff = server.client({ bearer: await server.staffToken() })
  const body = { sellerId, reason: 'Buyers paid for goods that were never handed over.' }
  await staff(sellerSuspensionEndpoints.suspend, { body })
  const { lines } = await staff(todayEndpoints.lines, {})
  expect(lines.find(({ code }) => code === 'stoppedOrders')?.count).toBe(1)
  // The list that the line opens.
  const { searchParams } = new URL(TODAY_LISTS.stoppedOrders.path, 'https://staff.example')
  const query = orderStaffEndpoints.list.query.parse(Object.fromEntries(searchParams))
  const { rows } = await staff(orderStaffEndpoints.list, { query })
  expect(rows.map((row) => row.orderId)).toEqual([orderId])
})

it('is left out of batch shipping, which says why [OR-6]', async () => {
  await using server = await startServer()
  const { orderNumber, merchant } = await aPickup(server)
  const shipments = [{ orderNumber, carrier: 'aramex' as const, trackingNo: 'AX-7001' }]
  expect(await merchant(orderMerchantEndpoints.shipMany, { body: { shipments } })).toEqual([
    { orderNumber, refusal: say('error.orderIsPickup') },
  ])
})
