import type { ReviewFault } from '@ironsouq/contract/mall/review/review.limits'
import { eq } from 'drizzle-orm'
import { storeOrder } from '#features/mall/order/order.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { review, reviewPicture } from './review.tables.ts'

/** Who wrote a review; no one, once they are erased. */
export async function authorOf(ctx: Ctx, reviewId: string): Promise<string[]> {
  const [row] = await ctx.db
    .select({ memberId: review.memberId })
    .from(review)
    .where(eq(review.id, reviewId))
  return row?.memberId ? [row.memberId] : []
}

/** What notices need to know of a review. */
export async function reviewFacts(ctx: Ctx, reviewId: string) {
  const [row] = await ctx.db
    .select({
      state: review.state,
      fault: review.fault,
      reply: review.reply,
      number: storeOrder.number,
    })
    .from(review)
    .innerJoin(storeOrder, eq(storeOrder.id, review.orderId))
    .where(eq(review.id, reviewId))
  return row && { ...row, isAnswered: row.reply !== null }
}

export async function pictureFault(ctx: Ctx, id: string): Promise<ReviewFault | null> {
  const [row] = await ctx.db
    .select({ fault: reviewPicture.fault })
    .from(reviewPicture)
    .where(eq(reviewPicture.id, id))
  return row?.fault ?? null
}
