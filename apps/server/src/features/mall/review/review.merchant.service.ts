import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import type { StoreReview } from '@ironsouq/contract/mall/review/review.schema'
import { and, eq, inArray } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { violatedConstraint } from '#kernel/data/db.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit } from '#kernel/work/events.ts'
import { replyChanged, reviewReplied } from './review.events.ts'
import { replyEditableUntil } from './review.present.ts'
import { storeReview } from './review.projection.ts'
import { noteWaiting } from './review.service.ts'
import { review, reviewReport } from './review.tables.ts'

/** Of what a store may read. Row-level security finds those of others not. */
async function lockedForStore(ctx: TxCtx, id: string) {
  const [row] = await ctx.db
    .select({
      id: review.id,
      productId: review.productId,
      sellerId: review.sellerId,
      state: review.state,
      reply: review.reply,
      repliedAt: review.repliedAt,
    })
    .from(review)
    .where(and(eq(review.id, id), inArray(review.state, ['published', 'hidden', 'corrected'])))
    .for('no key update')
  if (!row) throw notFound()
  return row
}

/** The one reply of a store, which it can change for half an hour. */
export const replyToReview = (
  ctx: Ctx,
  { reviewId, text }: BodyOf<typeof reviewMerchantEndpoints.reply>,
): Promise<StoreReview> =>
  atomic(ctx, async (ctx) => {
    const { state, reply, repliedAt, ...row } = await lockedForStore(ctx, reviewId)
    if (state !== 'published') throw new Refusal('error.stateChanged')
    if (reply !== null && !replyEditableUntil({ repliedAt }, ctx.now()))
      throw new Refusal('merchantReview.replyFinal')
    await ctx.db
      .update(review)
      .set({ reply: text, replyLocale: ctx.locale, repliedAt: repliedAt ?? ctx.now() })
      .where(eq(review.id, reviewId))
    const ids = { reviewId, productId: row.productId, sellerId: row.sellerId }
    await emit(ctx, reply === null ? reviewReplied : replyChanged, ids)
    ctx.audit('review', reviewId, { reply }, { reply: text })
    return storeReview(ctx, reviewId)
  })

export async function reportByStore(
  ctx: Ctx,
  { reviewId, fault }: BodyOf<typeof reviewMerchantEndpoints.report>,
): Promise<StoreReview> {
  try {
    return await atomic(ctx, async (ctx) => {
      const { sellerId } = await lockedForStore(ctx, reviewId)
      await ctx.db.insert(reviewReport).values({
        reviewId,
        sellerId,
        memberId: null,
        isByStore: true,
        fault,
        createdAt: ctx.now(),
      })
      await noteWaiting(ctx, reviewId)
      ctx.audit('review', reviewId, null, { reported: fault })
      return storeReview(ctx, reviewId)
    })
  } catch (err) {
    if (violatedConstraint(err) === 'review_report_by_store_once')
      throw new Refusal('review.reportedAlready')
    throw err
  }
}
