import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { orderStatus } from '@ironsouq/portal/order/order-status.ts'

/** The chosen orders that are not shipped here, and why each is not [OR-6]. */
export function SkippedOrders({ orders }: { orders: readonly OrderWork[] }) {
  const t = useT()
  if (orders.length === 0) return null
  const whyOf = (order: OrderWork) =>
    order.delivery === 'pickup' && order.state !== 'canceled' && order.state !== 'completed'
      ? t('portalOrder.skipPickup')
      : t('portalOrder.skipState', { state: t(`portalOrder.state_${orderStatus(order)}`) })
  return (
    <section className="grid gap-2 rounded-box bg-accent-wash p-3 text-accent-text">
      <b>{t('portalOrder.skipped', { count: orders.length })}</b>
      <ul className="grid gap-1 text-small">
        {orders.map((order) => (
          <li key={order.orderId}>
            <bdi className="font-semibold wrap-anywhere">{order.orderNumber}</bdi> {whyOf(order)}
          </li>
        ))}
      </ul>
    </section>
  )
}
