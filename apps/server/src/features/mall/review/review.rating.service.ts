import { COUNTED_STATES } from '@ironsouq/contract/mall/review/review.lifecycle'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { lockRating, writeRating, type Rated } from '#features/mall/rating/rating.service.ts'
import { atomic, type Ctx } from '#kernel/ctx.ts'
import { one } from '#kernel/data/db.ts'
import { review } from './review.tables.ts'

const withStars = (stars: number) =>
  sql<number>`(count(*) filter (where ${review.stars} = ${sql.raw(String(stars))}))::int`

/**
 * Counts the rating of a product again, and with it that of its store. A repeated or late event can do no harm: what
 * counts is in the reviews.
 */
export const countRatings = (ctx: Ctx, rated: Rated): Promise<void> =>
  atomic(ctx, async (ctx) => {
    await lockRating(ctx, rated)
    const counts = one(
      await ctx.db
        .select({
          stars1: withStars(1),
          stars2: withStars(2),
          stars3: withStars(3),
          stars4: withStars(4),
          stars5: withStars(5),
          withPictures: sql<number>`(count(*) filter (where ${review.pictureCount} > 0
            and ${review.state} = 'published'))::int`,
        })
        .from(review)
        .where(
          and(eq(review.productId, rated.productId), inArray(review.state, [...COUNTED_STATES])),
        ),
    )
    await writeRating(ctx, rated, counts)
  })
