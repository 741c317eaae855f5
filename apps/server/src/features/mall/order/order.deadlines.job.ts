import { PAY_GRACE_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { and, eq, inArray, isNotNull, isNull, not } from 'drizzle-orm'
import { closedDays } from '#features/mall/freight/freight.queries.ts'
import { isDisputedOrder } from '#features/money/dispute/dispute.queries.ts'
import type { TxCtx } from '#kernel/ctx.ts'
import { deadline } from '#kernel/work/deadlines.ts'
import { emit } from '#kernel/work/events.ts'
import { orderLate, orderOverdue } from './order.events.ts'
import { newExpectation } from './order.rules.ts'
import { completeOrder, endUnpaid } from './order.service.ts'
import { storeOrder } from './order.tables.ts'

const expireUnpaid = deadline({
  name: 'order.expire-unpaid',
  table: storeOrder,
  at: 'expiresAt',
  afterMs: PAY_GRACE_MINUTES * 60_000,
  where: () => eq(storeOrder.state, 'pendingPayment'),
  run: (ctx, row) => endUnpaid(ctx, row, { action: 'expire', by: 'system' }),
})

/** A disputed order must not be sent: no one is reminded of it. */
const isLate = () =>
  and(
    eq(storeOrder.state, 'pendingDelivery'),
    isNull(storeOrder.lateAt),
    not(isDisputedOrder(storeOrder.id)),
  )

/** Once: the mark and the event are one commit. */
async function noteLate(ctx: TxCtx, { id, memberId, sellerId }: typeof storeOrder.$inferSelect) {
  const isWaiting = and(eq(storeOrder.id, id), isLate())
  const { rowCount } = await ctx.db.update(storeOrder).set({ lateAt: ctx.now() }).where(isWaiting)
  if (rowCount) await emit(ctx, orderLate, { orderId: id, memberId, sellerId })
}

const remindLate = deadline({
  name: 'order.remind-late',
  table: storeOrder,
  at: 'shipBy',
  where: isLate,
  run: noteLate,
})

/** Promised, and not delivered as far as anyone reported. A disputed order is not sent: it is no news that it is late. */
const isOverdue = () =>
  and(
    isNotNull(storeOrder.overdueAt),
    inArray(storeOrder.state, ['pendingDelivery', 'pendingReceipt']),
    isNull(storeOrder.deliveredAt),
    not(isDisputedOrder(storeOrder.id)),
  )

/** Once: the mark, the new expectation and the event are one commit. */
async function noteOverdue(ctx: TxCtx, row: typeof storeOrder.$inferSelect) {
  const { id, memberId, sellerId } = row
  const { rowCount } = await ctx.db
    .update(storeOrder)
    .set({ overdueAt: null, expectedBy: newExpectation(row, ctx.now(), await closedDays(ctx)) })
    .where(and(eq(storeOrder.id, id), isOverdue()))
  if (rowCount) await emit(ctx, orderOverdue, { orderId: id, memberId, sellerId })
}

const tellOverdue = deadline({
  name: 'order.tell-overdue',
  table: storeOrder,
  at: 'overdueAt',
  where: isOverdue,
  run: noteOverdue,
})

const receiveSilent = deadline({
  name: 'order.receive-silent',
  table: storeOrder,
  at: 'receiveBy',
  where: () => eq(storeOrder.state, 'pendingReceipt'),
  run: (ctx, row) => completeOrder(ctx, row, 'system'),
})

/** Ends what was not paid, reminds of what was not sent, tells of what is overdue and receives what no one confirmed, by columns that name a time [OR-7]. */
export const endOrdersInTime = [expireUnpaid, remindLate, tellOverdue, receiveSilent]
