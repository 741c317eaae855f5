import { statesOf } from '@ironsouq/contract/lifecycle'
import { orderLifecycle } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { AddressForm } from '@ironsouq/contract/people/address/address.schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { phoneOf } from '#features/identity/verification/verification.phone.rules.ts'
import { returnFlash } from '#features/mall/flash-sale/flash-sale.use.service.ts'
import { returnPoints } from '#features/people/points/points.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { isMoved } from '#kernel/work/deadlines.ts'
import { occurrence } from '#kernel/work/events.ts'
import { orderCanceled, orderCompleted } from './order.events.ts'
import { orderLine, storeOrder } from './order.tables.ts'

const own = (memberId: string, number: string) =>
  and(eq(storeOrder.memberId, memberId), eq(storeOrder.number, number))

/** An order of the member; another one is not found. */
export async function ownOrder(ctx: Ctx, memberId: string, number: string) {
  const [row] = await ctx.db.select().from(storeOrder).where(own(memberId, number))
  if (!row) throw notFound()
  return row
}

type Row = Pick<typeof storeOrder.$inferSelect, 'id' | 'memberId' | 'sellerId'>

const idsOf = ({ id, memberId, sellerId }: Row) => ({ orderId: id, memberId, sellerId })

type Ending =
  | { action: 'cancel'; by: 'member' | 'staff'; actorId: string }
  | { action: 'cancel'; by: 'system' }
  | { action: 'expire'; by: 'system' }

const reasonOf = ({ action, by }: Ending) => {
  if (action === 'expire') return 'timeout'
  return by === 'member' ? 'buyer' : 'platform'
}

/** Ends an order that is not paid, for good [OR-4]. Its stock follows the event. */
export async function endUnpaid(ctx: TxCtx, row: Row, ending: Ending): Promise<void> {
  const now = ctx.now()
  await transition(
    ctx,
    storeOrder,
    orderLifecycle,
    { id: row.id, ...ending },
    {
      set: { closeReason: reasonOf(ending), canceledAt: now, updatedAt: now },
      emit: [occurrence(orderCanceled, idsOf(row))],
    },
  )
  await returnFlash(ctx, { orderId: row.id, memberId: row.memberId })
  await returnPoints(ctx, row.id)
}

/** A person whom another one forestalled reads that the order has changed [OR-8]. */
export const unlessMoved = (work: Promise<void>): Promise<null> =>
  work.then(
    () => null,
    (err: unknown) => {
      throw isMoved(err) ? new Refusal('error.orderStateChanged') : err
    },
  )

export const cancelOrder = (ctx: Ctx, memberId: string, number: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await ownOrder(ctx, memberId, number)
    const move = { action: 'cancel', by: 'member', actorId: memberId } as const
    return unlessMoved(endUnpaid(ctx, row, move))
  })

/** Everything has arrived, confirmed by the buyer or because they were silent for so long [OR-7]. */
export async function completeOrder(ctx: TxCtx, row: Row, by: 'member' | 'system'): Promise<void> {
  const now = ctx.now()
  await transition(
    ctx,
    storeOrder,
    orderLifecycle,
    { id: row.id, action: 'receive', by, ...(by === 'member' && { actorId: row.memberId }) },
    {
      set: { completedAt: now, receiveBy: null, updatedAt: now },
      emit: [occurrence(orderCompleted, idsOf(row))],
    },
  )
}

export const receiveOrder = (ctx: Ctx, memberId: string, number: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await ownOrder(ctx, memberId, number)
    // A virtual order is complete when nothing is left to use.
    if (row.isVirtual) throw new Refusal('error.orderStateChanged')
    return unlessMoved(completeOrder(ctx, row, 'member'))
  })

/** Delivers elsewhere until something was sent. Freight is by region, so the region stays. */
export const moveDelivery = (
  ctx: Ctx,
  memberId: string,
  number: string,
  to: AddressForm,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await ownOrder(ctx, memberId, number)
    if (!row.address) throw new Refusal('error.orderHasNoAddress')
    if (row.address.country !== to.country || row.address.region !== to.region)
      throw new Refusal('error.orderRegionStays')
    const { isDefault: _, ...given } = to
    const address = { ...given, phone: phoneOf(to.phone, 'address.phone') }
    const changed = await ctx.db
      .update(storeOrder)
      .set({ address, version: sql`${storeOrder.version} + 1`, updatedAt: ctx.now() })
      .where(
        and(
          own(memberId, number),
          inArray(storeOrder.state, statesOf(orderLifecycle, 'changeAddress')),
          sql`not exists (select from ${orderLine} where order_id = store_order.id and shipped_quantity > 0)`,
        ),
      )
      .returning({ id: storeOrder.id })
    if (changed.length === 0) throw new Refusal('error.orderStateChanged')
    return null
  })

/** Only what has ended leaves the list; the order itself stays. */
export async function hideOrder(ctx: Ctx, memberId: string, number: string): Promise<null> {
  const hidden = await ctx.db
    .update(storeOrder)
    .set({ hiddenAt: ctx.now() })
    .where(and(own(memberId, number), inArray(storeOrder.state, statesOf(orderLifecycle, 'hide'))))
    .returning({ id: storeOrder.id })
  if (hidden.length > 0) return null
  await ownOrder(ctx, memberId, number)
  throw new Refusal('error.orderStateChanged')
}
