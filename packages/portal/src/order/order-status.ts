import type { OrderState } from '@ironsouq/contract/mall/order/order.lifecycle'
import type { OrderCard } from '@ironsouq/contract/mall/order/order.schema'

/** The state of an order as a store works on it: what waits for the courier and what waits at the counter differ. */
export type OrderStatus = OrderState | 'partlyShipped' | 'toPack'

export function orderStatus({
  state,
  delivery,
  lines,
}: Pick<OrderCard, 'state' | 'delivery'> & {
  lines: readonly { shippedQuantity: number }[]
}): OrderStatus {
  if (state !== 'pendingDelivery') return state
  if (delivery === 'pickup') return 'toPack'
  return lines.some(({ shippedQuantity }) => shippedQuantity > 0) ? 'partlyShipped' : state
}
