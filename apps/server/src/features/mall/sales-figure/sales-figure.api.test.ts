import { salesFigureEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.endpoints'
import { salesFigureMerchantEndpoints } from '@ironsouq/contract/mall/sales-figure/sales-figure.merchant.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import type { MerchantRole } from '@ironsouq/contract/people/seller-account/seller-account.roles'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { endOrdersInTime } from '#features/mall/order/order.deadlines.job.ts'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { aSeller } from '#features/people/seller/seller.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aPaidOrderAt } from '#test/mall/disputing.ts'
import { aShop } from '#test/mall/market.ts'
import { aPacker, aPaidOrder, ship } from '#test/mall/paid-order.ts'
import { aPaidMall } from '#test/mall/paying.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { countOrders } from './sales-figure.on-order-moved.ts'
import { rebuildFigures } from './sales-figure.service.ts'
import { countedOrder, productPeriod, storeDay } from './sales-figure.tables.ts'

const { sales } = salesFigureMerchantEndpoints
const aed = (amount: string) => ({ amount, currency: 'AED' })

async function personOf(server: TestServer, sellerId: string, role: MerchantRole) {
  const accountId = await aSellerAccount(server.ctx, { sellerId, role })
  return server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
}

const rowsOf = async ({ ctx }: TestServer) => ({
  days: await ctx.db.select().from(storeDay).orderBy(storeDay.sellerId, storeDay.day),
  products: await ctx.db
    .select()
    .from(productPeriod)
    .orderBy(productPeriod.sellerId, productPeriod.grain, productPeriod.startsOn),
  counted: (await ctx.db.select().from(countedOrder))
    .map(({ orderId, step }) => `${orderId} ${step}`)
    .toSorted(),
})

it('shows a store its sales, orders and best products by the day of the Emirates, with the period before [BO-11]', async () => {
  await using server = await startServer()
  server.turnClock('2026-11-05T21:00:00Z')
  const shop = await aShop(server.ctx, { stock: 10 })
  const early = await personOf(server, shop.sellerId, 'owner')
  expect(await early(sales, { query: { days: 7 } })).toMatchObject({
    total: { orders: 0, sales: aed('0.00') },
    products: [],
  })
  await aPaidOrder(server, shop)
  server.turnClock('2026-11-14T19:59:00Z')
  await aPaidOrder(server, shop)
  server.turnClock('2026-11-14T20:01:00Z')
  await aPaidOrder(server, shop)
  await server.work()
  const owner = await personOf(server, shop.sellerId, 'owner')
  const { days, total, before, products, currency } =
    (await owner(sales, { query: { days: 7 } })) ?? {}
  expect(currency).toBe('AED')
  // What was paid on the fifth in London was paid on the sixth in Sharjah.
  expect(days?.map(({ day, orders, ordersBefore }) => [day, orders, ordersBefore])).toEqual([
    ['2026-11-09', 0, 0],
    ['2026-11-10', 0, 0],
    ['2026-11-11', 0, 0],
    ['2026-11-12', 0, 0],
    ['2026-11-13', 0, 1],
    ['2026-11-14', 1, 0],
    ['2026-11-15', 1, 0],
  ])
  const [order] = await server.ctx.db.select().from(storeOrder)
  const paid = Number(order?.payableMinor) / 100
  expect(total).toMatchObject({ orders: 2, sales: aed((2 * paid).toFixed(2)) })
  expect(before).toMatchObject({ orders: 1, sales: aed(paid.toFixed(2)) })
  expect(products).toMatchObject([
    { productId: shop.productId, sold: 4, sales: aed('500.00'), stock: 4, daysLeft: 7 },
  ])
})

it('counts an order once, whatever is delivered twice or at once, and a rebuild finds the same [BO-11]', async () => {
  await using mall = await aPaidMall()
  const { server } = mall
  const { orderId, sellerId, id: memberId } = await aPaidOrderAt(mall)
  const packer = await aPacker(server, sellerId)
  await ship(packer, orderId, 'AX-1001')
  await server.work()
  const staff = server.client({ bearer: await server.staffToken(['order.read', 'order.refund']) })
  const second = await aPaidOrderAt(mall)
  await staff(refundEndpoints.ofStaff, { body: { orderId: second.orderId, reason: 'Sold out.' } })
  await server.work()
  const counted = await rowsOf(server)
  const event = { orderId, memberId, sellerId, at: server.ctx.now(), eventId: '1' }
  const again = countOrders.flatMap((each) => [each, each, each])
  await Promise.all(again.map((each) => each.handle(server.ctx, event)))
  expect(await rowsOf(server)).toEqual(counted)
  const sums = counted.days.map(({ orders, refunds, shipped }) =>
    [orders, refunds, shipped].join(' '),
  )
  expect(sums.toSorted()).toEqual(['1 0 1', '1 1 0'])
  await rebuildFigures(server.ctx)
  expect(await rowsOf(server)).toEqual(counted)
})

it('shows figures to those who may read them, and of no store to a dealer without one', async () => {
  await using server = await startServer()
  const { sellerId } = await aShop(server.ctx)
  const packer = await personOf(server, sellerId, 'warehouse')
  await expect(packer(sales, { query: {} })).rejects.toMatchObject({ status: 403 })
  const { id } = await aSeller(server.ctx, { code: 'no-store', names: { en: 'Dealer' } })
  const dealer = await personOf(server, id, 'owner')
  expect(await dealer(sales, { query: {} })).toBeNull()
})

it('shows staff the sales and the commission of the mall, and which stores are late [BO-2]', async () => {
  await using server = await startServer()
  const shop = await aShop(server.ctx, { name: 'Late Parts' })
  const { orderId } = await aPaidOrder(server, shop)
  await aPaidOrder(server, await aShop(server.ctx, { name: 'Other Parts', priceMinor: 50_000n }))
  await server.work()
  const [row] = await server.ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId))
  server.turnClock(new Date((row?.shipBy?.getTime() ?? 0) + 60_000).toISOString())
  await runDeadlines(server.ctx, endOrdersInTime)
  await server.work()
  const call = server.client({ bearer: await server.staffToken(['ledger.read']) })
  const { total, best, late, days } = await call(salesFigureEndpoints.mall, { query: { days: 7 } })
  expect(days).toHaveLength(7)
  expect(total).toMatchObject({ orders: 2, commission: aed('100.00'), late: 2 })
  expect(best.map(({ name }) => name)).toEqual(['Other Parts', 'Late Parts'])
  expect(late).toHaveLength(2)
  const [first] = best
  const storeId = first?.storeId ?? ''
  const ofStore = await call(salesFigureEndpoints.store, { query: { storeId, days: 7 } })
  expect(ofStore.total).toMatchObject({ orders: 1, sales: first?.sales, late: 1 })
  expect(ofStore.products).toHaveLength(1)
  const reader = server.client({ bearer: await server.staffToken(['analytics.read']) })
  for (const asked of [
    reader(salesFigureEndpoints.mall, { query: {} }),
    reader(salesFigureEndpoints.store, { query: { storeId } }),
  ])
    await expect(asked).rejects.toMatchObject({ status: 403 })
})
