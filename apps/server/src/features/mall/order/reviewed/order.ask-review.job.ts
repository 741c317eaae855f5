import { ASK_REVIEW_AFTER_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import { and, eq, isNull, not } from 'drizzle-orm'
import { deadline } from '#kernel/work/deadlines.ts'
import { emit } from '#kernel/work/events.ts'
import { orderReviewAsked } from '../order.events.ts'
import { storeOrder } from '../order.tables.ts'
import { reviewByOf } from './order.reviewed.rules.ts'

const isUnasked = () =>
  and(
    eq(storeOrder.state, 'completed'),
    not(storeOrder.isReviewed),
    isNull(storeOrder.reviewAskedAt),
  )

/** Asks once how the goods are, while there is still time to say so. Mark and event are one commit. */
export const askForReviews = deadline({
  name: 'order.ask-review',
  table: storeOrder,
  at: 'completedAt',
  afterMs: ASK_REVIEW_AFTER_DAYS * 86_400_000,
  where: isUnasked,
  async run(ctx, row) {
    const { rowCount } = await ctx.db
      .update(storeOrder)
      .set({ reviewAskedAt: ctx.now() })
      .where(and(eq(storeOrder.id, row.id), isUnasked()))
    const { id: orderId, memberId, sellerId } = row
    if (rowCount && reviewByOf(row, ctx.now()))
      await emit(ctx, orderReviewAsked, { orderId, memberId, sellerId })
  },
})
