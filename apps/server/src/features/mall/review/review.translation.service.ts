import { TRANSLATIONS_A_DAY } from '@ironsouq/contract/deals/chat/chat.limits'
import type { DataOf } from '@ironsouq/contract/endpoint'
import type { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { and, eq } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { TranslatorUnavailable } from '#kernel/ports/translator.ts'
import { review, reviewTranslation } from './review.tables.ts'

const DAY = 86_400

async function textShown(ctx: Ctx, reviewId: string): Promise<string> {
  const [row] = await ctx.db
    .select({ body: review.body })
    .from(review)
    .where(and(eq(review.id, reviewId), eq(review.state, 'published')))
  if (!row) throw notFound()
  return row.body
}

async function translatedBefore(ctx: Ctx, reviewId: string) {
  const [row] = await ctx.db
    .select({ text: reviewTranslation.body, from: reviewTranslation.detected })
    .from(reviewTranslation)
    .where(and(eq(reviewTranslation.reviewId, reviewId), eq(reviewTranslation.locale, ctx.locale)))
  return row
}

async function count(ctx: Ctx, memberId: string): Promise<void> {
  const limit = { max: TRANSLATIONS_A_DAY.buyer, seconds: DAY }
  const { isAllowed } = await ctx.attemptLimits.consume('translate-buyer', memberId, limit)
  if (!isAllowed) throw new Refusal('error.translationLimit', {}, 429)
}

/** A review in the language of the reader, made once; the stored one goes with its words (decision 102). */
export async function translateReview(
  ctx: Ctx,
  memberId: string,
  reviewId: string,
): Promise<DataOf<typeof reviewEndpoints.translation>> {
  const text = await textShown(ctx, reviewId)
  const stored = await translatedBefore(ctx, reviewId)
  if (stored) return stored
  if (!ctx.translator) throw new Refusal('error.translationUnavailable')
  await count(ctx, memberId)
  const made = await ctx.translator.translate({ text, to: ctx.locale }).catch((err: unknown) => {
    if (!(err instanceof TranslatorUnavailable)) throw err
    ctx.log.warn({ err }, 'a review was not translated')
    throw new Refusal('error.translationUnavailable')
  })
  // Corrected words lose their translations: one of the old words is not stored after that.
  if ((await textShown(ctx, reviewId)) === text)
    await ctx.db
      .insert(reviewTranslation)
      .values({
        reviewId,
        locale: ctx.locale,
        body: made.text,
        detected: made.from,
        createdAt: ctx.now(),
      })
      .onConflictDoNothing()
  return made
}
