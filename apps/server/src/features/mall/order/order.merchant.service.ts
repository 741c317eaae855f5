import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { PARCELS_MAX, RECEIVE_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import type { Shipment } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { asc, eq, sql } from 'drizzle-orm'
import { requireUndisputed } from '#features/money/dispute/dispute.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { orderShipped } from './order.events.ts'
import { orderLine, storeOrder } from './order.tables.ts'
import { parcel, parcelLine } from './parcel.tables.ts'

const DAY_MS = 86_400_000

export const stateChanged = () => new Refusal('error.orderStateChanged')

/** Changes of one order wait for each other. */
export async function lockedOrder(ctx: TxCtx, orderId: string) {
  const [row] = await ctx.db
    .select()
    .from(storeOrder)
    .where(eq(storeOrder.id, orderId))
    .for('no key update')
  if (!row) throw notFound()
  return row
}

export const idsOf = ({ id, memberId, sellerId }: typeof storeOrder.$inferSelect) => ({
  orderId: id,
  memberId,
  sellerId,
})

type Line = typeof orderLine.$inferSelect

/** What goes into a parcel: the lines that are named, or everything that is left. Null when it is not there. */
function packed(lines: readonly Line[], wanted: Shipment['lines']) {
  if (!wanted)
    return lines
      .filter(({ quantity, shippedQuantity }) => shippedQuantity < quantity)
      .map(({ id, quantity, shippedQuantity }) => ({ id, quantity: quantity - shippedQuantity }))
  const given = wanted.map(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId)
    return line && line.shippedQuantity + quantity <= line.quantity
      ? { id: line.id, quantity }
      : undefined
  })
  const whole = given.filter((each) => each !== undefined)
  const isTwice = new Set(whole.map(({ id }) => id)).size < whole.length
  return whole.length < given.length || isTwice ? null : whole
}

/** A parcel leaves the store. With the last one the order waits for its receipt [OR-6]. */
export const shipParcel = (ctx: Ctx, actorId: string, shipment: Shipment): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, shipment.orderId)
    if (row.state !== 'pendingDelivery' || row.delivery === 'pickup') throw stateChanged()
    await requireUndisputed(ctx, row.id)
    const lines = await ctx.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, row.id))
      .orderBy(asc(orderLine.position))
    const content = packed(lines, shipment.lines)
    if (!content || content.length === 0)
      throw new FieldFaults([{ field: 'lines', key: 'error.fieldNotAllowed', values: {} }])
    const position = (await ctx.db.$count(parcel, eq(parcel.orderId, row.id))) + 1
    if (position > PARCELS_MAX) throw new Refusal('error.parcelsFull', { max: PARCELS_MAX })
    const { carrier, trackingNo } = shipment
    const now = ctx.now()
    const of = { memberId: row.memberId, sellerId: row.sellerId, createdAt: now }
    const [made] = await ctx.db
      .insert(parcel)
      .values({
        ...of,
        orderId: row.id,
        position,
        carrier,
        trackingNo,
        askAt: carrier === 'own' ? null : now,
      })
      .onConflictDoNothing({ target: [parcel.sellerId, parcel.carrier, parcel.trackingNo] })
      .returning({ id: parcel.id })
    if (!made) throw new Refusal('error.trackingUsed')
    await ctx.db.insert(parcelLine).values(
      content.map(({ id, quantity }) => ({
        ...of,
        parcelId: made.id,
        orderLineId: id,
        quantity,
      })),
    )
    for (const { id, quantity } of content)
      await ctx.db
        .update(orderLine)
        .set({ shippedQuantity: sql`${orderLine.shippedQuantity} + ${quantity}` })
        .where(eq(orderLine.id, id))
    const sent = content.reduce((sum, { quantity }) => sum + quantity, 0)
    const before = lines.reduce((sum, { shippedQuantity }) => sum + shippedQuantity, 0)
    ctx.audit('order', row.id, { shipped: before }, { shipped: before + sent, carrier, trackingNo })
    const shipped = occurrence(orderShipped, { ...idsOf(row), parcelId: made.id })
    if (before + sent < row.quantity)
      await emit(ctx, orderShipped, { ...idsOf(row), parcelId: made.id })
    else
      await transition(
        ctx,
        storeOrder,
        orderLifecycle,
        { id: row.id, action: 'ship', by: 'merchant', actorId },
        {
          set: {
            shippedAt: now,
            receiveBy: new Date(now.getTime() + RECEIVE_WITHIN_DAYS * DAY_MS),
            version: sql`${storeOrder.version} + 1`,
            updatedAt: now,
          },
          emit: [shipped],
        },
      )
    return null
  })
