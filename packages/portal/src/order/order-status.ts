import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { OrderCard } from '@ironsouq/contract/mall/order/order.schema'

/** The state of an order as a store works on it: what waits for the courier, at the counter or to be used differ. */
export type OrderStatus = OrderState | 'partlyShipped' | 'toPack' | 'toBeUsed'

export function orderStatus({
  state,
  isVirtual,
  delivery,
  lines,
}: Pick<OrderCard, 'state' | 'isVirtual' | 'delivery'> & {
  lines: readonly { shippedQuantity: number }[]
}): OrderStatus {
  if (isVirtual && state === 'pendingReceipt') return 'toBeUsed'
  if (state !== 'pendingDelivery') return state
  if (delivery === 'pickup') return 'toPack'
  return lines.some(({ shippedQuantity }) => shippedQuantity > 0) ? 'partlyShipped' : state
}
