import { statesOf } from '@ironsouq/contract/lifecycle'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import { PARCELS_MAX, RECEIVE_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import type { Shipment } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { allocate } from '@ironsouq/contract/money/money/allocate'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import type { Money } from '@ironsouq/contract/money/money/money'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { requireUndisputed } from '#features/money/dispute/dispute.queries.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { FieldFaults, notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { commissionOf, vatIn } from './checkout.rules.ts'
import { orderChanged, orderShipped } from './order.events.ts'
import { orderAdjustment, orderLine, storeOrder } from './order.tables.ts'
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

interface Reprice {
  orderId: string
  version: number
  discount: Money
  freight?: Money | undefined
}

/** Spreads what the store takes off over the lines by the largest remainder, exact to the minor unit. */
async function discountLines(
  ctx: TxCtx,
  lines: readonly Line[],
  discountMinor: bigint,
): Promise<bigint> {
  const shares = allocate(
    discountMinor,
    lines.map(({ goodsMinor }) => goodsMinor),
  )
  let vatMinor = 0n
  for (const [at, line] of lines.entries()) {
    const share = shares[at] ?? 0n
    const paidMinor = line.goodsMinor - share
    const vat = vatIn(paidMinor, line.taxScheme)
    vatMinor += vat
    await ctx.db
      .update(orderLine)
      .set({
        discountMinor: share,
        paidMinor,
        vatMinor: vat,
        commissionMinor: commissionOf(paidMinor, line.commissionPpm),
      })
      .where(eq(orderLine.id, line.id))
    if (share > 0n)
      await ctx.db.insert(orderAdjustment).values({
        orderId: line.orderId,
        memberId: line.memberId,
        sellerId: line.sellerId,
        orderLineId: line.id,
        kind: 'merchantPrice',
        fundedBy: 'store',
        amountMinor: share,
        createdAt: ctx.now(),
      })
  }
  return vatMinor
}

/** What of the delivery fee of an order is free. */
async function freeDeliveryOf(ctx: TxCtx, orderId: string): Promise<bigint> {
  const rows = await ctx.db
    .select({ amountMinor: orderAdjustment.amountMinor })
    .from(orderAdjustment)
    .where(and(eq(orderAdjustment.orderId, orderId), eq(orderAdjustment.kind, 'freeShipping')))
  return rows.reduce((sum, { amountMinor }) => sum + amountMinor, 0n)
}

/**
 * A lower price of an order that is not paid. Free delivery stays unless the store names a fee. Payments that were
 * opened for the old price no longer count.
 */
export const repriceOrder = (
  ctx: Ctx,
  { orderId, version, discount, freight }: Reprice,
): Promise<boolean> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedOrder(ctx, orderId)
    if (row.version !== version) return false
    if (!statesOf(orderLifecycle, 'reprice').includes(row.state)) throw stateChanged()
    const offMinor = minorOf(discount)
    const freightMinor = freight ? minorOf(freight) : row.freightMinor
    const freeMinor = freight ? 0n : await freeDeliveryOf(ctx, row.id)
    const isOfOrder = [discount, freight].every((each) => !each || each.currency === row.currency)
    // Nothing is given away by mistake: what is left of the goods is at least one minor unit.
    if (!isOfOrder || offMinor >= row.goodsMinor)
      throw new FieldFaults([{ field: 'discount', key: 'error.fieldNotAllowed', values: {} }])
    const discountMinor = offMinor + freeMinor
    const payableMinor = row.goodsMinor - discountMinor + freightMinor
    // A buyer agreed to the total that they saw: a store may only ask for less.
    if (payableMinor > row.payableMinor) throw new Refusal('portalOrder.totalAbove')
    const lines = await ctx.db
      .select()
      .from(orderLine)
      .where(eq(orderLine.orderId, row.id))
      .orderBy(asc(orderLine.position))
    const replaced = freight
      ? (['merchantPrice', 'freeShipping'] as const)
      : ['merchantPrice' as const]
    await ctx.db
      .delete(orderAdjustment)
      .where(and(eq(orderAdjustment.orderId, row.id), inArray(orderAdjustment.kind, replaced)))
    const vatMinor =
      (await discountLines(ctx, lines, offMinor)) + vatIn(freightMinor - freeMinor, 'standard')
    one(
      await ctx.db
        .update(storeOrder)
        .set({
          discountMinor,
          freightMinor,
          vatMinor,
          payableMinor,
          amountVersion: row.amountVersion + 1,
          version: row.version + 1,
          updatedAt: ctx.now(),
        })
        .where(eq(storeOrder.id, row.id))
        .returning({ id: storeOrder.id }),
    )
    ctx.audit(
      'order',
      row.id,
      { payable: String(row.payableMinor) },
      { payable: String(payableMinor) },
    )
    await emit(ctx, orderChanged, idsOf(row))
    return true
  })
