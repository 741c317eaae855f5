import { productTag, storeTag } from '@ironsouq/contract/page-cache'
import { ratingCounted } from '#features/mall/rating/rating.events.ts'
import { consumer, type EventKind } from '#kernel/work/events.ts'
import { purgeConsumer } from '#kernel/work/purge.ts'
import {
  replyChanged,
  reviewMoved,
  reviewPicturesChanged,
  reviewReplied,
  reviewWritten,
  type ReviewIds,
} from './review.events.ts'
import { countRatings } from './review.rating.service.ts'

const counting = (name: string, on: EventKind<ReviewIds>) =>
  consumer({
    name: `review.count-${name}`,
    on,
    handle: (ctx, { productId, sellerId }) => countRatings(ctx, { productId, sellerId }),
  })

/** The rating is counted again in the worker: a repetition and another order of events count the same. */
export const countChangedRatings = [
  counting('written', reviewWritten),
  counting('moved', reviewMoved),
  counting('pictures', reviewPicturesChanged),
]

const purging = (name: string, on: EventKind<ReviewIds>) =>
  purgeConsumer({
    name: `review.purge-${name}`,
    on,
    tags: ({ productId }) => [productTag(productId)],
  })

export const purgeReviewed = [
  purging('replied', reviewReplied),
  purging('reply', replyChanged),
  /** After the count: the page shows the reviews and their sum. */
  purgeConsumer({
    name: 'review.purge-counted',
    on: ratingCounted,
    tags: ({ productId, sellerId }) => [productTag(productId), storeTag(sellerId)],
  }),
]
