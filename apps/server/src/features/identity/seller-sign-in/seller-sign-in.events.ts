import { event } from '#kernel/work/events.ts'

/** Someone asked for a link to set another password. */
export const sellerPasswordForgotten = event<{ ownerId: string; stepId: string }>(
  'seller-sign-in.password-forgotten',
)
