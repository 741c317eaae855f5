import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { RatingSummary } from '../rating/rating.schema.ts'
import { ReviewId } from './review.endpoints.ts'
import { REVIEW_FAULTS } from './review.limits.ts'
import { ReplyText, ReviewStars, StoreReview } from './review.schema.ts'

const READ = { method: 'GET', audience: 'merchant', permission: 'product.read' } as const
const WRITE = { method: 'POST', audience: 'merchant', permission: 'product.edit' } as const

/** What a store does with reviews of its products: it reads them and answers, and it reports them [BO-9]. */
export const reviewMerchantEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/merchant/review/list',
    summary: 'One page of the reviews of the products of the store',
    query: z.extend(staffListQuery(['-createdAt', 'createdAt']), {
      reply: z.optional(z.enum(['open', 'given'])),
      stars: z.optional(z.pipe(z.coerce.number(), ReviewStars)),
    }),
    data: staffPage(StoreReview),
  }),
  rating: endpoint({
    ...READ,
    path: '/p/merchant/review/rating',
    summary: 'The rating of the store, made of all reviews of its products',
    data: RatingSummary,
  }),
  record: endpoint({
    ...READ,
    path: '/p/merchant/review/record',
    summary: 'One review of a product of the store',
    query: ReviewId,
    data: StoreReview,
  }),
  reply: endpoint({
    ...WRITE,
    path: '/p/merchant/review/reply',
    summary: 'Replies to a review in public; the reply can be changed for half an hour',
    body: z.extend(ReviewId, { text: ReplyText }),
    data: StoreReview,
  }),
  report: endpoint({
    ...WRITE,
    path: '/p/merchant/review/report',
    summary: 'Reports a review to staff, once per store',
    body: z.extend(ReviewId, { fault: z.enum(REVIEW_FAULTS) }),
    data: StoreReview,
    limit: { max: 20, seconds: 3600 },
  }),
}
