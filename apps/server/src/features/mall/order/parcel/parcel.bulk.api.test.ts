import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { expect, it } from 'vitest'
import { startServer } from '#test/harness.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder } from '#test/mall/paid-order.ts'
import { parcel } from '../parcel.tables.ts'

it('ships many orders at once, each with an outcome of its own [OR-6]', async () => {
  await using server = await startServer()
  const shop = await aShop(server.ctx)
  const [first, second, foreign] = [
    await aPaidOrder(server, shop),
    await aPaidOrder(server, shop),
    await aPaidOrder(server),
  ]
  const merchant = await aPacker(server, shop.sellerId, { language: 'ar' })
  const of = (orderNumber: string, trackingNo: string) =>
    ({ orderNumber, carrier: 'aramex', trackingNo }) as const
  const shipments = [
    of(second.orderNumber, 'AX-1002'),
    of(first.orderNumber, 'AX-1001'),
    of(foreign.orderNumber, 'AX-1003'),
    of(first.orderNumber, 'AX-1004'),
  ]
  const say = translator('ar')
  expect(await merchant(orderMerchantEndpoints.shipMany, { body: { shipments } })).toEqual([
    { orderNumber: second.orderNumber, refusal: null },
    { orderNumber: first.orderNumber, refusal: null },
    { orderNumber: foreign.orderNumber, refusal: say('error.orderUnknown') },
    { orderNumber: first.orderNumber, refusal: say('error.orderStateChanged') },
  ])
  expect(await server.ctx.db.$count(parcel)).toBe(2)
  expect(await first.shown()).toMatchObject({
    state: 'pendingReceipt',
    parcels: [{ carrier: 'aramex', trackingNo: 'AX-1001', lines: [{ quantity: 2 }] }],
  })
  expect(await foreign.shown()).toMatchObject({ state: 'pendingDelivery', parcels: [] })
})

it('puts what is still sold back into the cart, and counts orders by state [CL-12]', async () => {
  await using server = await startServer()
  const { buyer, orderNumber, skuId } = await aPaidOrder(server)
  expect(await buyer.call(orderEndpoints.counts)).toMatchObject({
    pendingPayment: 0,
    pendingDelivery: 1,
    completed: 0,
  })
  const body = { orderNumber }
  expect(await buyer.call(orderEndpoints.reorder, { body })).toEqual({ added: 1, gone: 0 })
  const { rows } = await server.pool.query('select sku_id, quantity from cart_line')
  expect(rows).toEqual([{ sku_id: skuId, quantity: 2 }])
})
