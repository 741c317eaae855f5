import { REVIEW_WITHIN_DAYS } from '@ironsouq/contract/mall/order/order.limits'
import type { Evaluation } from '@ironsouq/contract/mall/order/order.schema'
import { and, eq, gt, not, type SQL } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { storeOrder } from '../order.tables.ts'

const WINDOW_MS = REVIEW_WITHIN_DAYS * 86_400_000

type Row = Pick<typeof storeOrder.$inferSelect, 'state' | 'completedAt' | 'isReviewed'>

/** Until when an order can be reviewed; null when it cannot, or not any more. */
export function reviewByOf({ state, completedAt, isReviewed }: Row, now: Date): Date | null {
  if (state !== 'completed' || !completedAt || isReviewed) return null
  const last = new Date(completedAt.getTime() + WINDOW_MS)
  return last > now ? last : null
}

/** The states of an order that are derived [OR-1]. */
export function evaluationOf(row: Row, now: Date): Evaluation | null {
  if (row.state !== 'completed') return null
  if (row.isReviewed) return 'evaluated'
  return reviewByOf(row, now) && 'pendingEvaluation'
}

/** The same as a condition, which an index has. */
export const isEvaluated = (ctx: Ctx, evaluation: Evaluation): SQL | undefined =>
  evaluation === 'evaluated'
    ? and(eq(storeOrder.state, 'completed'), eq(storeOrder.isReviewed, true))
    : and(
        eq(storeOrder.state, 'completed'),
        not(storeOrder.isReviewed),
        gt(storeOrder.completedAt, new Date(ctx.now().getTime() - WINDOW_MS)),
      )
