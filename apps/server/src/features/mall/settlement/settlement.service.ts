import { dividedOrder } from '@ironsouq/contract/mall/settlement/divided-order'
import { and, eq, exists, isNull, lte, not, notExists } from 'drizzle-orm'
import { isDisputedOrder, isOrderDisputed } from '#features/money/dispute/dispute.queries.ts'
import { lockFor } from '#features/money/ledger/ledger.posting.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { Refusal } from '#kernel/errors.ts'
import { postOrderSettled } from './settlement.postings.ts'
import { hasOpenRefund, orderToSettle } from './settlement.projection.ts'
import { settlement } from './settlement.tables.ts'

export const isUnsettled = (ctx: Ctx) =>
  and(
    isNull(settlement.settledAt),
    notExists(hasOpenRefund(ctx)),
    not(isDisputedOrder(settlement.orderId)),
  )

/** Once: the mark and the posting are one commit, and the second of two finds the mark. */
export const settleOrder = (ctx: Ctx, orderId: string): Promise<void> =>
  atomic(ctx, async (ctx) => {
    const isDue = and(lte(settlement.settleAt, ctx.now()), isUnsettled(ctx))
    const [row] = await ctx.db
      .update(settlement)
      .set({ settledAt: ctx.now() })
      .where(and(eq(settlement.orderId, orderId), isDue))
      .returning({ sellerId: settlement.sellerId })
    if (!row) return
    // A dispute or a refund of the same moment has the lock first: it is seen after it.
    await lockFor(ctx, `order ${orderId}`)
    const isRefunded = and(eq(settlement.orderId, orderId), exists(hasOpenRefund(ctx)))
    if ((await isOrderDisputed(ctx, orderId)) || (await ctx.db.$count(settlement, isRefunded)) > 0)
      throw new Refusal('error.stateChanged')
    const { currency, ...order } = await orderToSettle(ctx, orderId)
    const { sellerId } = row
    const of = { orderId, sellerId, currency }
    await postOrderSettled(ctx, { ...of, ...dividedOrder(order) })
  })
