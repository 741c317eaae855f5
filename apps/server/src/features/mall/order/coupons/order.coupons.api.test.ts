import { randomUUID } from 'node:crypto'
import type { ApiCall } from '@ironsouq/contract/client'
import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import type { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCoupon } from '#features/mall/coupon/coupon.builder.ts'
import { memberCoupon } from '#features/mall/coupon/coupon.tables.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { pay } from '#test/mall/paid-order.ts'
import { runDeadlines } from '#test/work/deadlines.ts'
import { endOrdersInTime } from '../order.deadlines.job.ts'
import { orderAdjustment } from '../order.tables.ts'

const { confirm, submit, cancel } = orderEndpoints

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const quoted = (call: ApiCall, body: CheckoutRequest) => call(confirm, { body })

async function placed(call: ApiCall, body: CheckoutRequest) {
  const { total } = await quoted(call, body)
  return call(submit, { body: { ...body, submitId: randomUUID(), expected: total } })
}

const claimed = async (call: ApiCall, ...couponIds: string[]) => {
  for (const couponId of couponIds)
    await call(couponEndpoints.claim, { body: { couponId }, idempotencyKey: randomUUID() })
}

const states = async (memberId: string) => {
  const rows = await server.ctx.db
    .select({ state: memberCoupon.state, savedMinor: memberCoupon.savedMinor })
    .from(memberCoupon)
    .where(eq(memberCoupon.memberId, memberId))
    .orderBy(memberCoupon.id)
  return rows.map(({ state, savedMinor }) => [state, savedMinor])
}

/** Two stores, two pieces of 300.00 of each, and a buyer with a coupon of the first store and one of the platform. */
async function aCase() {
  const shops = [
    await aShop(server.ctx, { priceMinor: 30_000n }),
    await aShop(server.ctx, { priceMinor: 30_000n }),
  ] as const
  const ofStore = await aCoupon(server.ctx, shops[0].sellerId, { off: '60.00' })
  const ofPlatform = await aCoupon(server.ctx, null, { off: '100.00', threshold: '1000.00' })
  const buyer = await aBuyer(server)
  await claimed(buyer.call, ofStore, ofPlatform)
  const request: CheckoutRequest = {
    lines: shops.map(({ skuId }) => ({ skuId, quantity: 2 })),
    deliveries: [],
  }
  return { shops, buyer, request, ofStore, ofPlatform }
}

it('the best coupons apply by themselves, each share is stored, and they are used when the checkout is paid [CP-2]', async () => {
  const { buyer, request } = await aCase()
  const quote = await quoted(buyer.call, request)
  expect(quote).toMatchObject({
    goods: { amount: '1200.00' },
    discount: { amount: '160.00' },
    total: { amount: '1040.00' },
    coupons: [{ isChosen: true }, { isChosen: true }],
  })
  const { orders, payNo } = await placed(buyer.call, request)
  expect(await states(buyer.id)).toEqual([
    ['reserved', 6000n],
    ['reserved', 10_000n],
  ])
  const { records } = await buyer.call(couponEndpoints.list, { query: {} })
  expect(records).toMatchObject([{ payNo }, { payNo }])
  const shares = await server.ctx.db
    .select({ kind: orderAdjustment.kind, minor: orderAdjustment.amountMinor })
    .from(orderAdjustment)
    .where(eq(orderAdjustment.memberId, buyer.id))
  const sumOf = (kind: string) =>
    shares.reduce((sum, each) => (each.kind === kind ? sum + each.minor : sum), 0n)
  expect([sumOf('storeCoupon'), sumOf('platformCoupon')]).toEqual([6000n, 10_000n])
  await pay(server, orders[0]?.orderId ?? '')
  expect((await states(buyer.id)).map(([state]) => state)).toEqual(['used', 'used'])
  // What is used takes nothing off the next purchase.
  expect(await quoted(buyer.call, request)).toMatchObject({
    coupons: [],
    discount: { amount: '0.00' },
  })
})

it('the buyer takes another coupon or none, and reads what is missing for one [CP-2]', async () => {
  const { buyer, request, shops } = await aCase()
  const none = await quoted(buyer.call, { ...request, coupons: [] })
  expect(none.total.amount).toBe('1200.00')
  expect(none.coupons.map(({ isChosen, canBeChosen }) => [isChosen, canBeChosen])).toEqual([
    [false, true],
    [false, true],
  ])
  const ofPlatform = none.coupons.find(({ store }) => store === null)
  const coupons = [ofPlatform?.memberCouponId ?? '']
  expect((await quoted(buyer.call, { ...request, coupons })).total.amount).toBe('1100.00')
  const one = { lines: [{ skuId: shops[0].skuId, quantity: 2 }], deliveries: [] }
  const missing = (await quoted(buyer.call, one)).coupons.find(({ store }) => store === null)
  // After the coupon of the store 540.00 are left.
  expect(missing).toMatchObject({ canBeChosen: false, missing: { amount: '460.00' } })
  // A coupon of someone else is not found.
  const other = await aBuyer(server)
  await expect(quoted(other.call, { ...request, coupons })).rejects.toMatchObject({ status: 404 })
})

it('one coupon is used by one of eight checkouts at once [CP-2]', async () => {
  const shop = await aShop(server.ctx, { priceMinor: 60_000n, stock: 50 })
  const couponId = await aCoupon(server.ctx, shop.sellerId)
  const buyer = await aBuyer(server)
  await claimed(buyer.call, couponId)
  const body = { lines: [{ skuId: shop.skuId, quantity: 1 }], deliveries: [] }
  const { total } = await quoted(buyer.call, body)
  expect(total.amount).toBe('550.00')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 8 }, () =>
      buyer.call(submit, { body: { ...body, submitId: randomUUID(), expected: total } }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await states(buyer.id)).toEqual([['reserved', 5000n]])
})

it('a coupon is free again when all that it was reserved for is cancelled or has expired [CP-2]', async () => {
  const { buyer, request } = await aCase()
  const [first, second] = (await placed(buyer.call, request)).orders
  const cancelled = (orderNumber = '') => buyer.call(cancel, { body: { orderNumber } })
  await cancelled(first?.orderNumber)
  await server.work()
  // The coupon of the platform is for the other order too.
  expect((await states(buyer.id)).map(([state]) => state)).toEqual(['unused', 'reserved'])
  await cancelled(second?.orderNumber)
  await server.work()
  expect(await states(buyer.id)).toEqual([
    ['unused', null],
    ['unused', null],
  ])
  const now = server.ctx.now()
  await placed(buyer.call, request)
  server.turnClock(new Date(now.getTime() + 3_600_000).toISOString())
  await runDeadlines(server.ctx, endOrdersInTime)
  await server.work()
  expect((await states(buyer.id)).map(([state]) => state)).toEqual(['unused', 'unused'])
})

it('a refund of everything gives a coupon back, and of a part of it does not [CP-2]', async () => {
  const { buyer, request } = await aCase()
  const [first, second] = (await placed(buyer.call, request)).orders
  await pay(server, first?.orderId ?? '')
  await server.work()
  const refunded = async (orderNumber = '') => {
    await buyer.call(refundEndpoints.ofBuyer, { body: { orderNumber } })
    await server.work()
  }
  await refunded(second?.orderNumber)
  expect((await states(buyer.id)).map(([state]) => state)).toEqual(['used', 'used'])
  await refunded(first?.orderNumber)
  expect((await states(buyer.id)).map(([state]) => state)).toEqual(['unused', 'unused'])
})
