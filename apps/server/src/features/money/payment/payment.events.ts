import { event } from '#kernel/work/events.ts'

/** The payment that counts; its orders moved in the same transaction. */
export const paymentPaid = event<{ paymentId: string; memberId: string }>('payment.paid')
/** Money is to go back. */
export const refundPlanned = event<{ refundId: string; memberId: string }>('refund.planned')
/** The money has reached the buyer. */
export const refundSucceeded = event<{ refundId: string; memberId: string }>('refund.succeeded')
