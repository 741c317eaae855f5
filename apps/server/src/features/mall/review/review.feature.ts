import { feature } from '#kernel/registry.ts'
import {
  reviewHiddenNotice,
  reviewPictureRefusedNotice,
  reviewRepliedNotice,
  reviewRestoredNotice,
  sellerReviewNotice,
} from './review.notices.ts'
import { countChangedRatings, purgeReviewed } from './review.on-changed.ts'
import { publishDecided } from './review.on-picture-decided.ts'
import { reviewPersonalData } from './review.personal-data.ts'
import { reviewMerchantRoutes, reviewRoutes, reviewStaffRoutes } from './review.routes.ts'

export const reviewFeature = feature({
  name: 'review',
  routes: [reviewRoutes, reviewMerchantRoutes, reviewStaffRoutes],
  consumers: [...countChangedRatings, ...purgeReviewed, publishDecided],
  notices: [
    sellerReviewNotice,
    reviewRepliedNotice,
    reviewHiddenNotice,
    reviewRestoredNotice,
    reviewPictureRefusedNotice,
  ],
  personalData: [reviewPersonalData],
})
