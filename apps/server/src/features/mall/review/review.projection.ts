import type { DataOf, QueryOf } from '@ironsouq/contract/endpoint'
import type { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { COUNTED_STATES } from '@ironsouq/contract/mall/review/review.lifecycle'
import { REVIEW_STRIP_MAX, REVIEWS_A_PAGE } from '@ironsouq/contract/mall/review/review.limits'
import type { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import type { StoreReview } from '@ironsouq/contract/mall/review/review.schema'
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm'
import { product } from '#features/mall/product/product.tables.ts'
import { ratingOfProduct } from '#features/mall/rating/rating.queries.ts'
import type { Ctx } from '#kernel/ctx.ts'
import { countUpTo, keyset } from '#kernel/data/keyset.ts'
import { notFound } from '#kernel/errors.ts'
import { presentRecord, presentShown, publicPictures } from './review.present.ts'
import { picturesOf } from './review.queries.ts'
import { storeColumns, storeRows, type StoreRow } from './review.store.projection.ts'
import { review, reviewPicture } from './review.tables.ts'

const isCounted = inArray(review.state, [...COUNTED_STATES])
const PICTURED = and(eq(review.state, 'published'), gt(review.pictureCount, 0))

/** The newest public pictures of a product, of reviews that are shown. */
const stripOf = async (ctx: Ctx, productId: string) => {
  const rows = await ctx.db
    .select({
      publicKey: reviewPicture.publicKey,
      width: reviewPicture.width,
      height: reviewPicture.height,
      thumbhash: reviewPicture.thumbhash,
    })
    .from(review)
    .innerJoin(reviewPicture, eq(reviewPicture.reviewId, review.id))
    .where(and(eq(review.productId, productId), PICTURED, isNotNull(reviewPicture.publicKey)))
    .orderBy(desc(review.createdAt), asc(reviewPicture.position))
    .limit(REVIEW_STRIP_MAX)
  return publicPictures(rows)
}

type OfProduct = typeof reviewEndpoints.ofProduct

/** What everyone reads about a product. Of a review whose words are hidden only the stars are shown. */
export async function reviewsOfProduct(
  ctx: Ctx,
  { prodId, stars, pictures, cursor }: QueryOf<OfProduct>,
): Promise<DataOf<OfProduct>> {
  const page = keyset(
    { sort: '-createdAt', size: REVIEWS_A_PAGE, cursor },
    { by: review.createdAt, id: review.id, isDescending: true },
  )
  const asked = and(
    eq(review.productId, prodId),
    isCounted,
    stars === undefined ? undefined : eq(review.stars, stars),
    pictures && PICTURED,
  )
  const found = await ctx.db
    .select({ review, at: page.at })
    .from(review)
    .where(and(asked, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit)
  const { rows, next } = page.pageOf(found)
  const shown = await picturesOf(
    ctx,
    rows.map((row) => row.review.id),
  )
  const ofReview = (id: string) => shown.filter(({ reviewId }) => reviewId === id)
  return {
    summary: await ratingOfProduct(ctx, prodId),
    strip: cursor === undefined ? await stripOf(ctx, prodId) : [],
    records: rows.map((row) =>
      presentShown(ctx, { ...row.review, pictures: ofReview(row.review.id) }),
    ),
    next,
    total: await countUpTo(ctx, review, asked),
    canTranslate: ctx.translator !== undefined,
  }
}

type List = typeof reviewMerchantEndpoints.list

/** Of the own store: row-level security leaves the rows of others out. */
export async function reviewsOfStore(ctx: Ctx, query: QueryOf<List>): Promise<DataOf<List>> {
  const list = keyset(query, {
    by: review.createdAt,
    id: review.id,
    isDescending: query.sort.startsWith('-'),
  })
  const asked = and(
    query.stars === undefined ? undefined : eq(review.stars, query.stars),
    query.reply === 'open' ? and(isNull(review.reply), eq(review.state, 'published')) : undefined,
    query.reply === 'given' ? isNotNull(review.reply) : undefined,
  )
  const found = await ctx.db
    .select({ ...storeColumns(ctx), at: list.at })
    .from(review)
    .innerJoin(product, eq(product.id, review.productId))
    .where(and(asked, list.where))
    .orderBy(...list.orderBy)
    .limit(list.limit)
  const { rows, ...cursors } = list.pageOf(found)
  const pictures = await publicPicturesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  return {
    ...cursors,
    rows: rows.map((row) => presentOfStore(ctx, row, pictures)),
    total: await countUpTo(ctx, review, asked),
  }
}

/** Stores read no key of a picture that is not public. */
const publicPicturesOf = (ctx: Ctx, ids: readonly string[]) =>
  ctx.db
    .select({
      reviewId: reviewPicture.reviewId,
      publicKey: reviewPicture.publicKey,
      width: reviewPicture.width,
      height: reviewPicture.height,
      thumbhash: reviewPicture.thumbhash,
    })
    .from(reviewPicture)
    .where(and(inArray(reviewPicture.reviewId, [...ids]), isNotNull(reviewPicture.publicKey)))
    .orderBy(asc(reviewPicture.position))

type StorePictures = Awaited<ReturnType<typeof publicPicturesOf>>

const presentOfStore = (
  ctx: Ctx,
  row: StoreRow & { isReported: boolean },
  pictures: StorePictures,
): StoreReview => ({
  ...presentRecord(ctx, row),
  pictures: publicPictures(pictures.filter(({ reviewId }) => reviewId === row.id)),
  isReported: row.isReported,
})

export async function storeReview(ctx: Ctx, id: string): Promise<StoreReview> {
  const [row] = await storeRows(ctx, eq(review.id, id))
  if (!row) throw notFound()
  return presentOfStore(ctx, row, await publicPicturesOf(ctx, [id]))
}
