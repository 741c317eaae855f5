import type { LocaleCode } from '@ironsouq/i18n/locales'
import { asc, inArray } from 'drizzle-orm'
import type { Ctx } from '#kernel/ctx.ts'
import { reviewPicture } from './review.tables.ts'

export type PictureRow = typeof reviewPicture.$inferSelect

export const inLanguage = (texts: Readonly<Record<string, string>>, locale: LocaleCode): string =>
  texts[locale] ?? texts['en'] ?? ''

/** The pictures of reviews, in the order in which they were chosen. */
export const picturesOf = (ctx: Ctx, reviewIds: readonly string[]): Promise<PictureRow[]> =>
  reviewIds.length === 0
    ? Promise.resolve([])
    : ctx.db
        .select()
        .from(reviewPicture)
        .where(inArray(reviewPicture.reviewId, [...reviewIds]))
        .orderBy(asc(reviewPicture.reviewId), asc(reviewPicture.position))
