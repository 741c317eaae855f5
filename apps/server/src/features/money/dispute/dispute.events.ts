import type { PaymentProvider } from '#kernel/ports/payment.ts'
import { event } from '#kernel/work/events.ts'

/** A provider took the money of a payment back. */
export const disputeOpened = event<{ disputeId: string }>('dispute.opened')

/** A dispute was open for a day without news: its provider is asked. */
export const disputeDue = event<{ provider: PaymentProvider; disputeRef: string }>('dispute.due')

interface OfOrder {
  disputeId: string
  orderId: string
  sellerId: string
}

/** An order whose payment is disputed: it waits. */
export const orderDisputed = event<OfOrder>('dispute.order-stopped')
/** The money of an order came back to us: it goes on. */
export const orderDisputeWon = event<OfOrder>('dispute.order-won')
/** The buyer has the money of an order. */
export const orderDisputeLost = event<OfOrder>('dispute.order-lost')
