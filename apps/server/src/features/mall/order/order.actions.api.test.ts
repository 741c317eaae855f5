import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { product } from '#features/mall/product/product.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { aPacker, pay, ship } from '#test/mall/paid-order.ts'
import { storeOrder } from './order.tables.ts'

/** An order that is not paid, and what it says to each of its readers that they may do. */
async function anOrder(server: TestServer) {
  const { sellerId, skuId, warehouseId } = await aShop(server.ctx)
  const buyer = await aBuyer(server)
  const [order] = (await submitted(buyer.call, [{ skuId, quantity: 2 }])).orders
  if (!order) throw new Error('no order')
  const { orderId, orderNumber } = order
  const ownerId = await aSellerAccount(server.ctx, { sellerId, role: 'owner' })
  const owner = server.client({ bearer: await merchantTokenOf(server.ctx, ownerId) })
  const packer = await aPacker(server, sellerId)
  const staff = server.client({ bearer: await server.staffToken() })
  const auditor = server.client({ bearer: await server.staffToken(['order.read']) })
  const query = { orderId }
  const actions = async () => ({
    buyer: (await buyer.call(orderEndpoints.detail, { query: { orderNumber } })).actions,
    owner: (await owner(orderMerchantEndpoints.detail, { query })).actions,
    packer: (await packer(orderMerchantEndpoints.detail, { query })).actions,
    staff: (await staff(orderStaffEndpoints.detail, { query })).actions,
    auditor: (await auditor(orderStaffEndpoints.detail, { query })).actions,
  })
  return { orderId, orderNumber, warehouseId, buyer, owner, packer, staff, actions }
}

it('an order says to each reader what they may do with it now, by state, content and permission', async () => {
  await using server = await startServer()
  const { orderId, orderNumber, buyer, packer, actions } = await anOrder(server)
  expect(await actions()).toEqual({
    buyer: ['cancel', 'openPayment', 'changeAddress'],
    owner: ['reprice'],
    packer: [],
    staff: ['cancel'],
    auditor: [],
  })
  await pay(server, orderId)
  expect(await actions()).toEqual({
    buyer: ['refund', 'changeAddress'],
    owner: ['ship', 'refund', 'printSlip'],
    packer: ['ship', 'printSlip'],
    staff: ['refund'],
    auditor: [],
  })
  const partly = await ship(packer, orderId, 'ARX-1001', 1)
  expect(partly.actions).toEqual(['ship', 'printSlip', 'correctTracking'])
  expect(await actions()).toMatchObject({
    buyer: [],
    owner: ['ship', 'printSlip', 'correctTracking'],
    staff: ['refund'],
  })
  await ship(packer, orderId, 'ARX-1002')
  const again = ['printSlip', 'correctTracking']
  const sent = { buyer: ['receive'], owner: again, packer: again, staff: ['refund'], auditor: [] }
  expect(await actions()).toEqual(sent)
  await buyer.call(orderEndpoints.receive, { body: { orderNumber } })
  expect(await actions()).toMatchObject({
    buyer: ['reorder', 'hide'],
    owner: [],
    staff: ['refund'],
  })
  await server.ctx.db.update(product).set({ state: 'withdrawn' })
  expect((await actions()).buyer).toEqual(['hide'])
})

it('lists of orders say it as well, and what waits at a counter is handed over', async () => {
  await using server = await startServer()
  const { orderId, warehouseId, buyer, owner, staff } = await anOrder(server)
  const listed = async () => {
    const query = { size: 50, sort: '-createdAt' } as const
    const lists = [
      (await buyer.call(orderEndpoints.list, { query: { size: 10 } })).records,
      (await owner(orderMerchantEndpoints.list, { query })).rows,
      (await staff(orderStaffEndpoints.list, { query })).rows,
    ]
    return lists.map(([first]) => first?.actions)
  }
  expect(await listed()).toEqual([
    ['cancel', 'openPayment', 'changeAddress'],
    ['reprice'],
    ['cancel'],
  ])
  await pay(server, orderId)
  const atCounter = { delivery: 'pickup', address: null, pickupWarehouseId: warehouseId } as const
  await server.ctx.db.update(storeOrder).set(atCounter)
  expect(await listed()).toEqual([
    ['refund'],
    ['ready', 'handOver', 'refund', 'printSlip'],
    ['refund'],
  ])
})

it('who comes too late to cancel or to receive reads that the order has changed [OR-8]', async () => {
  await using server = await startServer()
  const { orderId, orderNumber, buyer, packer, staff } = await anOrder(server)
  const changed = { status: 409, message: translator('en')('error.orderStateChanged') }
  const body = { orderNumber }
  await pay(server, orderId)
  await expect(buyer.call(orderEndpoints.cancel, { body })).rejects.toMatchObject(changed)
  const reason = 'Asked for by the buyer'
  const byStaff = staff(orderStaffEndpoints.cancel, { body: { orderId, reason } })
  await expect(byStaff).rejects.toMatchObject(changed)
  await ship(packer, orderId, 'ARX-2001')
  const both = [1, 2].map(() => buyer.call(orderEndpoints.receive, { body }))
  const answers = await Promise.allSettled(both)
  expect(answers.filter(({ status }) => status === 'rejected')).toMatchObject([{ reason: changed }])
})
