import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import type { PromotionForm } from '@ironsouq/contract/mall/promotion/promotion.schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aPromotionForm } from '#features/mall/promotion/promotion.builder.ts'
import { promotion } from '#features/mall/promotion/promotion.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, submitted } from '#test/mall/market.ts'
import { pay } from '#test/mall/paid-order.ts'
import { orderAdjustment } from '../order.tables.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })
const EIGHT = 8

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

/** A store with products at AED 125, and a promotion of it that runs. */
async function aPromoted(given: Partial<PromotionForm> = {}) {
  const shop = await aShop(server.ctx, { stock: 1000 })
  const accountId = await aSellerAccount(server.ctx, {
    sellerId: shop.sellerId,
    role: 'sales',
    name: 'Seller',
  })
  const merchant = server.client({ bearer: await merchantTokenOf(server.ctx, accountId) })
  const form = aPromotionForm(server.ctx.now(), given)
  const draft = await merchant(promotionEndpoints.create, { body: form })
  const { promotionId } = await merchant(promotionEndpoints.schedule, {
    body: { promotionId: draft.promotionId, version: draft.version },
  })
  return {
    ...shop,
    promotionId,
    merchant,
    record: () => merchant(promotionEndpoints.record, { query: { promotionId } }),
    lines: (quantity: number) => [{ skuId: shop.skuId, quantity }],
  }
}

it('takes off of a checkout what its tier says, stores the share and its payer, and counts its cost [PM-5] [PM-6]', async () => {
  const { lines, record, promotionId } = await aPromoted()
  const buyer = await aBuyer(server)
  const below = await buyer.call(orderEndpoints.confirm, { body: { lines: lines(3) } })
  expect(below).toMatchObject({ discount: aed('0.00'), total: aed('375.00') })
  const reached = await buyer.call(orderEndpoints.confirm, { body: { lines: lines(4) } })
  expect(reached).toMatchObject({ discount: aed('50.00'), total: aed('450.00') })
  const { orders } = await submitted(buyer.call, lines(4))
  const orderId = orders[0]?.orderId ?? ''
  const shares = await server.ctx.db
    .select()
    .from(orderAdjustment)
    .where(eq(orderAdjustment.orderId, orderId))
  expect(shares).toMatchObject([
    { kind: 'fullReduction', fundedBy: 'store', sourceId: promotionId, amountMinor: 5000n },
  ])
  expect((await record()).used).toEqual({
    orders: 1,
    sales: aed('450.00'),
    cost: aed('50.00'),
    unpaid: aed('50.00'),
  })
  await pay(server, orderId)
  await server.work()
  expect((await record()).used).toMatchObject({ cost: aed('50.00'), unpaid: aed('0.00') })
})

it('costs nothing for an order that is canceled', async () => {
  const { lines, record } = await aPromoted({ budget: '50.00' })
  const buyer = await aBuyer(server)
  const { orders } = await submitted(buyer.call, lines(4))
  const other = await aBuyer(server)
  const usedUp = await other.call(orderEndpoints.confirm, { body: { lines: lines(4) } })
  expect(usedUp.discount).toEqual(aed('0.00'))
  const orderNumber = orders[0]?.orderNumber ?? ''
  await buyer.call(orderEndpoints.cancel, { body: { orderNumber } })
  await server.work()
  expect(await record()).toMatchObject({
    state: 'running',
    used: { orders: 0, cost: aed('0.00') },
  })
  const again = await other.call(orderEndpoints.confirm, { body: { lines: lines(4) } })
  expect(again.discount).toEqual(aed('50.00'))
})

it('never costs more than its budget when eight order at once, and ends when paid orders used it [PM-5]', async () => {
  const { lines, record, promotionId } = await aPromoted({ budget: '120.00' })
  const buyers = await Promise.all(Array.from({ length: EIGHT }, () => aBuyer(server)))
  const outcomes = await Promise.allSettled(buyers.map(({ call }) => submitted(call, lines(4))))
  const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? each.value.orders : []))
  // Those who came too late get the new total and nothing is placed for them.
  expect(placed.length).toBeGreaterThan(0)
  const row = async () => {
    const [found] = await server.ctx.db
      .select()
      .from(promotion)
      .where(eq(promotion.id, promotionId))
    return found
  }
  expect((await row())?.spentMinor).toBeLessThanOrEqual(12_000n)
  const shares = await server.ctx.db
    .select()
    .from(orderAdjustment)
    .where(eq(orderAdjustment.sourceId, promotionId))
  const taken = shares.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
  expect((await row())?.spentMinor).toBe(taken)
  // The rest of the budget goes to those who order next, the last of them gets what is left.
  for (const { call } of await Promise.all([aBuyer(server), aBuyer(server), aBuyer(server)]))
    placed.push(...(await submitted(call, lines(4))).orders)
  expect((await row())?.spentMinor).toBe(12_000n)
  for (const { orderId } of placed) await pay(server, orderId)
  await server.work()
  expect(await record()).toMatchObject({ state: 'ended', endReason: 'budget' })
})

it('is not taken off by a store that stopped it since the total was shown [CA-3]', async () => {
  const { lines, merchant, promotionId } = await aPromoted()
  const buyer = await aBuyer(server)
  const { total } = await buyer.call(orderEndpoints.confirm, { body: { lines: lines(4) } })
  await merchant(promotionEndpoints.stop, { body: { promotionId, reason: null } })
  const body = { lines: lines(4), submitId: randomUUID(), expected: total }
  await expect(buyer.call(orderEndpoints.submit, { body })).rejects.toMatchObject({ status: 409 })
  const now = await buyer.call(orderEndpoints.confirm, { body: { lines: lines(4) } })
  expect(now).toMatchObject({ discount: aed('0.00'), total: aed('500.00') })
})
