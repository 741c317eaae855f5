import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { freightRule, freightTemplate } from '#features/mall/freight/freight.tables.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { ADDRESS, aBuyer, aShop, stockOf, submitted } from '#test/mall/market.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endOrdersInTime } from './order.deadlines.job.ts'
import { orderLine, storeOrder } from './order.tables.ts'
import { payableOf, payOrders } from './payment/order.payment.service.ts'

const say = translator('en')
const aed = (amount: string) => ({ amount, currency: 'AED' })

async function merchantOf(server: TestServer, sellerId: string) {
  const accountId = await aSellerAccount(server.ctx, { sellerId, role: 'owner', name: 'Owner' })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
}

/** What a payment of exactly the right amount does. */
async function paid(server: TestServer, orderId: string) {
  const [row] = await server.ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  const checkoutId = row?.checkoutId ?? ''
  const payable = await payableOf(server.ctx, checkoutId)
  if (!payable) throw new Error('nothing to pay')
  return atomic(server.ctx, (ctx) => payOrders(ctx, { checkoutId, ...payable }))
}

async function anOrder(server: TestServer, quantity = 3) {
  const shop = await aShop(server.ctx)
  const buyer = await aBuyer(server)
  const placed = await submitted(buyer.call, [{ skuId: shop.skuId, quantity }])
  const [order] = placed.orders
  if (!order) throw new Error('no order')
  return { shop, buyer, ...order, merchant: await merchantOf(server, shop.sellerId) }
}

/** An order of goods for AED 375.00 with delivery for AED 145.00, which the store gives free from AED 300.00. */
async function anOrderDeliveredFree(server: TestServer) {
  const shop = await aShop(server.ctx)
  const { db } = server.ctx
  const own = { sellerId: shop.sellerId, createdAt: server.ctx.now() }
  const template = await db
    .insert(freightTemplate)
    .values({ ...own, name: 'Parcels', unit: 'piece' })
    .returning()
  const { id: freightTemplateId } = one(template)
  await db.insert(freightRule).values({
    ...own,
    freightTemplateId,
    regions: ['AE'],
    firstUnits: 10,
    firstMinor: 14_500n,
    furtherUnits: 10,
    furtherMinor: 14_500n,
    freeFromMinor: 30_000n,
    position: 0,
  })
  await db.update(product).set({ freightTemplateId }).where(eq(product.id, shop.productId))
  const buyer = await aBuyer(server)
  const placed = await submitted(buyer.call, [{ skuId: shop.skuId, quantity: 3 }])
  return { ...one(placed.orders), merchant: await merchantOf(server, shop.sellerId) }
}

describe('an order', () => {
  it('is paid, sent in two parcels and received, and the goods leave the stock [OR-1] [OR-6] [CL-21]', async () => {
    await using server = await startServer()
    const { shop, buyer, orderId, orderNumber, merchant } = await anOrder(server)
    await paid(server, orderId)
    await server.work()
    expect(await stockOf(server, shop.skuId)).toEqual({ onHand: 7, held: 0 })
    const list = await merchant(orderMerchantEndpoints.list, {
      query: { size: 50, sort: '-createdAt', state: 'pendingDelivery' },
    })
    expect(list).toMatchObject({
      total: 1,
      rows: [{ orderId, recipient: ADDRESS.recipient, shippedQuantity: 0 }],
    })
    expect(await merchant(orderMerchantEndpoints.counts, {})).toMatchObject({
      pendingDelivery: 1,
      canceled: 0,
    })
    const { lines } = await merchant(orderMerchantEndpoints.detail, { query: { orderId } })
    const orderLineId = lines[0]?.orderLineId ?? ''
    const first = {
      orderId,
      carrier: 'aramex' as const,
      trackingNo: 'AX-1001',
      lines: [{ orderLineId, quantity: 2 }],
    }
    expect(await merchant(orderMerchantEndpoints.ship, { body: first })).toMatchObject({
      state: 'pendingDelivery',
    })
    await expect(
      merchant(orderMerchantEndpoints.ship, { body: { ...first, trackingNo: 'AX-1002' } }),
    ).rejects.toMatchObject({ status: 400 })
    await expect(
      merchant(orderMerchantEndpoints.ship, {
        body: { ...first, lines: [{ orderLineId, quantity: 1 }] },
      }),
    ).rejects.toThrow(say('error.trackingUsed'))
    const rest = { orderId, carrier: 'own' as const, trackingNo: 'VAN-7' }
    expect(await merchant(orderMerchantEndpoints.ship, { body: rest })).toMatchObject({
      state: 'pendingReceipt',
      receiveBy: '2026-11-29T08:00:00.000Z',
      parcels: [{ trackingNo: 'AX-1001' }, { trackingNo: 'VAN-7' }],
    })
    await buyer.call(orderEndpoints.receive, { body: { orderNumber } })
    const order = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
    expect(order).toMatchObject({
      state: 'completed',
      parcels: [{ lines: [{ quantity: 2 }] }, { lines: [{ quantity: 1 }] }],
    })
    await expect(buyer.call(orderEndpoints.receive, { body: { orderNumber } })).rejects.toThrow(
      say('error.orderStateChanged'),
    )
  })

  it('ends unpaid after its time, and its stock can be bought again [OR-7] [OR-4]', async () => {
    await using server = await startServer()
    const { shop, buyer, orderId, orderNumber } = await anOrder(server)
    server.turnClock('2026-11-14T08:31:00Z')
    await runDeadlines(server.ctx, endOrdersInTime)
    expect((await buyer.call(orderEndpoints.detail, { query: { orderNumber } })).state).toBe(
      'pendingPayment',
    )
    server.turnClock('2026-11-14T08:32:00Z')
    await Promise.all([
      runDeadlines(server.ctx, endOrdersInTime),
      runDeadlines(server.ctx, endOrdersInTime),
    ])
    await server.work()
    expect(await buyer.call(orderEndpoints.detail, { query: { orderNumber } })).toMatchObject({
      state: 'canceled',
      closeReason: 'timeout',
    })
    expect(await stockOf(server, shop.skuId)).toEqual({ onHand: 10, held: 0 })
    await expect(paid(server, orderId)).rejects.toThrow('nothing to pay')
  })

  it('is either paid or cancelled when both come at once, never both [OR-4] [PY-3]', async () => {
    await using server = await startServer()
    const orders = await Promise.all(Array.from({ length: 6 }, () => anOrder(server, 1)))
    await Promise.all(
      orders.flatMap(({ buyer, orderId, orderNumber }) => [
        paid(server, orderId).catch(() => null),
        buyer.call(orderEndpoints.cancel, { body: { orderNumber } }).catch(() => null),
      ]),
    )
    await server.work()
    const rows = await server.ctx.db.select().from(storeOrder)
    for (const row of rows)
      expect([row.state, row.paidAt === null]).toEqual(
        row.state === 'canceled' ? ['canceled', true] : ['pendingDelivery', false],
      )
    for (const { shop } of orders) {
      const left = await stockOf(server, shop.skuId)
      expect(left?.held).toBe(0)
    }
  })

  it('counts as received fifteen days after it was sent [OR-7]', async () => {
    await using server = await startServer()
    const { buyer, orderId, orderNumber, merchant } = await anOrder(server)
    await paid(server, orderId)
    await merchant(orderMerchantEndpoints.ship, {
      body: { orderId, carrier: 'own', trackingNo: 'VAN-8' },
    })
    server.turnClock('2026-11-29T08:00:01Z')
    await runDeadlines(server.ctx, endOrdersInTime)
    expect(await buyer.call(orderEndpoints.detail, { query: { orderNumber } })).toMatchObject({
      state: 'completed',
      receiveBy: null,
    })
  })

  it('costs less when the store says so before payment, and an older payment no longer fits [OR-8]', async () => {
    await using server = await startServer()
    const { orderId, merchant } = await anOrder(server)
    const [row] = await server.ctx.db.select().from(storeOrder)
    const before = await payableOf(server.ctx, row?.checkoutId ?? '')
    const body = { orderId, version: 1, discount: aed('75.01'), freight: aed('20.00') }
    const [changed, late] = await Promise.allSettled([
      merchant(orderMerchantEndpoints.reprice, { body }),
      merchant(orderMerchantEndpoints.reprice, { body }),
    ])
    expect([changed.status, late.status].toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await merchant(orderMerchantEndpoints.detail, { query: { orderId } })).toMatchObject({
      payable: aed('319.99'),
      discounts: [{ kind: 'merchantPrice', fundedBy: 'store', amount: aed('75.01') }],
      version: 2,
    })
    const old = {
      checkoutId: row?.checkoutId ?? '',
      amountMinor: before?.amountMinor ?? 0n,
      amountVersion: before?.amountVersion ?? 0,
    }
    expect(await atomic(server.ctx, (ctx) => payOrders(ctx, old))).toBeNull()
    expect(await paid(server, orderId)).toHaveLength(1)
    await expect(
      merchant(orderMerchantEndpoints.reprice, { body: { ...body, version: 2 } }),
    ).rejects.toThrow(say('error.orderStateChanged'))
  })

  it('keeps its free delivery when the store takes something off its goods [OR-8]', async () => {
    await using server = await startServer()
    const { orderId, merchant } = await anOrderDeliveredFree(server)
    const free = { kind: 'freeShipping', name: null, fundedBy: 'store', amount: aed('145.00') }
    const body = { orderId, version: 1, discount: aed('120.00') }
    const once = await merchant(orderMerchantEndpoints.reprice, { body })
    expect(once).toMatchObject({
      payable: aed('255.00'),
      freight: aed('145.00'),
      vat: aed('12.14'),
    })
    expect(once.discounts).toHaveLength(2)
    expect(once.discounts).toContainEqual(free)
    // A second discount takes the place of the first, and the free delivery still stays.
    const more = { orderId, version: 2, discount: aed('130.00') }
    const twice = await merchant(orderMerchantEndpoints.reprice, { body: more })
    expect(twice.payable).toEqual(aed('245.00'))
    expect(twice.discounts).toContainEqual(free)
  })

  it('loses its free delivery only when the store names a fee, and never costs more than before [OR-8]', async () => {
    await using server = await startServer()
    const { orderId, merchant } = await anOrderDeliveredFree(server)
    const reprice = (discount: string, freight?: string) =>
      merchant(orderMerchantEndpoints.reprice, {
        body: {
          orderId,
          version: 1,
          discount: aed(discount),
          ...(freight && { freight: aed(freight) }),
        },
      })
    await expect(reprice('0.00', '0.01')).rejects.toMatchObject({
      status: 409,
      message: say('portalOrder.totalAbove'),
    })
    await expect(reprice('120.00', '145.00')).rejects.toThrow(say('portalOrder.totalAbove'))
    expect(await merchant(orderMerchantEndpoints.detail, { query: { orderId } })).toMatchObject({
      version: 1,
      payable: aed('375.00'),
      discounts: [{ kind: 'freeShipping' }],
    })
    expect(await reprice('120.00', '100.00')).toMatchObject({
      payable: aed('355.00'),
      freight: aed('100.00'),
      discounts: [{ kind: 'merchantPrice', amount: aed('120.00') }],
    })
  })

  it('is handed over at the pickup point against its code [OR-6]', async () => {
    await using server = await startServer()
    const shop = await aShop(server.ctx)
    await server.ctx.db.update(warehouse).set({ isPickupPoint: true, hours: '8-18' })
    await server.ctx.db.update(product).set({ deliveryMethods: ['pickup'] })
    const buyer = await aBuyer(server)
    const lines = [{ skuId: shop.skuId, quantity: 1 }]
    const open = await buyer.call(orderEndpoints.confirm, { body: { lines } })
    expect(open.orders[0]).toMatchObject({
      fault: 'pickupNeeded',
      pickupPoints: [{ warehouseId: shop.warehouseId }],
    })
    const delivery = {
      sellerId: shop.sellerId,
      method: 'pickup' as const,
      pickupWarehouseId: shop.warehouseId,
    }
    const body = { lines, deliveries: [delivery], submitId: randomUUID(), expected: open.total }
    const placed = await buyer.call(orderEndpoints.submit, { body })
    const { orderId = '', orderNumber = '' } = placed.orders[0] ?? {}
    await paid(server, orderId)
    const { pickupCode } = await buyer.call(orderEndpoints.detail, { query: { orderNumber } })
    const merchant = await merchantOf(server, shop.sellerId)
    expect(
      (await merchant(orderMerchantEndpoints.detail, { query: { orderId } })).pickupCode,
    ).toBeNull()
    const wrong = pickupCode === '00000000' ? '00000001' : '00000000'
    await expect(
      merchant(orderMerchantEndpoints.handOver, { body: { orderId, code: wrong } }),
    ).rejects.toThrow(say('error.pickupCodeWrong'))
    const done = await merchant(orderMerchantEndpoints.handOver, {
      body: { orderId, code: pickupCode ?? '' },
    })
    expect(done.state).toBe('completed')

    // The store does not find the code of another order by trying, not even with the right one at last.
    const again = { ...body, submitId: randomUUID() }
    const second = (await buyer.call(orderEndpoints.submit, { body: again })).orders[0]
    await paid(server, second?.orderId ?? '')
    const asked = { orderNumber: second?.orderNumber ?? '' }
    const right = (await buyer.call(orderEndpoints.detail, { query: asked })).pickupCode ?? ''
    const tried = (code: string) =>
      merchant(orderMerchantEndpoints.handOver, { body: { orderId: second?.orderId ?? '', code } })
    const other = right === '00000000' ? '00000001' : '00000000'
    for (let n = 0; n < 5; n++)
      await expect(tried(other)).rejects.toThrow(say('error.pickupCodeWrong'))
    await expect(tried(right)).rejects.toThrow(say('error.pickupCodeLocked'))
  })

  it('goes to another address in the same emirate until something was sent, and leaves the list when it has ended [OR-5]', async () => {
    await using server = await startServer()
    const { buyer, orderNumber } = await anOrder(server)
    const move = (region: string) =>
      buyer.call(orderEndpoints.changeAddress, {
        body: { orderNumber, address: { ...ADDRESS, region, detail: 'Gate 4, yard 7' } },
      })
    await expect(move('dubai')).rejects.toThrow(say('error.orderRegionStays'))
    await move('sharjah')
    expect(
      (await buyer.call(orderEndpoints.detail, { query: { orderNumber } })).address?.detail,
    ).toBe('Gate 4, yard 7')
    await expect(buyer.call(orderEndpoints.hide, { body: { orderNumber } })).rejects.toThrow(
      say('error.orderStateChanged'),
    )
    await buyer.call(orderEndpoints.cancel, { body: { orderNumber } })
    await buyer.call(orderEndpoints.hide, { body: { orderNumber } })
    expect((await buyer.call(orderEndpoints.list, { query: { size: 10 } })).records).toEqual([])
  })

  it('is found by its number and by the code of a variant, by a store among its own [BO-6] [ST-4]', async () => {
    await using server = await startServer()
    const { db } = server.ctx
    const one = await anOrder(server)
    const other = await anOrder(server)
    const again = await submitted(one.buyer.call, [{ skuId: one.shop.skuId, quantity: 1 }])
    const ids = [one.orderId, ...again.orders.map(({ orderId }) => orderId)]
    // Another store has a variant of the same code.
    const code = 'SAME-1'
    await db.update(orderLine).set({ skuCode: code })
    const staff = server.client({ bearer: await server.staffToken() })
    const query = { size: 50, sort: '-createdAt' } as const
    const found = async (search: string, state?: 'pendingPayment' | 'completed') => {
      const list = await staff(orderStaffEndpoints.list, {
        query: { ...query, search, ...(state && { state }) },
      })
      expect(list.total).toBe(list.rows.length)
      return list.rows.map(({ orderId }) => orderId).toSorted()
    }
    expect(await found(one.orderNumber)).toEqual([one.orderId])
    expect(await found(code)).toEqual([...ids, other.orderId].toSorted())
    expect(await found(code, 'pendingPayment')).toHaveLength(3)
    expect(await found(code, 'completed')).toEqual([])
    expect(await found('SAME')).toEqual([])
    const own = await one.merchant(orderMerchantEndpoints.list, {
      query: { ...query, search: code },
    })
    expect(own.total).toBe(2)
    expect(own.rows.map(({ orderId }) => orderId).toSorted()).toEqual(ids.toSorted())
  })

  it('of another buyer or store is out of reach, and staff see all [ST-4] [BO-6]', async () => {
    await using server = await startServer()
    const { orderId, orderNumber } = await anOrder(server)
    const stranger = await anOrder(server)
    await expect(
      stranger.buyer.call(orderEndpoints.detail, { query: { orderNumber } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      stranger.buyer.call(orderEndpoints.cancel, { body: { orderNumber } }),
    ).rejects.toMatchObject({ status: 404 })
    await expect(
      stranger.merchant(orderMerchantEndpoints.detail, { query: { orderId } }),
    ).rejects.toMatchObject({ status: 404 })
    const staff = server.client({ bearer: await server.staffToken() })
    expect(
      (await staff(orderStaffEndpoints.list, { query: { size: 50, sort: '-createdAt' } })).total,
    ).toBe(2)
    const canceled = await staff(orderStaffEndpoints.cancel, {
      body: { orderId, reason: 'Fraud suspected' },
    })
    expect(canceled).toMatchObject({ state: 'canceled', closeReason: 'platform' })
  })
})
