import type { LocaleCode } from '@ironsouq/i18n/locales'
import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { review, reviewPicture, reviewReport } from './review.tables.ts'

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

/** Without who wrote it and in which order: a store may not read that of an anonymous buyer. */
export const storeColumns = (ctx: Ctx) => ({
  id: review.id,
  productId: review.productId,
  author: review.author,
  stars: review.stars,
  body: review.body,
  locale: review.locale,
  variant: review.variant,
  state: review.state,
  fault: review.fault,
  reply: review.reply,
  replyLocale: review.replyLocale,
  repliedAt: review.repliedAt,
  createdAt: review.createdAt,
  productName: productName(sql`${ctx.locale}::text`),
  isReported: sql<boolean>`exists (select from ${reviewReport}
    where ${reviewReport.reviewId} = ${review.id} and ${reviewReport.isByStore})`,
})

export const storeRows = (ctx: Ctx, where: SQL | undefined) =>
  ctx.db
    .select(storeColumns(ctx))
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(where)

export type StoreRow = Omit<Awaited<ReturnType<typeof storeRows>>[number], 'isReported'>
