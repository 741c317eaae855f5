import { PAY_GRACE_MINUTES } from '@ironsouq/contract/money/payment/payment.limits'
import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { job } from '#kernel/work/jobs.ts'
import { orderLate } from './order.events.ts'
import { completeOrder, endUnpaid } from './order.service.ts'
import { storeOrder } from './order.tables.ts'

/** The most of one kind in one run; the next run, a minute later, does the rest. */
const MOST = 2000

type Due = Pick<typeof storeOrder.$inferSelect, 'id' | 'memberId' | 'sellerId'>

/** Each in a transaction of its own. One that someone else moved meanwhile is not late any more. */
async function each(
  ctx: Ctx,
  due: readonly Due[],
  work: (ctx: TxCtx, row: Due) => Promise<void>,
): Promise<unknown[]> {
  const failures: unknown[] = []
  for (const row of due)
    try {
      await atomic(ctx, (ctx) => work(ctx, row))
    } catch (err) {
      if (!(err instanceof Refusal)) failures.push(err)
    }
  return failures
}

const ids = { id: storeOrder.id, memberId: storeOrder.memberId, sellerId: storeOrder.sellerId }

async function expireUnpaid(ctx: Ctx): Promise<unknown[]> {
  const before = new Date(ctx.now().getTime() - PAY_GRACE_MINUTES * 60_000)
  const due = await ctx.db
    .select(ids)
    .from(storeOrder)
    .where(and(eq(storeOrder.state, 'pendingPayment'), lte(storeOrder.expiresAt, before)))
    .orderBy(asc(storeOrder.expiresAt))
    .limit(MOST)
  return each(ctx, due, (ctx, row) => endUnpaid(ctx, row, { action: 'expire', by: 'system' }))
}

async function receiveSilent(ctx: Ctx): Promise<unknown[]> {
  const due = await ctx.db
    .select(ids)
    .from(storeOrder)
    .where(and(eq(storeOrder.state, 'pendingReceipt'), lte(storeOrder.receiveBy, ctx.now())))
    .orderBy(asc(storeOrder.receiveBy))
    .limit(MOST)
  return each(ctx, due, (ctx, row) => completeOrder(ctx, row, 'system'))
}

/** Once: the mark and the event are one commit. */
async function noteLate(ctx: TxCtx, { id, memberId, sellerId }: Due): Promise<void> {
  const isWaiting = and(
    eq(storeOrder.id, id),
    eq(storeOrder.state, 'pendingDelivery'),
    isNull(storeOrder.lateAt),
  )
  const { rowCount } = await ctx.db.update(storeOrder).set({ lateAt: ctx.now() }).where(isWaiting)
  if (rowCount) await emit(ctx, orderLate, { orderId: id, memberId, sellerId })
}

async function remindLate(ctx: Ctx): Promise<unknown[]> {
  const due = await ctx.db
    .select(ids)
    .from(storeOrder)
    .where(
      and(
        eq(storeOrder.state, 'pendingDelivery'),
        isNull(storeOrder.lateAt),
        lte(storeOrder.shipBy, ctx.now()),
      ),
    )
    .orderBy(asc(storeOrder.shipBy))
    .limit(MOST)
  return each(ctx, due, noteLate)
}

/** Ends what was not paid, reminds of what was not sent and receives what no one confirmed, by columns that name a time [OR-7]. */
export const endOrdersInTime = job({
  name: 'order.end-in-time',
  cron: '* * * * *',
  async run(ctx) {
    const failures = [
      ...(await expireUnpaid(ctx)),
      ...(await remindLate(ctx)),
      ...(await receiveSilent(ctx)),
    ]
    if (failures.length > 0) throw new AggregateError(failures, 'not all orders were ended in time')
  },
})
