import * as z from 'zod/mini'
import { TextLocale } from '../../content/text/text.schema.ts'
import { actionsOf } from '../../lifecycle.schema.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { plainText } from '../../plain-text.ts'
import { reviewLifecycle, reviewPictureLifecycle } from './review.lifecycle.ts'
import {
  REVIEW_FAULTS,
  REVIEW_MAX,
  REVIEW_PICTURES_MAX,
  REVIEW_REPLY_MAX,
} from './review.limits.ts'

export const ReviewStars = z.int().check(z.minimum(1), z.maximum(5))

const hasWords = (text: string) => text === '' || text.trim() !== ''

export const ReviewText = z
  .string()
  .check(
    z.overwrite(plainText),
    z.minLength(1, 'error.reviewEmpty'),
    z.refine(hasWords, 'error.onlySpaces'),
    z.trim(),
    z.maxLength(REVIEW_MAX),
  )

export const ReplyText = z
  .string()
  .check(z.overwrite(plainText), z.trim(), z.minLength(1), z.maxLength(REVIEW_REPLY_MAX))

/** What a buyer writes about one line of an order. */
export const ReviewForm = z.object({
  orderLineId: z.uuid(),
  stars: ReviewStars,
  text: ReviewText,
  /** Ready uploads of the buyer for this purpose. */
  uploads: z._default(z.array(z.uuid()).check(z.maxLength(REVIEW_PICTURES_MAX)), []),
  isAnonymous: z._default(z.boolean(), false),
})
export type ReviewForm = z.output<typeof ReviewForm>

const Reply = z.object({
  text: z.string(),
  locale: TextLocale,
  at: z.iso.datetime(),
})

const written = {
  reviewId: z.uuid(),
  stars: ReviewStars,
  /** In the language it was written in. */
  text: z.string(),
  locale: TextLocale,
  /** Which variant was bought; empty when there is one. */
  variant: z.string(),
  isAnonymous: z.boolean(),
  createdAt: z.iso.datetime(),
  reply: z.nullable(Reply),
}

/** A review as everyone reads it. */
export const ShownReview = z.object({
  ...written,
  /** Null: anonymous, or the buyer has left. */
  author: z.nullable(z.string()),
  /** Whether staff have hidden its words; its stars still count. */
  isHidden: z.boolean(),
  pictures: z.array(Picture),
})
export type ShownReview = z.output<typeof ShownReview>

const moderated = z.object({
  reviewPictureId: z.uuid(),
  state: z.enum(reviewPictureLifecycle.states),
  fault: z.nullable(z.enum(REVIEW_FAULTS)),
  /** For a few minutes, for those who may see it before everyone does. */
  url: z.string(),
  actions: actionsOf(reviewPictureLifecycle, ['allow', 'refuse']),
})

/** A review as its author sees it. */
export const OwnReview = z.object({
  ...written,
  state: z.enum(reviewLifecycle.states),
  /** Why its words are hidden, or why it was removed. */
  fault: z.nullable(z.enum(REVIEW_FAULTS)),
  pictures: z.array(moderated),
  actions: actionsOf(reviewLifecycle, ['correct', 'withdraw']),
})
export type OwnReview = z.output<typeof OwnReview>

/** An order with what was written about each of its lines. */
export const OrderReviews = z.object({
  orderNumber: z.string(),
  storeName: z.string(),
  receivedAt: z.nullable(z.iso.datetime()),
  /** Until when it can be reviewed; null when it cannot, or not any more. */
  reviewBy: z.nullable(z.iso.datetime()),
  lines: z.array(
    z.object({
      orderLineId: z.uuid(),
      productId: z.uuid(),
      name: z.string(),
      variant: z.string(),
      picture: z.nullable(z.string()),
      quantity: z.int(),
      review: z.nullable(OwnReview),
    }),
  ),
})
export type OrderReviews = z.output<typeof OrderReviews>

/** A review in the lists of its store and of staff. */
export const ReviewRecord = z.object({
  ...written,
  productId: z.uuid(),
  productName: z.string(),
  author: z.nullable(z.string()),
  state: z.enum(reviewLifecycle.states),
  fault: z.nullable(z.enum(REVIEW_FAULTS)),
  /** Until when the store can change its reply; null when it cannot, or not any more. */
  replyEditableUntil: z.nullable(z.iso.datetime()),
})

export type ReviewRecord = z.output<typeof ReviewRecord>

/** Without pictures that are not public. */
export const StoreReview = z.extend(ReviewRecord, {
  pictures: z.array(Picture),
  isReported: z.boolean(),
})
export type StoreReview = z.output<typeof StoreReview>

export const StaffReviewRow = z.extend(ReviewRecord, {
  storeName: z.string(),
  picturesWaiting: z.int(),
  openReports: z.int(),
  /** Since when it waits for staff; null: it does not. */
  waitingSince: z.nullable(z.iso.datetime()),
})
export type StaffReviewRow = z.output<typeof StaffReviewRow>

export const StaffReview = z.extend(StaffReviewRow, {
  orderId: z.uuid(),
  pictures: z.array(moderated),
  reports: z.array(
    z.object({
      by: z.enum(['member', 'merchant']),
      fault: z.enum(REVIEW_FAULTS),
      at: z.iso.datetime(),
      isOpen: z.boolean(),
    }),
  ),
  actions: actionsOf(reviewLifecycle, ['hide', 'restore', 'remove']),
})
export type StaffReview = z.output<typeof StaffReview>
