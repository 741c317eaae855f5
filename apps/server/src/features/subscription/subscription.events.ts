import { event } from '#kernel/events.ts'

/** Somebody wants the notice, and the reader of the address is to confirm it. */
export const subscriptionAsked = event<{ subscriptionId: string }>('subscription.asked')
