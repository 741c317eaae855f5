import { statesOf } from '@ironsouq/contract/lifecycle'
import type { Carrier } from '@ironsouq/contract/mall/order/order.enums'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { and, eq, ne, sql } from 'drizzle-orm'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { parcelCorrected } from '../order.events.ts'
import { idsOf, lockedOrder, stateChanged } from '../order.merchant.service.ts'
import { storeOrder } from '../order.tables.ts'
import { parcel } from '../parcel.tables.ts'

interface Correction {
  parcelId: string
  carrier: Carrier
  trackingNo: string
}

/**
 * Gives a parcel the number that it has. What was reported about the wrong one is not of this parcel: neither where it
 * is, nor that it was delivered. The buyer keeps the time to confirm receipt, which only gets longer. Returns the order.
 */
export const correctTracking = (
  ctx: Ctx,
  { parcelId, carrier, trackingNo }: Correction,
): Promise<string> =>
  atomic(ctx, async (ctx) => {
    const [known] = await ctx.db
      .select({ orderId: parcel.orderId })
      .from(parcel)
      .where(eq(parcel.id, parcelId))
    if (!known) throw notFound()
    const order = await lockedOrder(ctx, known.orderId)
    if (!statesOf(orderLifecycle, 'correctTracking').includes(order.state)) throw stateChanged()
    const [row] = await ctx.db.select().from(parcel).where(eq(parcel.id, parcelId))
    if (!row) throw notFound()
    if (row.carrier === carrier && row.trackingNo === trackingNo) return order.id
    const isUsed = and(
      eq(parcel.sellerId, row.sellerId),
      eq(parcel.carrier, carrier),
      eq(parcel.trackingNo, trackingNo),
      ne(parcel.id, row.id),
    )
    if ((await ctx.db.$count(parcel, isUsed)) > 0) throw new Refusal('error.trackingUsed')
    const now = ctx.now()
    await ctx.db
      .update(parcel)
      .set({
        carrier,
        trackingNo,
        corrections: sql`${parcel.corrections} + 1`,
        previousTrackingNo: row.trackingNo,
        correctedAt: now,
        trackingRef: null,
        status: null,
        askAt: carrier === 'own' ? null : now,
      })
      .where(eq(parcel.id, row.id))
    await ctx.db
      .update(storeOrder)
      .set({ deliveredAt: null, version: sql`${storeOrder.version} + 1`, updatedAt: now })
      .where(eq(storeOrder.id, order.id))
    const before = { carrier: row.carrier, trackingNo: row.trackingNo }
    ctx.audit('order', order.id, before, { carrier, trackingNo })
    await emit(ctx, parcelCorrected, { ...idsOf(order), parcelId: row.id })
    return order.id
  })
