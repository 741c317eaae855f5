import { event } from '#kernel/work/events.ts'

/** What was held for an order is due to its seller now. */
export const orderSettled = event<{ orderId: string; sellerId: string }>('settlement.posted')
