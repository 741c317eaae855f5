import type { OrderCard } from '@ironsouq/contract/mall/order/order.schema'
import { Badge, type BadgeTone } from '@ironsouq/ui/primitives/display/badge'
import { useT } from '../language/use-t.ts'
import { type OrderStatus, orderStatus } from './order-status.ts'

const TONE: Record<OrderStatus, BadgeTone> = {
  pendingPayment: 'wait',
  grouping: 'line',
  pendingDelivery: 'info',
  readyForPickup: 'wait',
  partlyShipped: 'info',
  toPack: 'info',
  pendingReceipt: 'proven',
  toBeUsed: 'wait',
  completed: 'plain',
  canceled: 'plain',
}

export function OrderBadge({ order }: { order: OrderCard }) {
  const status = orderStatus(order)
  return <Badge tone={TONE[status]}>{useT()(`portalOrder.state_${status}`)}</Badge>
}
