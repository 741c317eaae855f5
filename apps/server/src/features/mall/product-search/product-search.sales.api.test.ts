import { cartEndpoints } from '@ironsouq/contract/mall/cart/cart.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { productSearchEndpoints } from '@ironsouq/contract/mall/product-search/product-search.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { MALL, productTag } from '@ironsouq/contract/page-cache'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { takeBackRefundedSale } from '#features/mall/order/order.on-canceled.ts'
import { countPaidSale } from '#features/mall/order/order.on-paid.ts'
import { releaseForgottenHolds } from '#features/mall/order/order.release-holds.job.ts'
import { productSale } from '#features/mall/product/sale/product-sale.tables.ts'
import { holdStock } from '#features/mall/product/stock-hold.service.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { openPayment } from '#test/mall/paying.ts'
import { aTopUp } from '#test/mall/posted.ts'
import { collectPurges } from '#test/purges.ts'
import { runDeadlines } from '#test/work/deadlines.ts'

const BALANCE = 1_000_000n

/** Reads lists from the index after all jobs, each time with another size: the API caches the same call for a moment. */
function reading(server: TestServer) {
  let size = 10
  return async (query: { sort?: 'bestSold'; service?: string } = {}) => {
    await server.work()
    await server.settleIndex()
    size += 1
    const { records } = await server.client()(productSearchEndpoints.list, {
      query: { ...query, size },
    })
    return records
  }
}

async function aRichBuyer(server: TestServer) {
  const buyer = await aBuyer(server)
  await aTopUp(server.ctx, { memberId: buyer.id, amountMinor: BALANCE })
  return buyer
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>

/** From the cart to an order that waits for its payment. */
async function ordered({ call }: Buyer, skuId: string, quantity: number) {
  await call(cartEndpoints.add, { body: { skuId, quantity } })
  const lines = [{ skuId, quantity }]
  const { total } = await call(orderEndpoints.confirm, { body: { lines } })
  const { payNo, orders } = await call(orderEndpoints.submit, {
    body: { lines, submitId: crypto.randomUUID(), expected: total, isFromCart: true },
  })
  const [order] = orders
  if (!order) throw new Error('no order')
  return { payNo, ...order }
}

const pay = ({ call }: Buyer, payNo: string) => openPayment(call, payNo, 'balance')

it('lists say sold out and how many were sold when someone buys, and go back after a refund [PR-1] [PR-2]', async () => {
  await using server = await startServer()
  const { productId, skuId } = await aShop(server.ctx, { stock: 2 })
  const listed = reading(server)
  const buyer = await aRichBuyer(server)
  expect(await listed()).toMatchObject([{ standing: 'onSale', soldCount: 0 }])

  using purges = await collectPurges(server)
  const purged = () => purges.received.flatMap(({ tags }) => tags)
  const { payNo, orderNumber } = await ordered(buyer, skuId, 2)
  expect(await listed()).toMatchObject([{ standing: 'soldOut', soldCount: 0 }])
  expect(await listed({ service: 'inStock' })).toEqual([])
  await expect.poll(purged).toContain(MALL)

  purges.received.length = 0
  await pay(buyer, payNo)
  expect(await listed()).toMatchObject([{ standing: 'soldOut', soldCount: 2 }])
  await expect.poll(purged).toContain(productTag(productId))
  expect(purged()).not.toContain(MALL)
  const page = await server.client()(productDetailEndpoints.info, { query: { prodId: productId } })
  expect(page).toMatchObject({ soldCount: 2 })

  await buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  expect(await listed()).toMatchObject([{ standing: 'onSale', soldCount: 0 }])
})

it('an order that is cancelled before it is paid, and a hold that ends, bring the goods back [PR-2]', async () => {
  await using server = await startServer()
  const { skuId, sellerId } = await aShop(server.ctx, { stock: 1 })
  const listed = reading(server)
  const buyer = await aBuyer(server)
  const { orderNumber } = await ordered(buyer, skuId, 1)
  expect(await listed()).toMatchObject([{ standing: 'soldOut' }])
  await buyer.call(orderEndpoints.cancel, { body: { orderNumber } })
  expect(await listed()).toMatchObject([{ standing: 'onSale', soldCount: 0 }])
  expect(await server.ctx.db.$count(productSale)).toBe(0)

  // As a process that ends between the hold and its orders leaves it.
  const line = { skuId, sellerId, quantity: 1, warehouseId: null }
  await holdStock(server.ctx, crypto.randomUUID(), [line])
  expect(await listed()).toMatchObject([{ standing: 'soldOut' }])
  server.turnClock('2026-11-14T08:06:00Z')
  await runDeadlines(server.ctx, releaseForgottenHolds)
  expect(await listed()).toMatchObject([{ standing: 'onSale' }])
})

it('the best sold are first [PR-1]', async () => {
  await using server = await startServer()
  const [some, most] = [await aShop(server.ctx), await aShop(server.ctx)]
  const listed = reading(server)
  const buyer = await aRichBuyer(server)
  const buy = async (skuId: string, quantity: number) =>
    pay(buyer, (await ordered(buyer, skuId, quantity)).payNo)
  const best = async () =>
    (await listed({ sort: 'bestSold' })).map(({ productId, soldCount }) => [productId, soldCount])
  await buy(some.skuId, 2)
  await buy(most.skuId, 1)
  expect(await best()).toEqual([
    [some.productId, 2],
    [most.productId, 1],
  ])
  await buy(most.skuId, 3)
  expect(await best()).toEqual([
    [most.productId, 4],
    [some.productId, 2],
  ])
})

it('an order counts once and is taken back once, in whatever order and however often its events arrive', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { skuId, sellerId } = await aShop(ctx)
  const listed = reading(server)
  const buyer = await aRichBuyer(server)
  const sold = async () => (await listed())[0]?.soldCount
  const event = (orderId: string) => {
    const meta = { eventId: '1', at: ctx.now() }
    return { orderId, memberId: buyer.id, sellerId, ...meta }
  }
  const first = await ordered(buyer, skuId, 3)
  await pay(buyer, first.payNo)
  expect(await sold()).toBe(3)
  await countPaidSale.handle(ctx, event(first.orderId))
  expect(await sold()).toBe(3)
  await buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber: first.orderNumber } })
  expect(await sold()).toBe(0)
  await takeBackRefundedSale.handle(ctx, event(first.orderId))
  await countPaidSale.handle(ctx, event(first.orderId))
  expect(await sold()).toBe(0)

  const second = await ordered(buyer, skuId, 2)
  await pay(buyer, second.payNo)
  await buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber: second.orderNumber } })
  await takeBackRefundedSale.handle(ctx, event(second.orderId))
  await countPaidSale.handle(ctx, event(second.orderId))
  expect(await sold()).toBe(0)
})

it('buying what is not the last unit records no change of availability', async () => {
  await using server = await startServer()
  const { ctx } = server
  const { skuId } = await aShop(ctx, { stock: 3 })
  const buyer = await aRichBuyer(server)
  const changes = async () => {
    const { rows } = await ctx.db.execute<{ n: number }>(
      sql`select count(*)::int as n from event where name = 'stock.availability-changed'`,
    )
    return rows[0]?.n
  }
  const { payNo, orderNumber } = await ordered(buyer, skuId, 2)
  await pay(buyer, payNo)
  await server.work()
  await buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
  await server.work()
  expect(await changes()).toBe(0)
  await ordered(buyer, skuId, 3)
  expect(await changes()).toBe(1)
})
