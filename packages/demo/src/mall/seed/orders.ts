import { randomUUID } from 'node:crypto'
import { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import {
  placeCheckout,
  prepareCheckout,
  quoteCheckout,
} from '@ironsouq/server/features/mall/order/checkout.service.ts'
import {
  freeStock,
  takeBackRefundedSale,
} from '@ironsouq/server/features/mall/order/order.on-canceled.ts'
import { countPaidSale, sellHeldStock } from '@ironsouq/server/features/mall/order/order.on-paid.ts'
import { pickupCodeOf } from '@ironsouq/server/features/mall/order/order.rules.ts'
import {
  cancelOrder,
  endUnpaid,
  receiveOrder,
} from '@ironsouq/server/features/mall/order/order.service.ts'
import {
  checkout,
  orderLine,
  storeOrder,
} from '@ironsouq/server/features/mall/order/order.tables.ts'
import { handOver, shipParcel } from '@ironsouq/server/features/mall/order/order.work.service.ts'
import { product, sku } from '@ironsouq/server/features/mall/product/product.tables.ts'
import { stock } from '@ironsouq/server/features/mall/product/stock.tables.ts'
import { payByBalance } from '@ironsouq/server/features/money/payment/payment.open.service.ts'
import { refundOrder } from '@ironsouq/server/features/money/payment/payment.refund.service.ts'
import { planSettlement } from '@ironsouq/server/features/money/settlement/settlement.on-completed.ts'
import { settleOrder } from '@ironsouq/server/features/money/settlement/settlement.service.ts'
import { sellerAccountByEmail } from '@ironsouq/server/features/people/seller-account/seller-account.queries.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { and, asc, eq, gte, lte } from 'drizzle-orm'
import { momentBefore } from '../../seed/days.ts'
import { DEMO_STORE_PEOPLE } from '../../seller-people.ts'
import { type DemoOrder, ORDERS, PAID_IN_DAYS_AGO } from '../orders.ts'
import { seedOrderBuyers } from './order-buyers.ts'
import type { Shop } from './stores.ts'

const HOUR_MS = 3_600_000
/** Of each variant so many pieces are there, or it is not ordered. */
const PIECES = 12
/** So many variants are ordered, in turn. */
const VARIANTS = 6
/** An order that is not paid waits so long, not half an hour: a demo is looked at later. */
const UNPAID_DAYS = 30
/** What happens to an order happens so many hours after it was placed. */
const AFTER = { paid: 0.1, ended: 0.5, sent: 20, received: 90, settled: 40 * 24 } as const

/** What is put in is no news: no one is notified of it. What follows from it is done here, at its time. */
const quietAt = (ctx: Ctx, now: Date): Ctx => ({
  ...ctx,
  now: () => now,
  consumersOf: (name) => (/^(?:order|payment|refund)/.test(name) ? [] : ctx.consumersOf(name)),
})

/** Variants that were on sale before the first order, with enough of each where it can be picked up. */
const variantsOf = (ctx: Ctx, { sellerId, warehouses }: Shop) =>
  ctx.db
    .select({ skuId: sku.id })
    .from(sku)
    .innerJoin(product, eq(product.id, sku.productId))
    .innerJoin(stock, and(eq(stock.skuId, sku.id), eq(stock.warehouseId, warehouses[0] ?? '')))
    .where(
      and(
        eq(sku.sellerId, sellerId),
        gte(stock.onHand, PIECES),
        lte(product.publishedAt, momentBefore(ctx, PAID_IN_DAYS_AGO * 24 * 60)),
      ),
    )
    .orderBy(asc(sku.code))
    .limit(VARIANTS)

interface Placing {
  memberId: string
  shop: Shop
  skuIds: readonly string[]
}

async function place(ctx: Ctx, { quantities, course, message = '' }: DemoOrder, of: Placing) {
  const { memberId, shop, skuIds } = of
  const isPickup = course === 'atCounter' || course === 'handedOver'
  const delivery = {
    sellerId: shop.sellerId,
    method: isPickup ? 'pickup' : 'courier',
    pickupWarehouseId: isPickup ? shop.warehouses[0] : null,
    message,
  }
  const lines = quantities.map((quantity, n) => ({ skuId: skuIds[n], quantity }))
  const asked = CheckoutRequest.parse({ lines, deliveries: [delivery] })
  const { total } = await quoteCheckout(ctx, memberId, asked)
  const submitted = { ...asked, submitId: randomUUID(), expected: total, isFromCart: false }
  const prepared = await prepareCheckout(ctx, memberId, submitted)
  const { placed } = await atomic(ctx, (ctx) => placeCheckout(ctx, memberId, submitted, prepared))
  return { ...one(placed.orders), payNo: placed.payNo, total }
}

/** Takes an order from its placing to where it stands now, each step at its time. */
async function putIn(ctx: Ctx, order: DemoOrder, of: Placing & { actorId: string }): Promise<void> {
  const { memberId, shop, actorId } = of
  const { course } = order
  const placedAt = momentBefore(ctx, order.placedHoursAgo * 60).getTime()
  const after = (hours: number) => quietAt(ctx, new Date(placedAt + hours * HOUR_MS))
  const { orderId, orderNumber, payNo, total } = await place(after(0), order, of)
  const told = (ctx: Ctx) => {
    const ids = { orderId, memberId, sellerId: shop.sellerId }
    return { ...ids, eventId: orderId, at: ctx.now() }
  }

  const ended = after(AFTER.ended)
  if (course === 'unpaid') return keepUnpaid(ctx, payNo)
  if (course === 'canceled' || course === 'expired') {
    const row = { id: orderId, memberId, sellerId: shop.sellerId }
    if (course === 'canceled') await cancelOrder(ended, memberId, orderNumber)
    else await atomic(ended, (ctx) => endUnpaid(ctx, row, { action: 'expire', by: 'system' }))
    return freeStock.handle(ended, told(ended))
  }

  const paid = after(AFTER.paid)
  await payByBalance(paid, memberId, { payNo, expected: total })
  await sellHeldStock.handle(paid, told(paid))
  await countPaidSale.handle(paid, told(paid))
  if (course === 'paid' || course === 'atCounter') return
  if (course === 'refunded') {
    await atomic(ended, (ctx) => refundOrder(ctx, orderId, { by: 'member', actorId: memberId }))
    await freeStock.handle(ended, told(ended))
    return takeBackRefundedSale.handle(ended, told(ended))
  }

  const sent = after(AFTER.sent)
  const received = course === 'handedOver' ? sent : after(AFTER.received)
  if (course === 'handedOver')
    await handOver(sent, actorId, orderId, pickupCodeOf(ctx.signer, orderId))
  else {
    const trackingNo = `VAN-${orderNumber.slice(-6)}`
    const lines = course === 'partlySent' ? await firstLine(ctx, orderId) : undefined
    await shipParcel(sent, actorId, { orderId, carrier: 'own', trackingNo, lines })
    if (course !== 'received' && course !== 'settled') return
    await receiveOrder(received, memberId, orderNumber)
  }
  await planSettlement.handle(received, told(received))
  if (course === 'settled') await settleOrder(after(AFTER.settled), orderId)
}

const firstLine = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select({ orderLineId: orderLine.id, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position))
    .limit(1)

async function keepUnpaid(ctx: Ctx, payNo: string): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + UNPAID_DAYS * 24 * HOUR_MS)
  const [{ id } = { id: '' }] = await ctx.db
    .update(checkout)
    .set({ expiresAt })
    .where(eq(checkout.payNo, payNo))
    .returning({ id: checkout.id })
  await ctx.db.update(storeOrder).set({ expiresAt }).where(eq(storeOrder.checkoutId, id))
}

/** Orders in every state at one store. An installation with orders gets no more, nor one with few products. */
export async function seedOrders(ctx: Ctx, shop: Shop | undefined): Promise<number> {
  const [owner] = DEMO_STORE_PEOPLE
  const actor = owner && (await sellerAccountByEmail(ctx, owner.email))
  if (!shop || !actor || (await ctx.db.$count(storeOrder)) > 0) return 0
  const variants = await variantsOf(ctx, shop)
  if (variants.length < VARIANTS) return 0
  const members = await seedOrderBuyers(quietAt(ctx, momentBefore(ctx, PAID_IN_DAYS_AGO * 24 * 60)))
  for (const [n, order] of ORDERS.entries()) {
    const memberId = members.get(order.account)
    if (memberId === undefined) return 0
    const skuIds = [0, 1].map((next) => variants[(n * 2 + next) % VARIANTS]?.skuId ?? '')
    // Its deadlines have passed long ago: a worker that sees it half done ends it.
    await atomic(ctx, (ctx) => putIn(ctx, order, { memberId, shop, skuIds, actorId: actor.id }))
  }
  return ORDERS.length
}
