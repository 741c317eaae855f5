import { desc, eq } from 'drizzle-orm'
import { personalData } from '#kernel/data/personal-data.ts'
import { emit } from '#kernel/work/events.ts'
import { reviewMoved } from './review.events.ts'
import { dropPictures, idsOf } from './review.service.ts'
import { review, reviewReport } from './review.tables.ts'

/**
 * A review helps others after its author has left: its words and stars stay, without a name. Pictures may show a
 * person or a yard, so they go.
 */
export const reviewPersonalData = personalData({
  name: 'reviews',
  tables: ['review', 'review_report'],
  read: async (ctx, memberId) => ({
    reviews: await ctx.db
      .select({
        orderId: review.orderId,
        productId: review.productId,
        stars: review.stars,
        text: review.body,
        author: review.author,
        state: review.state,
        fault: review.fault,
        reply: review.reply,
        writtenAt: review.createdAt,
      })
      .from(review)
      .where(eq(review.memberId, memberId))
      .orderBy(desc(review.createdAt)),
    reports: await ctx.db
      .select({
        reviewId: reviewReport.reviewId,
        fault: reviewReport.fault,
        reportedAt: reviewReport.createdAt,
      })
      .from(reviewReport)
      .where(eq(reviewReport.memberId, memberId))
      .orderBy(desc(reviewReport.createdAt)),
  }),
  async erase(ctx, memberId) {
    const rows = await ctx.db
      .update(review)
      .set({ memberId: null, author: null, updatedAt: ctx.now() })
      .where(eq(review.memberId, memberId))
      .returning()
    for (const row of rows) {
      await dropPictures(ctx, row, { by: 'system' })
      await emit(ctx, reviewMoved, idsOf(row))
    }
    await ctx.db
      .update(reviewReport)
      .set({ memberId: null })
      .where(eq(reviewReport.memberId, memberId))
  },
})
