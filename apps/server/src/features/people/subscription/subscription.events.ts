import { event } from '#kernel/work/events.ts'

/** A subscription was requested; the owner of the address must confirm it. */
export const subscriptionRequested = event<{ subscriptionId: string }>('subscription.requested')
