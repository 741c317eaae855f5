import { randomUUID } from 'node:crypto'
import { couponEndpoints } from '@ironsouq/contract/mall/coupon/coupon.endpoints'
import { orderEndpoints } from '@ironsouq/contract/mall/order/order.endpoints'
import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { goodsOf } from '#features/mall/cart/cart.goods.projection.ts'
import { aCoupon as aRunningCoupon } from '#features/mall/coupon/coupon.builder.ts'
import { memberCoupon } from '#features/mall/coupon/coupon.tables.ts'
import { aCoupon, aStoreCoupon } from '#features/mall/pricing/pricing.builder.ts'
import { NO_PROMOTIONS, type Promotions } from '#features/mall/pricing/pricing.given.rules.ts'
import { holdStock } from '#features/mall/product/stock-hold.service.ts'
import { orderToSettle } from '#features/mall/settlement/settlement.projection.ts'
import { addressOf } from '#features/people/address/address.queries.ts'
import {
  aSellerAccount,
  merchantTokenOf,
} from '#features/people/seller-account/seller-account.builder.ts'
import { atomic } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { startServer, type TestServer } from '#test/harness.ts'
import { aBuyer, aShop } from '#test/mall/market.ts'
import { deliveredOrders } from '../checkout/checkout.delivery.rules.ts'
import { pricedOrders } from '../checkout/checkout.rules.ts'
import { writeOrders } from '../checkout/checkout.write.service.ts'
import { orderAdjustment, orderLine, storeOrder } from '../order.tables.ts'

const aed = (amount: string) => ({ amount, currency: 'AED' })

type Shop = Awaited<ReturnType<typeof aShop>>

/** An order of two products of one store, with these promotions. */
async function placedWith(
  server: TestServer,
  promotions: (shop: Shop, held: readonly string[]) => Partial<Promotions>,
) {
  const { ctx } = server
  const shop = await aShop(ctx)
  const other = await aShop(ctx, { priceMinor: 7_777n })
  const buyer = await aBuyer(server)
  const goods = await goodsOf(ctx, [shop.skuId, other.skuId])
  const wanted = [shop, other].flatMap(({ skuId }, at) => {
    const found = goods.get(skuId)
    return found ? { goods: found, quantity: 3 - at } : []
  })
  const address = await addressOf(ctx, buyer.id, undefined)
  const now = ctx.now()
  const delivered = deliveredOrders(wanted, {
    deliveries: [],
    to: address,
    templates: new Map(),
    now,
    closedDays: [],
  })
  const heldOf = async (sellerId: string | null) => {
    const couponId = await aRunningCoupon(ctx, sellerId)
    await buyer.call(couponEndpoints.claim, { body: { couponId } })
    const held = await ctx.db.select().from(memberCoupon).where(eq(memberCoupon.couponId, couponId))
    return one(held).id
  }
  const memberCouponIds = [await heldOf(shop.sellerId), await heldOf(null)]
  const given = { ...NO_PROMOTIONS, ...promotions(shop, memberCouponIds) }
  const priced = pricedOrders(delivered, { currency: 'AED', now, promotions: given, gifts: [] })
  const checkoutId = randomUUID()
  const stock = await holdStock(
    ctx,
    checkoutId,
    wanted.map(({ goods: { skuId, sellerId }, quantity }) => ({
      skuId,
      sellerId,
      quantity,
      warehouseId: null,
    })),
  )
  await atomic(ctx, (ctx) =>
    writeOrders(ctx, {
      ...priced,
      checkoutId,
      held: stock,
      currency: 'AED',
      returnDays: 7,
      memberId: buyer.id,
      rates: {},
      expiresAt: new Date(now.getTime() + 1_800_000),
      address,
      answers: new Map(),
      flash: null,
    }),
  )
  const orders = await ctx.db
    .select()
    .from(storeOrder)
    .where(eq(storeOrder.sellerId, shop.sellerId))
  const accountId = await aSellerAccount(ctx, {
    sellerId: shop.sellerId,
    role: 'owner',
    name: 'Owner',
  })
  const merchant = server.client({ bearer: await merchantTokenOf(ctx, accountId) })
  return { shop, buyer, merchant, order: one(orders) }
}

const coupons = ({ sellerId }: Shop, [ofStore = '', ofPlatform = '']: readonly string[]) => ({
  storeCoupons: [
    aStoreCoupon(0n, 1_000n, { sourceId: ofStore, sellerId, names: { en: 'Ten off' } }),
  ],
  platformCoupons: [
    aCoupon(0n, 5_000n, {
      sourceId: ofPlatform,
      storeSharePpm: 250_000,
      names: { en: 'Autumn service', de: 'Herbstwartung' },
    }),
  ],
})

it('shows an order with its discounts by name and line; who pays for them only to its store', async () => {
  await using server = await startServer()
  const { buyer, merchant, order } = await placedWith(server, coupons)
  // 375.00 less 10.00; of 50.00 over 365.00 and 155.54 it has 35.06.
  const shown = await buyer.call(orderEndpoints.detail, { query: { orderNumber: order.number } })
  const ten = { kind: 'storeCoupon', name: 'Ten off', fundedBy: null, amount: aed('10.00') }
  const autumn = {
    kind: 'platformCoupon',
    name: 'Autumn service',
    fundedBy: null,
    amount: aed('35.06'),
  }
  expect(shown).toMatchObject({
    goods: aed('375.00'),
    discount: aed('45.06'),
    payable: aed('329.94'),
    discounts: [ten, autumn],
    lines: [{ paid: aed('329.94'), discounts: [ten, autumn] }],
  })
  const { id: orderId } = order
  const forStore = await merchant(orderMerchantEndpoints.detail, { query: { orderId } })
  const paidBy = forStore.discounts.map(
    ({ kind, fundedBy, amount }) => `${kind} ${fundedBy} ${amount.amount}`,
  )
  expect(new Set(paidBy)).toEqual(
    new Set([
      'platformCoupon platform 26.29',
      'platformCoupon store 8.77',
      'storeCoupon store 10.00',
    ]),
  )
  expect(paidBy).toHaveLength(3)
  expect(forStore.earnings).toMatchObject({ goods: aed('329.94'), subsidy: aed('26.29') })
  expect(await orderToSettle(server.ctx, orderId)).toMatchObject({
    goodsPaidMinor: 32_994n,
    subsidyMinor: 2_629n,
    // 8 % of what was paid and of what the platform pays.
    commissionMinor: 2_850n,
  })
})

it('is repriced by its store after the discounts that it has, which stay', async () => {
  await using server = await startServer()
  const { merchant, order } = await placedWith(server, coupons)
  const { id: orderId } = order
  const reprice = (version: number, amount: string) =>
    merchant(orderMerchantEndpoints.reprice, {
      body: { orderId, version, discount: aed(amount) },
    })
  const once = await reprice(1, '29.94')
  expect(once).toMatchObject({ payable: aed('300.00'), discount: aed('75.00'), vat: aed('14.29') })
  expect(once.earnings).toMatchObject({ subsidy: aed('26.29') })
  expect(await reprice(2, '30.00')).toMatchObject({ payable: aed('299.94') })
  // What is left after the coupons is 329.94.
  await expect(reprice(3, '329.94')).rejects.toMatchObject({ status: 400 })
})

it('is refused by the database when the shares of a line are not its discount, or go away', async () => {
  await using server = await startServer()
  const { order } = await placedWith(server, coupons)
  const { db } = server.ctx
  const refused = { cause: { constraint: 'order_adds_up' } }
  await expect(
    db.delete(orderAdjustment).where(eq(orderAdjustment.orderId, order.id)),
  ).rejects.toMatchObject(refused)
  await expect(
    db
      .update(orderAdjustment)
      .set({ amountMinor: sql`amount_minor + 1` })
      .where(eq(orderAdjustment.orderId, order.id)),
  ).rejects.toMatchObject(refused)
  await expect(
    db.update(orderLine).set({ vatMinor: 0n }).where(eq(orderLine.orderId, order.id)),
  ).rejects.toMatchObject(refused)
  await expect(db.update(orderAdjustment).set({ orderLineId: null })).rejects.toMatchObject({
    cause: { constraint: 'order_adjustment_place' },
  })
})
