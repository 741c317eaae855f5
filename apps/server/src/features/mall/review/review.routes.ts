import { reviewEndpoints } from '@ironsouq/contract/mall/review/review.endpoints'
import { reviewMerchantEndpoints } from '@ironsouq/contract/mall/review/review.merchant.endpoints'
import { reviewStaffEndpoints } from '@ironsouq/contract/mall/review/review.staff.endpoints'
import { ratingOfStore } from '#features/mall/rating/rating.queries.ts'
import { forbidden } from '#kernel/errors.ts'
import type { Routes } from '#kernel/http/serve.ts'
import { replyToReview, reportByStore } from './review.merchant.service.ts'
import { reviewsOfProduct, reviewsOfStore, storeReview } from './review.projection.ts'
import {
  correctReview,
  orderReviews,
  reportReview,
  withdrawReview,
  writeReviews,
} from './review.service.ts'
import { reviewsForStaff, staffReview } from './review.staff.projection.ts'
import {
  allowPicture,
  hideReview,
  leaveReview,
  refusePicture,
  removeReview,
  restoreReview,
} from './review.staff.service.ts'
import { translateReview } from './review.translation.service.ts'

export const reviewRoutes: Routes = (serve) => {
  serve(reviewEndpoints.ofProduct, ({ ctx, query }) => reviewsOfProduct(ctx, query))
  serve(reviewEndpoints.translation, ({ ctx, actor, query }) =>
    translateReview(ctx, actor.id, query.reviewId),
  )
  serve(reviewEndpoints.ofOrder, ({ ctx, actor, query }) =>
    orderReviews(ctx, actor.id, query.orderNumber),
  )
  serve(reviewEndpoints.write, ({ ctx, actor, body }) => writeReviews(ctx, actor.id, body))
  serve(reviewEndpoints.correct, ({ ctx, actor, body }) => correctReview(ctx, actor.id, body))
  serve(reviewEndpoints.withdraw, ({ ctx, actor, body }) =>
    withdrawReview(ctx, actor.id, body.reviewId),
  )
  serve(reviewEndpoints.report, ({ ctx, actor, body }) => reportReview(ctx, actor.id, body))
}

export const reviewMerchantRoutes: Routes = (serve) => {
  serve(reviewMerchantEndpoints.list, ({ ctx, query }) => reviewsOfStore(ctx, query))
  serve(reviewMerchantEndpoints.rating, ({ ctx, actor }) => {
    if (actor.sellerId === null) throw forbidden()
    return ratingOfStore(ctx, actor.sellerId)
  })
  serve(reviewMerchantEndpoints.record, ({ ctx, query }) => storeReview(ctx, query.reviewId))
  serve(reviewMerchantEndpoints.reply, ({ ctx, body }) => replyToReview(ctx, body))
  serve(reviewMerchantEndpoints.report, ({ ctx, body }) => reportByStore(ctx, body))
}

export const reviewStaffRoutes: Routes = (serve) => {
  serve(reviewStaffEndpoints.list, ({ ctx, query }) => reviewsForStaff(ctx, query))
  serve(reviewStaffEndpoints.record, ({ ctx, query }) => staffReview(ctx, query.reviewId))
  serve(reviewStaffEndpoints.allowPicture, ({ ctx, actor, body }) =>
    allowPicture(ctx, actor.id, body.reviewPictureId),
  )
  serve(reviewStaffEndpoints.refusePicture, ({ ctx, actor, body }) =>
    refusePicture(ctx, actor.id, body),
  )
  serve(reviewStaffEndpoints.leave, ({ ctx, body }) => leaveReview(ctx, body.reviewId))
  serve(reviewStaffEndpoints.hide, ({ ctx, actor, body }) => hideReview(ctx, actor.id, body))
  serve(reviewStaffEndpoints.restore, ({ ctx, actor, body }) =>
    restoreReview(ctx, actor.id, body.reviewId),
  )
  serve(reviewStaffEndpoints.remove, ({ ctx, actor, body }) => removeReview(ctx, actor.id, body))
}
