import { eq, sql, type SQL } from 'drizzle-orm'
import { productName } from '#features/mall/product-card/product-card.projection.ts'
import { product } from '#features/mall/product/product.tables.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { review, reviewReport } from './review.tables.ts'

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
