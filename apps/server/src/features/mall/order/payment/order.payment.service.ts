import { orderLifecycle, type OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import { SHIP_WITHIN_HOURS } from '@ironsouq/contract/mall/order/order.limits'
import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { markCouponsUsed } from '#features/mall/coupon/coupon.use.service.ts'
import { mayBePaid } from '#features/mall/store/store.selling.projection.ts'
import { issueVouchers, refundVouchers } from '#features/mall/voucher/voucher.service.ts'
import { requireUndisputed } from '#features/money/dispute/dispute.queries.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { returnPoints, spendHeldPoints } from '#features/people/points/points.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { couponsOfOrders } from '../coupons/order.coupons.queries.ts'
import { orderCanceled, orderPaid } from '../order.events.ts'
import { isRefundable } from '../order.rules.ts'
import { type Collector, orderLine, storeOrder } from '../order.tables.ts'

export interface OrderToPay {
  id: string
  sellerId: string
  amountMinor: bigint
}

/** What is to be paid for a checkout now. */
interface ToBePaid {
  currency: string
  amountMinor: bigint
  /** Added up over the orders: a payment that was opened before a price changed has another one. */
  amountVersion: number
  expiresAt: Date
  orders: OrderToPay[]
}

const HOUR_MS = 3_600_000

const waiting = (rows: readonly (typeof storeOrder.$inferSelect)[]) =>
  rows.filter(({ state }) => state === 'pendingPayment')

/** The orders of a checkout that wait for payment, added up; null when none does. */
export async function payableOf(ctx: Ctx, checkoutId: string): Promise<ToBePaid | null> {
  const rows = waiting(
    await ctx.db
      .select()
      .from(storeOrder)
      .where(eq(storeOrder.checkoutId, checkoutId))
      .orderBy(asc(storeOrder.id)),
  )
  const [first] = rows
  if (!first) return null
  return {
    currency: first.currency,
    amountMinor: rows.reduce((sum, { payableMinor }) => sum + payableMinor, 0n),
    amountVersion: rows.reduce((sum, { amountVersion }) => sum + amountVersion, 0),
    expiresAt: first.expiresAt,
    orders: rows.map(({ id, sellerId, payableMinor }) => ({
      id,
      sellerId,
      amountMinor: payableMinor,
    })),
  }
}

/** Whether a checkout waits for payment of a store that may not sell now [ST-7]. */
export const isStopped = (ctx: Ctx, checkoutId: string): Promise<boolean> =>
  atomic(ctx, async (ctx) => {
    const { orders = [] } = (await payableOf(ctx, checkoutId)) ?? {}
    return !(await mayBePaid(
      ctx,
      orders.map(({ sellerId }) => sellerId),
    ))
  })

/** Who comes to the counter; asked only when something is picked up. */
async function collectorOf(
  ctx: Ctx,
  rows: readonly (typeof storeOrder.$inferSelect)[],
): Promise<Collector | null> {
  const pickup = rows.find(({ delivery }) => delivery === 'pickup')
  const buyer = pickup && (await memberById(ctx, pickup.memberId))
  return buyer ? { name: buyer.nickName, phone: buyer.mobile } : null
}

interface Paid {
  checkoutId: string
  amountMinor: bigint
  amountVersion: number
}

/**
 * Moves the orders of a checkout on when a payment of exactly what they cost has arrived. Null when it does not fit:
 * an order was cancelled or its price changed meanwhile, its store was stopped, or it was paid already. Then the payment is surplus and is
 * refunded; an order never comes back [OR-4] [PY-3].
 */
export async function payOrders(ctx: TxCtx, paid: Paid): Promise<OrderToPay[] | null> {
  // The lock puts payment, cancellation and expiry of these orders one after the other.
  const rows = waiting(
    await ctx.db
      .select()
      .from(storeOrder)
      .where(eq(storeOrder.checkoutId, paid.checkoutId))
      .orderBy(asc(storeOrder.id))
      .for('no key update'),
  )
  const amount = rows.reduce((sum, { payableMinor }) => sum + payableMinor, 0n)
  const version = rows.reduce((sum, { amountVersion }) => sum + amountVersion, 0)
  if (rows.length === 0 || amount !== paid.amountMinor || version !== paid.amountVersion)
    return null
  // What comes in for a store that was stopped since goes back [ST-7].
  const sellerIds = rows.map(({ sellerId }) => sellerId)
  if (!(await mayBePaid(ctx, sellerIds))) return null
  const now = ctx.now()
  const collector = await collectorOf(ctx, rows)
  const shipBy = new Date(now.getTime() + SHIP_WITHIN_HOURS * HOUR_MS)
  for (const { id, memberId, sellerId, isVirtual, delivery } of rows) {
    await transition(
      ctx,
      storeOrder,
      orderLifecycle,
      { id, action: isVirtual ? 'payVirtual' : 'pay', by: 'system' },
      {
        set: {
          paidAt: now,
          updatedAt: now,
          shipBy: isVirtual || delivery === 'pickup' ? null : shipBy,
          ...(delivery === 'pickup' && { collector }),
        },
        emit: [occurrence(orderPaid, { orderId: id, memberId, sellerId })],
      },
    )
    if (isVirtual) await issueVouchers(ctx, { orderId: id, memberId, sellerId })
  }
  const orderIds = rows.map(({ id }) => id)
  await spendHeldPoints(ctx, orderIds)
  await markCouponsUsed(ctx, await couponsOfOrders(ctx, orderIds))
  return rows.map(({ id, sellerId, payableMinor }) => ({ id, sellerId, amountMinor: payableMinor }))
}

type Ending = { by: 'member' | 'merchant' | 'staff'; actorId: string } | { by: 'system' }

/**
 * Ends a paid order, whose money then goes back. The lock puts this, the shipping of its parcels and its receipt one
 * after the other. Returns the state that it had.
 */
export async function endPaid(ctx: TxCtx, orderId: string, ending: Ending): Promise<OrderState> {
  const now = ctx.now()
  const [row] = await ctx.db
    .select({
      memberId: storeOrder.memberId,
      sellerId: storeOrder.sellerId,
      state: storeOrder.state,
      isVirtual: storeOrder.isVirtual,
    })
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
    .for('no key update')
  if (!row) throw notFound()
  // Only the system ends a disputed order: when the dispute is lost.
  if (ending.by !== 'system') await requireUndisputed(ctx, orderId)
  const sent = and(eq(orderLine.orderId, orderId), gt(orderLine.shippedQuantity, 0))
  const isUnsent = (await ctx.db.$count(orderLine, sent)) === 0
  if (!isRefundable(row, { isUnsent, by: ending.by })) throw new Refusal('error.orderStateChanged')
  const { memberId, sellerId, state } = row
  if (row.isVirtual) await refundVouchers(ctx, orderId, ending)
  await ctx.db
    .update(orderLine)
    .set({
      refundedQuantity: orderLine.quantity.getSQL(),
      refundedMinor: orderLine.paidMinor.getSQL(),
    })
    .where(eq(orderLine.orderId, orderId))
  await transition(
    ctx,
    storeOrder,
    orderLifecycle,
    { id: orderId, action: 'refund', ...ending },
    {
      set: {
        closeReason: 'refund',
        canceledAt: now,
        receiveBy: null,
        updatedAt: now,
        refundedMinor: storeOrder.payableMinor.getSQL(),
        version: sql`${storeOrder.version} + 1`,
      },
      emit: [occurrence(orderCanceled, { orderId, memberId, sellerId })],
    },
  )
  // A merchant reaches no points: the event returns them.
  if (ending.by !== 'merchant') await returnPoints(ctx, orderId)
  return state
}
