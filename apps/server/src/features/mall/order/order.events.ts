import { event } from '#kernel/work/events.ts'

interface OrderIds {
  orderId: string
  memberId: string
  sellerId: string
}

export const orderPaid = event<OrderIds>('order.paid')
/** The store changed its price before it was paid. */
export const orderChanged = event<OrderIds>('order.changed')
/** A parcel was sent; the order may have more to send. */
export const orderShipped = event<OrderIds & { parcelId: string }>('order.shipped')
/** The number of a parcel was wrong; it is followed by another one. */
export const parcelCorrected = event<OrderIds & { parcelId: string }>('parcel.corrected')
/** It is packed and waits for its buyer at the pickup point. */
export const orderReady = event<OrderIds>('order.ready')
/** The store did not send everything in time. */
export const orderLate = event<OrderIds>('order.late')
/** The promised day is over and nothing says that it was delivered. */
export const orderOverdue = event<OrderIds>('order.overdue')
/** The carriers have delivered all its parcels. */
export const orderDelivered = event<OrderIds>('order.delivered')
export const orderCompleted = event<OrderIds>('order.completed')
/** It was received some days ago and can still be reviewed. */
export const orderReviewAsked = event<OrderIds>('order.review-asked')
/** It never comes back: unpaid, or paid and refunded. */
export const orderCanceled = event<OrderIds>('order.canceled')
