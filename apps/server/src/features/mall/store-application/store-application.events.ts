import { event } from '#kernel/work/events.ts'

/** It was sent for review, for the first time or corrected. */
export const storeApplicationSubmitted = event<{ applicationId: string }>(
  'store-application.submitted',
)

export const storeApplicationApproved = event<{ applicationId: string }>(
  'store-application.approved',
)

/** An application was sent back with what to correct, or because its papers fail. */
export const storeApplicationRejected = event<{ applicationId: string }>(
  'store-application.rejected',
)
