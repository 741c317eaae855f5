import * as z from 'zod/mini'
import { endpoint } from '../../endpoint.ts'
import { staffListQuery, staffPage } from '../../staff-list.ts'
import { ReviewId } from './review.endpoints.ts'
import { reviewLifecycle } from './review.lifecycle.ts'
import { REVIEW_FAULTS } from './review.limits.ts'
import { ReviewStars, StaffReview, StaffReviewRow } from './review.schema.ts'

const READ = { method: 'GET', audience: 'staff', permission: 'review.read' } as const
const DECIDE = {
  method: 'POST',
  audience: 'staff',
  permission: 'review.decide',
  audit: true,
  data: StaffReview,
} as const
const Fault = z.object({ fault: z.enum(REVIEW_FAULTS) })

/** Reviews of all stores: pictures before they are public, and what was reported [BO-6]. */
export const reviewStaffEndpoints = {
  list: endpoint({
    ...READ,
    path: '/p/staff/review/list',
    summary: 'One page of reviews; those that wait for a decision by `waits`',
    query: z.extend(staffListQuery(['-createdAt', 'createdAt']), {
      waits: z.optional(z.enum(['pictures', 'reports', 'correction', 'any'])),
      state: z.optional(z.enum(reviewLifecycle.states)),
      stars: z.optional(z.pipe(z.coerce.number(), ReviewStars)),
    }),
    data: staffPage(StaffReviewRow),
  }),
  record: endpoint({
    ...READ,
    path: '/p/staff/review/record',
    summary: 'One review with its pictures and reports',
    query: ReviewId,
    data: StaffReview,
  }),
  allowPicture: endpoint({
    ...DECIDE,
    path: '/p/staff/review/allow-picture',
    summary: 'Makes a picture of a review public',
    body: z.object({ reviewPictureId: z.uuid() }),
  }),
  refusePicture: endpoint({
    ...DECIDE,
    path: '/p/staff/review/refuse-picture',
    summary: 'Keeps a picture of a review private, or makes it private again',
    body: z.extend(z.object({ reviewPictureId: z.uuid() }), Fault.shape),
  }),
  leave: endpoint({
    ...DECIDE,
    path: '/p/staff/review/leave',
    summary: 'Leaves a reported review as it is',
    body: ReviewId,
  }),
  hide: endpoint({
    ...DECIDE,
    path: '/p/staff/review/hide',
    summary: 'Hides the words and pictures of a review; its stars still count',
    body: z.extend(ReviewId, Fault.shape),
  }),
  restore: endpoint({
    ...DECIDE,
    path: '/p/staff/review/restore',
    summary: 'Shows a review again, as it was or as its author corrected it',
    body: ReviewId,
  }),
  remove: endpoint({
    ...DECIDE,
    path: '/p/staff/review/remove',
    summary: 'Takes a review that is none out of the page and the rating',
    body: z.extend(ReviewId, Fault.shape),
  }),
}
