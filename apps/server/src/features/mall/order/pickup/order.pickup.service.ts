import { isUnsentState, orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { and, eq, sql } from 'drizzle-orm'
import { requireUndisputed } from '#features/money/dispute/dispute.queries.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import { orderCompleted, orderReady } from '../order.events.ts'
import { idsOf, lockedOrder, stateChanged } from '../order.merchant.service.ts'
import { pickupCodeOf } from '../order.rules.ts'
import { orderLine, storeOrder } from '../order.tables.ts'

/** It is packed: its buyer is notified. */
export const markReady = (ctx: Ctx, actorId: string, orderId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, orderId)
    if (row.delivery !== 'pickup' || row.state !== 'pendingDelivery') throw stateChanged()
    await requireUndisputed(ctx, row.id)
    const now = ctx.now()
    await transition(
      ctx,
      storeOrder,
      orderLifecycle,
      { id: row.id, action: 'ready', by: 'merchant', actorId },
      {
        set: { readyAt: now, version: sql`${storeOrder.version} + 1`, updatedAt: now },
        emit: [occurrence(orderReady, idsOf(row))],
      },
    )
    return null
  })

/** The store gains by the right code, so it does not try many. */
const PICKUP_TRIES = { max: 5, seconds: 86_400 }

/** Counts a try before it is made, outside of its transaction: a refusal does not give it back. */
export async function countPickupTry(
  ctx: Ctx,
  sellerId: string | null,
  orderId: string,
): Promise<void> {
  if (sellerId === null) throw notFound()
  const own = and(eq(storeOrder.id, orderId), eq(storeOrder.sellerId, sellerId))
  const known = await atomic(ctx, (ctx) => ctx.db.$count(storeOrder, own))
  if (known === 0) throw notFound()
  const key = `${sellerId} ${orderId}`
  const { isAllowed } = await ctx.attemptLimits.strict.consume('pickup', key, PICKUP_TRIES)
  if (!isAllowed) throw new Refusal('error.pickupCodeLocked', {}, 429)
}

/** The buyer stands at the counter and shows the code: the order is complete. */
export const handOver = (ctx: Ctx, actorId: string, orderId: string, code: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, orderId)
    if (row.delivery !== 'pickup' || !isUnsentState(row.state)) throw stateChanged()
    await requireUndisputed(ctx, row.id)
    if (pickupCodeOf(ctx.signer, row.id) !== code) throw new Refusal('error.pickupCodeWrong')
    const now = ctx.now()
    await ctx.db
      .update(orderLine)
      .set({ shippedQuantity: sql`${orderLine.quantity}` })
      .where(eq(orderLine.orderId, row.id))
    await transition(
      ctx,
      storeOrder,
      orderLifecycle,
      { id: row.id, action: 'handOver', by: 'merchant', actorId },
      {
        set: {
          shippedAt: now,
          completedAt: now,
          version: sql`${storeOrder.version} + 1`,
          updatedAt: now,
        },
        emit: [occurrence(orderCompleted, idsOf(row))],
      },
    )
    return null
  })
