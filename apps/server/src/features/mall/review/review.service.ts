import type { BodyOf } from '@ironsouq/contract/endpoint'
import type { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import {
  reviewLifecycle,
  reviewPictureLifecycle,
} from '@ironsouq/contract/mall/review/review.lifecycle'
import type { OrderReviews, ReviewForm } from '@ironsouq/contract/mall/review/review.schema'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  markReviewed,
  orderToReview,
  reviewedOrder,
} from '#features/mall/order/reviewed/order.reviewed.service.ts'
import { memberById } from '#features/people/member/member.queries.ts'
import { disownPicture } from '#features/platform/media/media.release.service.ts'
import { usePicture } from '#features/platform/media/media.use.service.ts'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { one, violatedConstraint } from '#kernel/data/db.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound, Refusal } from '#kernel/errors.ts'
import { emit, occurrence } from '#kernel/work/events.ts'
import { pictureDecided, reviewMoved, reviewWritten } from './review.events.ts'
import { presentOwn } from './review.present.ts'
import { inLanguage, picturesOf } from './review.queries.ts'
import { review, reviewPicture, reviewReport, reviewTranslation } from './review.tables.ts'

type Row = typeof review.$inferSelect

export const idsOf = ({ id: reviewId, productId, sellerId }: Row) => ({
  reviewId,
  productId,
  sellerId,
})

/** Changes of one review wait for each other. */
export async function lockedReview(ctx: TxCtx, id: string): Promise<Row> {
  const [row] = await ctx.db.select().from(review).where(eq(review.id, id)).for('no key update')
  if (!row) throw notFound()
  return row
}

/** Since when staff have something to decide about a review: a picture, a report, corrected words. Its row is locked. */
export async function noteWaiting(ctx: TxCtx, reviewId: string): Promise<void> {
  await ctx.db
    .update(review)
    .set({
      waitingSince: sql`case when ${review.state} in ('removed', 'withdrawn') then null else least(
        (select min(${reviewPicture.createdAt}) from ${reviewPicture}
          where ${reviewPicture.reviewId} = ${reviewId}::uuid and ${reviewPicture.state} = 'waiting'),
        (select min(${reviewReport.createdAt}) from ${reviewReport}
          where ${reviewReport.reviewId} = ${reviewId}::uuid and ${reviewReport.settledAt} is null),
        case when ${review.state} = 'corrected' then ${review.updatedAt} end) end`,
    })
    .where(eq(review.id, reviewId))
}

interface Author {
  memberId: string
  name: string
}

type Order = Awaited<ReturnType<typeof orderToReview>>

async function insertReview(
  ctx: TxCtx,
  author: Author,
  { order, lines }: Order,
  given: ReviewForm,
) {
  const line = lines.find(({ id }) => id === given.orderLineId)
  if (!line) throw notFound()
  const now = ctx.now()
  const row = one(
    await ctx.db
      .insert(review)
      .values({
        orderLineId: line.id,
        orderId: order.id,
        productId: line.productId,
        sellerId: order.sellerId,
        memberId: author.memberId,
        author: given.isAnonymous ? null : author.name,
        stars: given.stars,
        body: given.text,
        locale: ctx.locale,
        variant: line.variant,
        createdAt: now,
        updatedAt: now,
      })
      .returning(),
  )
  const pictures = []
  const owner = { audience: 'member', id: author.memberId }
  for (const [position, uploadId] of given.uploads.entries()) {
    const picture = await usePicture(ctx, owner, { uploadId, purpose: 'review' })
    const of = { reviewId: row.id, sellerId: row.sellerId, position, createdAt: now }
    pictures.push({ ...of, ...picture })
  }
  if (pictures.length > 0) {
    await ctx.db.insert(reviewPicture).values(pictures)
    await noteWaiting(ctx, row.id)
  }
  await emit(ctx, reviewWritten, idsOf(row))
}

/**
 * Reviews lines of an order that was received, each once and in time [RV-1]. The text is public at once, its pictures
 * when staff have looked at them.
 */
export async function writeReviews(
  ctx: Ctx,
  memberId: string,
  { orderNumber, reviews }: BodyOf<typeof reviewEndpoints.write>,
): Promise<OrderReviews> {
  const author = await memberById(ctx, memberId)
  if (!author) throw notFound()
  try {
    await atomic(ctx, async (ctx) => {
      const found = await orderToReview(ctx, memberId, orderNumber)
      for (const each of reviews)
        await insertReview(ctx, { memberId, name: author.nickName }, found, each)
      const written = await ctx.db.$count(review, eq(review.orderId, found.order.id))
      if (written >= found.lines.length) await markReviewed(ctx, found.order.id)
    })
  } catch (err) {
    if (violatedConstraint(err) === 'review_of_line_once')
      throw new Refusal('review.writtenAlready')
    throw err
  }
  return orderReviews(ctx, memberId, orderNumber)
}

/** An order of the member with what they wrote about each of its lines. */
export async function orderReviews(
  ctx: Ctx,
  memberId: string,
  number: string,
): Promise<OrderReviews> {
  const { order, storeName, reviewBy, lines } = await reviewedOrder(ctx, memberId, number)
  const rows = await ctx.db
    .select()
    .from(review)
    .where(
      and(
        eq(review.memberId, memberId),
        inArray(
          review.orderLineId,
          lines.map(({ id }) => id),
        ),
      ),
    )
  const pictures = await picturesOf(
    ctx,
    rows.map(({ id }) => id),
  )
  const ownOf = async (lineId: string) => {
    const row = rows.find(({ orderLineId }) => orderLineId === lineId)
    return row
      ? presentOwn(
          ctx,
          row,
          pictures.filter(({ reviewId }) => reviewId === row.id),
        )
      : null
  }
  return {
    orderNumber: number,
    storeName,
    receivedAt: order.completedAt?.toISOString() ?? null,
    reviewBy: reviewBy?.toISOString() ?? null,
    lines: await Promise.all(
      lines.map(async ({ id, productId, name, variant, pictureKey, quantity }) => ({
        orderLineId: id,
        productId,
        name: inLanguage(name, ctx.locale),
        variant: inLanguage(variant, ctx.locale),
        picture: pictureKey,
        quantity,
        review: await ownOf(id),
      })),
    ),
  }
}

/** A review of the member; another one is not found. */
async function ownReview(ctx: TxCtx, memberId: string, id: string): Promise<Row> {
  const row = await lockedReview(ctx, id)
  if (row.memberId !== memberId) throw notFound()
  return row
}

const byMember = (memberId: string) => ({ by: 'member', actorId: memberId }) as const

/** Writes the words again that staff have hidden. What was translated of the old ones goes with them. */
export const correctReview = (
  ctx: Ctx,
  memberId: string,
  { reviewId, text }: BodyOf<typeof reviewEndpoints.correct>,
): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await ownReview(ctx, memberId, reviewId)
    await transition(
      ctx,
      review,
      reviewLifecycle,
      { id: row.id, action: 'correct', ...byMember(memberId) },
      {
        set: { body: text, locale: ctx.locale, updatedAt: ctx.now() },
        emit: [occurrence(reviewMoved, idsOf(row))],
      },
    )
    await ctx.db.delete(reviewTranslation).where(eq(reviewTranslation.reviewId, row.id))
    await noteWaiting(ctx, row.id)
    return null
  })

/** Takes the pictures of a review away, for good; their public copies follow the events. */
export async function dropPictures(
  ctx: TxCtx,
  row: Row,
  by: { by: 'member'; actorId: string } | { by: 'system' },
): Promise<void> {
  for (const { id, state } of await picturesOf(ctx, [row.id]))
    if (state !== 'dropped')
      await transition(
        ctx,
        reviewPicture,
        reviewPictureLifecycle,
        { id, action: 'drop', ...by },
        {
          set: { decisions: sql`${reviewPicture.decisions} + 1` },
          emit: [occurrence(pictureDecided, { ...idsOf(row), reviewPictureId: id })],
        },
      )
}

/** Takes a review back for good, with its pictures. */
export const withdrawReview = (ctx: Ctx, memberId: string, reviewId: string): Promise<null> =>
  atomic(ctx, async (ctx) => {
    const row = await ownReview(ctx, memberId, reviewId)
    await transition(
      ctx,
      review,
      reviewLifecycle,
      { id: row.id, action: 'withdraw', ...byMember(memberId) },
      {
        set: { waitingSince: null, updatedAt: ctx.now() },
        emit: [occurrence(reviewMoved, idsOf(row))],
      },
    )
    const owner = { audience: 'member', id: memberId }
    for (const { objectKey } of await picturesOf(ctx, [row.id]))
      await disownPicture(ctx, owner, objectKey)
    await dropPictures(ctx, row, byMember(memberId))
    return null
  })

/** Reports a review that everyone can read, once per person; authors report nothing of their own. */
export async function reportReview(
  ctx: Ctx,
  memberId: string,
  { reviewId, fault }: BodyOf<typeof reviewEndpoints.report>,
): Promise<null> {
  try {
    await atomic(ctx, async (ctx) => {
      const isShown = and(eq(review.id, reviewId), eq(review.state, 'published'))
      const [row] = await ctx.db
        .select({ sellerId: review.sellerId })
        .from(review)
        .where(and(isShown, sql`${review.memberId} is distinct from ${memberId}::uuid`))
        .for('no key update')
      if (!row) throw notFound()
      await ctx.db.insert(reviewReport).values({
        reviewId,
        sellerId: row.sellerId,
        memberId,
        isByStore: false,
        fault,
        createdAt: ctx.now(),
      })
      await noteWaiting(ctx, reviewId)
    })
  } catch (err) {
    if (violatedConstraint(err) === 'review_report_once')
      throw new Refusal('review.reportedAlready')
    throw err
  }
  return null
}
