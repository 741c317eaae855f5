import { event } from '#kernel/work/events.ts'

export interface ReviewIds {
  reviewId: string
  productId: string
  sellerId: string
}

type ToAuthor = ReviewIds & { memberId: string }

/** A buyer has reviewed what they bought. */
export const reviewWritten = event<ReviewIds>('review.written')
/** It is shown or counted in another way than before: hidden, corrected, shown again, removed, taken back. */
export const reviewMoved = event<ReviewIds>('review.moved')
/** Staff hid its words or removed it: its author is notified of the reason. */
export const reviewHidden = event<ToAuthor>('review.hidden')
/** Staff showed it again. */
export const reviewRestored = event<ToAuthor>('review.restored')
/** The store has replied for the first time. */
export const reviewReplied = event<ReviewIds>('review.replied')
/** The store has changed its reply. */
export const replyChanged = event<ReviewIds>('review.reply-changed')
/** Staff allowed or refused a picture: its public copy follows. */
export const pictureDecided = event<ReviewIds & { reviewPictureId: string }>(
  'review.picture-decided',
)
/** A refusal is reported to the author. */
export const pictureRefused = event<ToAuthor & { reviewPictureId: string }>(
  'review.picture-refused',
)
/** The public pictures of a review are others than before. */
export const reviewPicturesChanged = event<ReviewIds>('review.pictures-changed')
