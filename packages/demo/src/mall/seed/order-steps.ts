import { randomUUID } from 'node:crypto'
import { CheckoutRequest } from '@ironsouq/contract/mall/order/checkout.schema'
import { RECEIVE_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import {
  placeCheckout,
  prepareCheckout,
  quoteCheckout,
} from '@ironsouq/server/features/mall/order/checkout/checkout.service.ts'
import { takeBackRefunded } from '@ironsouq/server/features/mall/order/loyalty/order.loyalty.on-canceled.ts'
import { rewardOrder } from '@ironsouq/server/features/mall/order/loyalty/order.loyalty.on-completed.ts'
import { shipParcel } from '@ironsouq/server/features/mall/order/order.merchant.service.ts'
import {
  freeStock,
  takeBackRefundedSale,
} from '@ironsouq/server/features/mall/order/order.on-canceled.ts'
import { countPaidSale, sellHeldStock } from '@ironsouq/server/features/mall/order/order.on-paid.ts'
import { pickupCodeOf } from '@ironsouq/server/features/mall/order/order.rules.ts'
import {
  cancelOrder,
  completeOrder,
  endUnpaid,
  receiveOrder,
} from '@ironsouq/server/features/mall/order/order.service.ts'
import {
  checkout,
  orderLine,
  storeOrder,
} from '@ironsouq/server/features/mall/order/order.tables.ts'
import { refundOrder } from '@ironsouq/server/features/mall/order/payment/order.refund.service.ts'
import {
  handOver,
  markReady,
} from '@ironsouq/server/features/mall/order/pickup/order.pickup.service.ts'
import { repriceOrder } from '@ironsouq/server/features/mall/order/reprice/order.reprice.service.ts'
import { cancelByStaff } from '@ironsouq/server/features/mall/order/staff/order.staff.service.ts'
import { planSettlement } from '@ironsouq/server/features/mall/settlement/settlement.on-completed.ts'
import { settleOrder } from '@ironsouq/server/features/mall/settlement/settlement.service.ts'
import { settlement } from '@ironsouq/server/features/mall/settlement/settlement.tables.ts'
import { payByBalance } from '@ironsouq/server/features/money/payment/payment.open.service.ts'
import { atomic, type Ctx } from '@ironsouq/server/kernel/ctx.ts'
import { one } from '@ironsouq/server/kernel/data/db.ts'
import { asc, eq } from 'drizzle-orm'
import type { Step } from '../../seed/timeline.ts'
import { openAfter } from '../../seed/working-time.ts'
import type { DemoOrder } from '../orders.ts'
import { parcelSteps, trackingNoOf } from './parcel-steps.ts'
import type { Shop } from './stores.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
const SECOND_MS = 1000
/** An order that is not paid waits so long, not half an hour: a demo is looked at later. */
const UNPAID_DAYS = 30
/** Most pay within minutes. */
const [PAID_AFTER, REPRICED_AFTER, PAID_AFTER_REPRICE] = [6, 9, 21]
const [CANCELED_AFTER, EXPIRED_AFTER, REFUNDED_AFTER, READY_AFTER] = [17, 45, 150, 40]
/** A store that sends within 48 hours does not let a Sunday make it late. */
const IN_TIME_HOURS = 47

export interface Placing {
  memberId: string
  shop: Shop
  skuIds: readonly string[]
  /** Who sends it, and who of staff refunds or cancels. */
  actorId: string
  staffId: string
}

type Placed = Awaited<ReturnType<typeof place>>

async function place(ctx: Ctx, order: DemoOrder, { memberId, shop, skuIds }: Placing) {
  const { quantities, course, message = '' } = order
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
  return { ...one(placed.orders), payNo: placed.payNo }
}

const totalOf = async (ctx: Ctx, orderId: string): Promise<Money> => {
  const row = one(await ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId)))
  return fromMinor(row.payableMinor, row.currency)
}

async function keepUnpaid(ctx: Ctx, payNo: string): Promise<void> {
  const expiresAt = new Date(ctx.now().getTime() + UNPAID_DAYS * DAY_MS)
  const { id } = one(
    await ctx.db
      .update(checkout)
      .set({ expiresAt })
      .where(eq(checkout.payNo, payNo))
      .returning({ id: checkout.id }),
  )
  await ctx.db.update(storeOrder).set({ expiresAt }).where(eq(storeOrder.checkoutId, id))
}

async function takeOff(ctx: Ctx, orderId: string, percent: number): Promise<void> {
  const row = one(await ctx.db.select().from(storeOrder).where(eq(storeOrder.id, orderId)))
  const discount = fromMinor((row.goodsMinor * BigInt(percent)) / 100n, row.currency)
  await repriceOrder(ctx, { orderId, version: row.version, discount })
}

const firstLine = (ctx: Ctx, orderId: string) =>
  ctx.db
    .select({ orderLineId: orderLine.id, quantity: orderLine.quantity })
    .from(orderLine)
    .where(eq(orderLine.orderId, orderId))
    .orderBy(asc(orderLine.position))
    .limit(1)

/** The story of an order, each step at its time; the first one places it. */
export function stepsOfOrder(order: DemoOrder, placedAt: number, of: Placing): Step {
  const { memberId, shop, actorId, staffId } = of
  const { course } = order
  const { sellerId } = shop
  const told = (ctx: Ctx, { orderId }: Placed) => {
    const ids = { orderId, memberId, sellerId }
    return { ...ids, eventId: orderId, at: ctx.now() }
  }
  const after = (minutes: number) => placedAt + minutes * MINUTE_MS

  const ended = (placed: Placed): Step => ({
    at: after(course === 'expired' ? EXPIRED_AFTER : CANCELED_AFTER),
    run: async (ctx) => {
      const row = { id: placed.orderId, memberId, sellerId }
      if (course === 'canceled') await cancelOrder(ctx, memberId, placed.orderNumber)
      else if (course === 'canceledByStaff')
        await cancelByStaff(ctx, staffId, placed.orderId, 'The buyer called: ordered twice')
      else await atomic(ctx, (ctx) => endUnpaid(ctx, row, { action: 'expire', by: 'system' }))
      await freeStock.handle(ctx, told(ctx, placed))
    },
  })

  const refunded = (at: number, placed: Placed): Step => ({
    at,
    run: async (ctx) => {
      const asker =
        course === 'refunded'
          ? { by: 'member' as const, actorId: memberId }
          : course === 'refundedByStore'
            ? { by: 'merchant' as const, actorId }
            : { by: 'staff' as const, actorId: staffId }
      await atomic(ctx, (ctx) => refundOrder(ctx, placed.orderId, asker))
      await freeStock.handle(ctx, told(ctx, placed))
      await takeBackRefundedSale.handle(ctx, told(ctx, placed))
      await takeBackRefunded.handle(ctx, told(ctx, placed))
    },
  })

  const completed = async (ctx: Ctx, placed: Placed): Promise<Step[]> => {
    await planSettlement.handle(ctx, told(ctx, placed))
    await rewardOrder.handle(ctx, told(ctx, placed))
    const at = ctx.now().getTime()
    const { orderId } = placed
    const due = one(
      await ctx.db.select().from(settlement).where(eq(settlement.orderId, orderId)),
    ).settleAt.getTime()
    const settled: Step = { at: due + SECOND_MS, run: (ctx) => settleOrder(ctx, orderId) }
    if (course !== 'refundedByStaff') return [settled]
    return [refunded(openAfter(at + 3 * DAY_MS), placed), settled]
  }

  const received = (sentAt: number, placed: Placed): Step => {
    const isSilent = course === 'receivedInSilence'
    const at = isSilent
      ? sentAt + RECEIVE_WITHIN_DAYS * DAY_MS
      : openAfter(sentAt + order.days * DAY_MS + 5 * HOUR_MS)
    const row = { id: placed.orderId, memberId, sellerId }
    return {
      at,
      run: async (ctx) => {
        if (isSilent) await atomic(ctx, (ctx) => completeOrder(ctx, row, 'system'))
        else await receiveOrder(ctx, memberId, placed.orderNumber)
        return completed(ctx, placed)
      },
    }
  }

  const sent = (paidAt: number, placed: Placed): Step => {
    const wanted = openAfter(paidAt + order.sentAfterHours * HOUR_MS)
    const isInTime =
      order.sentAfterHours > IN_TIME_HOURS || wanted - paidAt < IN_TIME_HOURS * HOUR_MS
    const at = isInTime ? wanted : openAfter(paidAt + HOUR_MS)
    const { orderId, orderNumber } = placed
    return {
      at,
      run: async (ctx) => {
        const { carrier } = order
        const trackingNo = trackingNoOf(carrier, orderNumber)
        const lines = course === 'partlySent' ? await firstLine(ctx, orderId) : undefined
        await shipParcel(ctx, actorId, { orderId, carrier, trackingNo, lines })
        if (course === 'partlySent') return []
        const receipt = received(at, placed)
        const isOnItsWay = course === 'sent'
        const arrives = isOnItsWay ? null : receipt.at - HOUR_MS
        const parcels =
          carrier === 'own' || course === 'receivedInSilence'
            ? []
            : parcelSteps({ orderId, sentAt: at, arrives })
        return isOnItsWay ? parcels : [...parcels, receipt]
      },
    }
  }

  const handedOver = (at: number, placed: Placed): Step => ({
    at,
    run: async (ctx) => {
      const { orderId } = placed
      await handOver(ctx, actorId, orderId, pickupCodeOf(ctx.signer, orderId))
      return completed(ctx, placed)
    },
  })

  const ready = (paidAt: number, placed: Placed): Step => {
    const at = openAfter(paidAt + READY_AFTER * MINUTE_MS)
    return {
      at,
      run: async (ctx) => {
        await markReady(ctx, actorId, placed.orderId)
        if (course === 'atCounter') return []
        return [handedOver(openAfter(at + order.sentAfterHours * HOUR_MS), placed)]
      },
    }
  }

  const paid = (at: number, placed: Placed): Step => ({
    at,
    run: async (ctx) => {
      const { orderId, payNo } = placed
      await payByBalance(ctx, memberId, { payNo, expected: await totalOf(ctx, orderId) })
      await sellHeldStock.handle(ctx, told(ctx, placed))
      await countPaidSale.handle(ctx, told(ctx, placed))
      if (course === 'paid') return []
      if (course === 'refunded' || course === 'refundedByStore')
        return [refunded(openAfter(at + REFUNDED_AFTER * MINUTE_MS), placed)]
      return [
        course === 'atCounter' || course === 'handedOver' ? ready(at, placed) : sent(at, placed),
      ]
    },
  })

  return {
    at: placedAt,
    run: async (ctx) => {
      const placed = await place(ctx, order, of)
      if (course === 'unpaid') {
        await keepUnpaid(ctx, placed.payNo)
        return []
      }
      if (course === 'canceled' || course === 'canceledByStaff' || course === 'expired')
        return [ended(placed)]
      const { discount } = order
      if (discount === undefined) return [paid(after(PAID_AFTER), placed)]
      return [
        { at: after(REPRICED_AFTER), run: (ctx) => takeOff(ctx, placed.orderId, discount) },
        paid(after(PAID_AFTER_REPRICE), placed),
      ]
    },
  }
}
