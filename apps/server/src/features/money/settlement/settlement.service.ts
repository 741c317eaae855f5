import { and, asc, eq, isNull, lte, notExists } from 'drizzle-orm'
import { postOrderSettled } from '#features/money/ledger/ledger.order.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { hasOpenRefund, orderToSettle } from './settlement.projection.ts'
import { dividedOrder } from './settlement.rules.ts'
import { settlement } from './settlement.tables.ts'

/** The most in one run; the next run does the rest. */
const MOST = 2000

const isDue = (ctx: Ctx) =>
  and(
    isNull(settlement.settledAt),
    lte(settlement.settleAt, ctx.now()),
    notExists(hasOpenRefund(ctx)),
  )

/** Once: the mark and the posting are one commit, and the second of two finds the mark. */
const settleOrder = (ctx: Ctx, orderId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const [row] = await ctx.db
      .update(settlement)
      .set({ settledAt: ctx.now() })
      .where(and(eq(settlement.orderId, orderId), isDue(ctx)))
      .returning({ sellerId: settlement.sellerId })
    if (!row) return
    const { currency, ...order } = await orderToSettle(ctx, orderId)
    const { sellerId } = row
    const of = { orderId, sellerId, currency }
    await postOrderSettled(ctx, { ...of, ...dividedOrder(order) })
  })

/** Each in a transaction of its own, so that one that fails does not keep the others. */
export async function settleDueOrders(ctx: Ctx): Promise<void> {
  const due = await ctx.db
    .select({ orderId: settlement.orderId })
    .from(settlement)
    .where(isDue(ctx))
    .orderBy(asc(settlement.settleAt))
    .limit(MOST)
  const failures: unknown[] = []
  for (const { orderId } of due)
    try {
      await settleOrder(ctx, orderId)
    } catch (err) {
      failures.push(err)
    }
  if (failures.length > 0) throw new AggregateError(failures, 'not all orders were settled')
}
