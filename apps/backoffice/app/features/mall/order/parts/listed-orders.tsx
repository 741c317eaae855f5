import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { OrderBadge } from '@ironsouq/portal/order/order-badge'
import { Listed, type Part } from '@ironsouq/portal/screen/listed-panel'
import { Link } from 'react-router'

const LINK = 'underline underline-offset-3'

function StoreOf({ sellerId, storeName }: OrderWork) {
  const name = <bdi>{storeName}</bdi>
  return useMay('store.read') ? (
    <Link to={`/stores/${sellerId}`} className={LINK}>
      {name}
    </Link>
  ) : (
    name
  )
}

interface ListedOrdersProps {
  part: Part<OrderWork>
  /** The whole list. */
  to: string
  /** Whether they are of several stores. */
  hasStore?: boolean
}

/** The newest orders of a buyer or of a store. */
export function ListedOrders({ part, to, hasStore = false }: ListedOrdersProps) {
  const t = useT()
  const format = useFormat()
  return (
    <Listed heading={t('portalOrder.title')} part={part} to={to} idOf={({ orderId }) => orderId}>
      {(order) => (
        <>
          <Link to={`/orders/${order.orderId}`} className={`${LINK} font-semibold tabular-nums`}>
            <bdi>{order.orderNumber}</bdi>
          </Link>
          <span className="text-ink-muted">{format.date(order.createdAt)}</span>
          {hasStore && <StoreOf {...order} />}
          <OrderBadge order={order} />
          <bdi className="ms-auto font-semibold tabular-nums">{format.money(order.payable)}</bdi>
        </>
      )}
    </Listed>
  )
}
