import type { OrderState } from '../../mall/order/order.lifecycle.ts'

export const EXPORT_DAYS = 3

/** An order in one of these states still moves goods or money. */
export const UNFINISHED_ORDERS = [
  'pendingPayment',
  'grouping',
  'pendingDelivery',
  'readyForPickup',
  'pendingReceipt',
] as const satisfies readonly OrderState[]
