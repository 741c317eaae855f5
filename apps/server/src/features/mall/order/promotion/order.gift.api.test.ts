import { randomUUID } from 'node:crypto'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { productDetailEndpoints } from '@ironsouq/contract/mall/product-detail/product-detail.endpoints'
import { promotionEndpoints } from '@ironsouq/contract/mall/promotion/promotion.endpoints'
import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { refundEndpoints } from '@ironsouq/contract/money/payment/refund.endpoints'
import { translator } from '@ironsouq/i18n/translate'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { aProductCategory } from '#features/mall/product-category/product-category.builder.ts'
import { aProduct } from '#features/mall/product/product.builder.ts'
import { product } from '#features/mall/product/product.tables.ts'
import { stockHold } from '#features/mall/product/stock.tables.ts'
import { aGiftForm } from '#features/mall/promotion/promotion.builder.ts'
import { aWarehouse } from '#features/mall/store/store.builder.ts'
import { warehouse } from '#features/mall/store/store.tables.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop, stockOf } from '#test/mall/market.ts'
import { pay, ship } from '#test/mall/paid-order.ts'
import { readPdf, says } from '#test/pdf.ts'
import { orderLine } from '../order.tables.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })
const EIGHT = 8

let server: TestServer
beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server[Symbol.asyncDispose]())

interface Given {
  stock?: number
  from?: number
  isRepeated?: boolean
  /** The goods themselves are the gift. */
  isSame?: boolean
  /** The gift is in another warehouse than the goods. */
  isElsewhere?: boolean
}

/** A store with filters at AED 125 and oil that comes with two of them. */
async function aGiver({ stock = 10, isSame = false, isElsewhere = false, ...rule }: Given = {}) {
  const { ctx } = server
  const shop = await aShop(ctx, { stock: 1000 })
  const { sellerId } = shop
  const category = await aProductCategory(ctx, { code: 'oils', names: { en: 'Oils' } })
  const place = isElsewhere ? (await aWarehouse(ctx, { sellerId })).id : shop.warehouseId
  const oil = await aProduct(ctx, {
    sellerId,
    productCategoryId: category.id,
    warehouseId: place,
    texts: { en: { name: 'Engine oil, 1 l' } },
    skus: [{ priceMinor: 3500n, stock }],
  })
  const giftId = isSame ? shop.skuId : (oil.skus[0]?.id ?? '')
  const accountId = await aSellerAccount(ctx, { sellerId, role: 'owner', name: 'Owner' })
  const merchant = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  const form = aGiftForm(ctx.now(), [shop.productId], [{ skuId: giftId }], rule)
  const draft = await merchant(promotionEndpoints.create, { body: form })
  const { promotionId } = await merchant(promotionEndpoints.schedule, {
    body: { promotionId: draft.promotionId, version: draft.version },
  })
  const quoteFor = (call: Buyer['call'], quantity: number, withoutGifts: string[] = []) =>
    call(orderEndpoints.confirm, {
      body: { lines: [{ skuId: shop.skuId, quantity }], withoutGifts },
    })
  const placedFor = async (call: Buyer['call'], quantity: number, withoutGifts: string[] = []) => {
    const { total, orders } = await quoteFor(call, quantity, withoutGifts)
    const seen = orders.flatMap(({ gifts }) => gifts).filter(({ isOut }) => !isOut)
    const placed = await call(orderEndpoints.submit, {
      body: {
        lines: [{ skuId: shop.skuId, quantity }],
        withoutGifts,
        submitId: randomUUID(),
        expected: total,
        expectedGifts: seen.reduce((sum, gift) => sum + gift.quantity, 0),
      },
    })
    return placed.orders[0] ?? expect.unreachable()
  }
  const record = () => merchant(promotionEndpoints.record, { query: { promotionId } })
  return { ...shop, giftId, promotionId, merchant, record, quoteFor, placedFor }
}

type Buyer = Awaited<ReturnType<typeof aBuyer>>

const giftsIn = ({ orders }: Awaited<ReturnType<Awaited<ReturnType<typeof aGiver>>['quoteFor']>>) =>
  orders.flatMap(({ gifts }) => gifts).map(({ quantity, isOut }) => ({ quantity, isOut }))

const linesOf = (orderId: string) =>
  server.ctx.db
    .select()
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(orderLine.position)

it('gives a gift with enough pieces, without a price and out of its own stock, and takes it back with the order [PM-5]', async () => {
  const giver = await aGiver()
  const { call } = await aBuyer(server)
  expect(giftsIn(await giver.quoteFor(call, 1))).toEqual([])
  const quote = await giver.quoteFor(call, 2)
  expect(quote).toMatchObject({ canSubmit: true, total: aed('250.00'), discount: aed('0.00') })
  expect(giftsIn(quote)).toEqual([{ quantity: 1, isOut: false }])
  const { orderId, orderNumber } = await giver.placedFor(call, 2)
  expect(await linesOf(orderId)).toMatchObject([
    { kind: 'goods', quantity: 2, paidMinor: 25_000n, promotionId: null, refundPriceMinor: null },
    {
      kind: 'gift',
      skuId: giver.giftId,
      quantity: 1,
      paidMinor: 0n,
      commissionMinor: 0n,
      promotionId: giver.promotionId,
      refundPriceMinor: 2000n,
    },
  ])
  expect(await stockOf(server, giver.giftId)).toEqual({ onHand: 10, held: 1 })
  const shown = await call(orderEndpoints.detail, { query: { orderNumber } })
  expect(shown.lines.map(({ kind, amount }) => ({ kind, amount }))).toEqual([
    { kind: 'goods', amount: aed('250.00') },
    { kind: 'gift', amount: aed('0.00') },
  ])
  expect((await giver.record()).used).toEqual({
    orders: 1,
    sales: aed('250.00'),
    cost: aed('0.00'),
    unpaid: aed('0.00'),
  })
  await call(orderEndpoints.cancel, { body: { orderNumber } })
  await server.work()
  expect(await stockOf(server, giver.giftId)).toEqual({ onHand: 10, held: 0 })
  expect((await giver.record()).used.orders).toBe(0)
  // What is bought again is what was bought.
  const again = await call(orderEndpoints.reorder, { body: { orderNumber } })
  expect(again).toEqual({ added: 1, gone: 0 })
})

it('is shown to the store as a gift, on its slip too, and beside its product, and is no sale [PM-5]', async () => {
  const giver = await aGiver()
  const { call } = await aBuyer(server)
  const infoOf = (prodId: string) =>
    server.client()(productDetailEndpoints.info, { query: { prodId } })
  const { promotions } = await infoOf(giver.productId)
  expect(promotions).toMatchObject([
    { kind: 'gift', gifts: [{ skuId: giver.giftId, name: 'Engine oil, 1 l', quantity: 1 }] },
  ])
  const { orderId, orderNumber } = await giver.placedFor(call, 2)
  await pay(server, orderId)
  const seen = await giver.merchant(orderMerchantEndpoints.detail, { query: { orderId } })
  expect(seen.lines.map(({ kind }) => kind)).toEqual(['goods', 'gift'])
  await server.work()
  const gift = promotions[0]?.gifts[0]?.productId ?? ''
  expect((await infoOf(giver.productId)).soldCount).toBe(2)
  expect((await infoOf(gift)).soldCount).toBe(0)
  await server.parts.storage.ensure()
  const { url } = await giver.merchant(orderMerchantEndpoints.packingSlips, {
    body: { orderIds: [orderId] },
  })
  const sheet = await readPdf(server, /packing-slip\/[\w-]+\.pdf/.exec(url)?.[0] ?? '')
  expect(says(sheet, translator('en')('promotion.gift'))).toBe(true)
  // It is packed, and no one is asked how it is.
  await ship(giver.merchant, orderId, `AX-${orderId.slice(-12)}`)
  expect((await linesOf(orderId)).map(({ shippedQuantity }) => shippedQuantity)).toEqual([2, 1])
  await call(orderEndpoints.receive, { body: { orderNumber } })
  const { lines } = await call(reviewEndpoints.ofOrder, { query: { orderNumber } })
  expect(lines.map(({ productId }) => productId)).toEqual([giver.productId])
})

it('comes again each time that its pieces are reached, if its promotion says so', async () => {
  const giver = await aGiver({ isRepeated: true })
  const { call } = await aBuyer(server)
  expect(giftsIn(await giver.quoteFor(call, 5))).toEqual([{ quantity: 2, isOut: false }])
})

it('places the order without a gift that is out of stock only after the buyer agreed [PM-5]', async () => {
  const giver = await aGiver({ stock: 0 })
  const { call } = await aBuyer(server)
  const quote = await giver.quoteFor(call, 2)
  expect(quote.canSubmit).toBe(false)
  expect(giftsIn(quote)).toEqual([{ quantity: 1, isOut: true }])
  await expect(giver.placedFor(call, 2)).rejects.toMatchObject({ status: 409 })
  const agreed = [giver.giftId]
  expect(await giver.quoteFor(call, 2, agreed)).toMatchObject({ canSubmit: true })
  const { orderId } = await giver.placedFor(call, 2, agreed)
  expect((await linesOf(orderId)).map(({ kind }) => kind)).toEqual(['goods'])
  expect((await giver.record()).used.orders).toBe(0)
})

it('is out where the buyer picks up and it is not', async () => {
  const giver = await aGiver({ isElsewhere: true })
  const { call } = await aBuyer(server)
  expect(giftsIn(await giver.quoteFor(call, 2))).toEqual([{ quantity: 1, isOut: false }])
  const { ctx } = server
  await ctx.db.update(warehouse).set({ isPickupPoint: true })
  await ctx.db.update(product).set({ deliveryMethods: ['courier', 'pickup'] })
  const picked = await call(orderEndpoints.confirm, {
    body: {
      lines: [{ skuId: giver.skuId, quantity: 2 }],
      deliveries: [
        { sellerId: giver.sellerId, method: 'pickup', pickupWarehouseId: giver.warehouseId },
      ],
    },
  })
  expect(giftsIn(picked)).toEqual([{ quantity: 1, isOut: true }])
})

it('holds what is bought and given of one variant together, and returns all of it', async () => {
  const giver = await aGiver({ isSame: true })
  const { call } = await aBuyer(server)
  const { orderId } = await giver.placedFor(call, 2)
  expect((await linesOf(orderId)).map(({ kind, quantity }) => [kind, quantity])).toEqual([
    ['goods', 2],
    ['gift', 1],
  ])
  const holds = await server.ctx.db
    .select({ quantity: stockHold.quantity })
    .from(stockHold)
    .where(eq(stockHold.skuId, giver.skuId))
  expect(holds).toEqual([{ quantity: 3 }])
  await pay(server, orderId)
  await server.work()
  expect(await stockOf(server, giver.skuId)).toEqual({ onHand: 997, held: 0 })
  await giver.merchant(refundEndpoints.ofMerchant, { body: { orderId } })
  await server.work()
  expect(await stockOf(server, giver.skuId)).toEqual({ onHand: 1000, held: 0 })
})

it('gives three gifts to three of eight who order at once, and no one else orders without knowing [PM-5]', async () => {
  const giver = await aGiver({ stock: 3 })
  const buyers = await Promise.all(Array.from({ length: EIGHT }, () => aBuyer(server)))
  const outcomes = await Promise.allSettled(buyers.map(({ call }) => giver.placedFor(call, 2)))
  const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
  const kinds = await Promise.all(placed.map(({ orderId }) => linesOf(orderId)))
  expect(placed.length).toBeGreaterThan(0)
  for (const lines of kinds) expect(lines.map(({ kind }) => kind)).toEqual(['goods', 'gift'])
  expect(await stockOf(server, giver.giftId)).toEqual({ onHand: 3, held: placed.length })
  // Those who came too late take what is left, and then agree to go without.
  const left = await Promise.all(Array.from({ length: 4 }, () => aBuyer(server)))
  for (const { call } of left) placed.push(await giver.placedFor(call, 2, [giver.giftId]))
  expect(await stockOf(server, giver.giftId)).toEqual({ onHand: 3, held: 3 })
  expect((await giver.record()).used.orders).toBe(3)
})

it('is not left out in silence when its store stopped it since the checkout showed it [CA-3]', async () => {
  const giver = await aGiver()
  const { call } = await aBuyer(server)
  const { total } = await giver.quoteFor(call, 2)
  const { promotionId } = giver
  await giver.merchant(promotionEndpoints.stop, { body: { promotionId, reason: null } })
  const body = {
    lines: [{ skuId: giver.skuId, quantity: 2 }],
    submitId: randomUUID(),
    expected: total,
    expectedGifts: 1,
  }
  await expect(call(orderEndpoints.submit, { body })).rejects.toMatchObject({ status: 409 })
  const { orders } = await call(orderEndpoints.submit, { body: { ...body, expectedGifts: 0 } })
  expect(orders).toHaveLength(1)
})
