import type { BodyOf } from '@ironsouq/contract/endpoint'
import {
  reviewLifecycle,
  reviewPictureLifecycle,
} from '@ironsouq/contract/mall/review/review.lifecycle'
import type { ReviewFault } from '@ironsouq/contract/mall/review/review.limits'
import type { StaffReview } from '@ironsouq/contract/mall/review/review.schema'
import type { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { and, eq, isNull, sql } from 'drizzle-orm'
import { atomic, type Ctx, type TxCtx } from '#kernel/ctx.ts'
import { transition } from '#kernel/data/transition.ts'
import { notFound } from '#kernel/errors.ts'
import { occurrence } from '#kernel/work/events.ts'
import {
  pictureDecided,
  pictureRefused,
  reviewHidden,
  reviewMoved,
  reviewRestored,
} from './review.events.ts'
import { idsOf, lockedReview, noteWaiting } from './review.service.ts'
import { staffReview } from './review.staff.projection.ts'
import { review, reviewPicture, reviewReport } from './review.tables.ts'

type Row = typeof review.$inferSelect

/** Whatever staff decide about a review settles what was reported of it. */
async function settleReports(ctx: TxCtx, reviewId: string): Promise<void> {
  await ctx.db
    .update(reviewReport)
    .set({ settledAt: ctx.now() })
    .where(and(eq(reviewReport.reviewId, reviewId), isNull(reviewReport.settledAt)))
}

/** An author who is erased is notified of nothing. */
const toAuthor = ({ memberId, ...row }: Row) =>
  memberId === null ? [] : [{ ...idsOf({ memberId, ...row }), memberId }]

interface Move {
  staffId: string
  reviewId: string
  action: 'hide' | 'restore' | 'remove'
  fault: ReviewFault | null
}

const moveReview = (ctx: Ctx, { staffId, reviewId, action, fault }: Move): Promise<StaffReview> =>
  atomic(ctx, async (ctx) => {
    const row = await lockedReview(ctx, reviewId)
    const news = action === 'restore' ? reviewRestored : reviewHidden
    await transition(
      ctx,
      review,
      reviewLifecycle,
      { id: reviewId, action, by: 'staff', actorId: staffId },
      {
        set: { fault, updatedAt: ctx.now() },
        emit: [
          occurrence(reviewMoved, idsOf(row)),
          ...toAuthor(row).map((ids) => occurrence(news, ids)),
        ],
      },
    )
    await settleReports(ctx, reviewId)
    await noteWaiting(ctx, reviewId)
    if (fault !== null) ctx.audit('review', reviewId, { fault: row.fault }, { fault })
    return staffReview(ctx, reviewId)
  })

/** Hides its words and pictures; its stars still count. */
export const hideReview = (
  ctx: Ctx,
  staffId: string,
  { reviewId, fault }: BodyOf<typeof reviewStaffEndpoints.hide>,
) => moveReview(ctx, { staffId, reviewId, action: 'hide', fault })

export const restoreReview = (ctx: Ctx, staffId: string, reviewId: string) =>
  moveReview(ctx, { staffId, reviewId, action: 'restore', fault: null })

/** Takes out of the rating what is no review of a purchase. */
export const removeReview = (
  ctx: Ctx,
  staffId: string,
  { reviewId, fault }: BodyOf<typeof reviewStaffEndpoints.remove>,
) => moveReview(ctx, { staffId, reviewId, action: 'remove', fault })

/** What was reported is in order. */
export const leaveReview = (ctx: Ctx, reviewId: string): Promise<StaffReview> =>
  atomic(ctx, async (ctx) => {
    await lockedReview(ctx, reviewId)
    await settleReports(ctx, reviewId)
    await noteWaiting(ctx, reviewId)
    ctx.audit('review', reviewId, null, { reports: 'settled' })
    return staffReview(ctx, reviewId)
  })

interface PictureMove {
  staffId: string
  reviewPictureId: string
  fault: ReviewFault | null
}

/** Its public copy follows the event. */
const decidePicture = (
  ctx: Ctx,
  { staffId, reviewPictureId, fault }: PictureMove,
): Promise<StaffReview> =>
  atomic(ctx, async (ctx) => {
    const [picture] = await ctx.db
      .select({ reviewId: reviewPicture.reviewId })
      .from(reviewPicture)
      .where(eq(reviewPicture.id, reviewPictureId))
    if (!picture) throw notFound()
    const row = await lockedReview(ctx, picture.reviewId)
    const action = fault === null ? 'allow' : 'refuse'
    await transition(
      ctx,
      reviewPicture,
      reviewPictureLifecycle,
      { id: reviewPictureId, action, by: 'staff', actorId: staffId },
      {
        set: { fault, decisions: sql`${reviewPicture.decisions} + 1` },
        emit: [
          occurrence(pictureDecided, { ...idsOf(row), reviewPictureId }),
          ...(fault === null
            ? []
            : toAuthor(row).map((ids) => occurrence(pictureRefused, { ...ids, reviewPictureId }))),
        ],
      },
    )
    await noteWaiting(ctx, row.id)
    return staffReview(ctx, row.id)
  })

export const allowPicture = (ctx: Ctx, staffId: string, reviewPictureId: string) =>
  decidePicture(ctx, { staffId, reviewPictureId, fault: null })

export const refusePicture = (
  ctx: Ctx,
  staffId: string,
  { reviewPictureId, fault }: BodyOf<typeof reviewStaffEndpoints.refusePicture>,
) => decidePicture(ctx, { staffId, reviewPictureId, fault })
