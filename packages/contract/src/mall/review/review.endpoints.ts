import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { Picture } from '../../machines/device/device.schema.ts'
import { RatingSummary } from '../rating/rating.schema.ts'
import { REVIEW_FAULTS } from './review.limits.ts'
import { OrderReviews, ReviewForm, ReviewStars, ReviewText, ShownReview } from './review.schema.ts'

export const ReviewId = z.object({ reviewId: z.uuid() })
const OrderNumber = z.object({ orderNumber: z.string().check(z.regex(/^\d{16}$/)) })
const MEMBER = { audience: 'member' } as const

export const reviewEndpoints = {
  ofProduct: endpoint({
    method: 'GET',
    path: '/prod/comments',
    audience: 'anyone',
    summary: 'What buyers wrote about a product, the newest first, with the summary of all [RV-2]',
    query: z.object({
      prodId: z.uuid(),
      stars: z.optional(z.pipe(z.coerce.number(), ReviewStars)),
      pictures: z.optional(z.enum(['with'])),
      cursor: z.optional(z.string().check(z.maxLength(600), z.regex(/^[\w-]+$/))),
    }),
    data: z.object({
      summary: RatingSummary,
      /** The newest public pictures of all its reviews; only with the first page. */
      strip: z.array(Picture),
      records: z.array(ShownReview),
      next: z.nullable(z.string()),
      total: z.int(),
      /** Whether they can be translated on request. */
      canTranslate: z.boolean(),
    }),
  }),
  translation: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/prodComm/translation',
    summary: 'A review in the language of the request, made once and stored',
    query: ReviewId,
    data: z.object({ text: z.string(), from: z.nullable(z.string()) }),
    limit: { max: 60, seconds: 60 },
  }),
  ofOrder: endpoint({
    ...MEMBER,
    method: 'GET',
    path: '/p/prodComm/order',
    summary: 'The lines of an order of the member with what they wrote about each [RV-1]',
    query: OrderNumber,
    data: OrderReviews,
    refusalShownBy: 'page',
  }),
  write: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/prodComm/submit',
    summary: 'Reviews lines of a completed order, each once [RV-1]',
    body: z.extend(OrderNumber, {
      reviews: z.array(ReviewForm).check(z.minLength(1), z.maxLength(50)),
    }),
    data: OrderReviews,
    once: true,
  }),
  correct: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/prodComm/correct',
    summary: 'Corrects the words that staff have hidden; staff look at them again',
    body: z.extend(ReviewId, { text: ReviewText }),
    data: z.null(),
  }),
  withdraw: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/prodComm/withdraw',
    summary: 'Takes an own review back, for good',
    body: ReviewId,
    data: z.null(),
  }),
  report: endpoint({
    ...MEMBER,
    method: 'POST',
    path: '/p/prodComm/report',
    summary: 'Reports a review to staff, once per person',
    body: z.extend(ReviewId, { fault: z.enum(REVIEW_FAULTS) }),
    data: z.null(),
    limit: { max: 20, seconds: 3600 },
  }),
}
