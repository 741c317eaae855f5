import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import type { ListColumn } from '../table/list-column.ts'
import { OrderBadge } from './order-badge.tsx'
import { TimeLeft } from './time-left.tsx'

/** The columns of a list of orders; the portal of a store leaves out the store. */
export function useOrderColumns(pathOf: (orderId: string) => string): ListColumn<OrderWork>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'number',
      text: t('portalOrder.order'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ orderId, orderNumber }) => (
        <Link to={pathOf(orderId)} className="text-small font-semibold tabular-nums">
          <bdi>{orderNumber}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('portalOrder.state'),
      onPhone: 'unlabelled',
      cell: (order) => <OrderBadge order={order} />,
    },
    {
      id: 'store',
      text: t('portalOrder.store'),
      cell: ({ storeName }) => (
        <bdi className="lg:block lg:max-w-44 lg:truncate" title={storeName}>
          {storeName}
        </bdi>
      ),
    },
    {
      id: 'goods',
      text: t('portalOrder.goods'),
      onPhone: 'unlabelled',
      cell: ({ lines: [first], quantity }) => (
        <span className="flex min-w-0 gap-2 lg:max-w-60" title={first?.name}>
          <bdi className="min-w-0 truncate">{first?.name}</bdi>
          <span className="shrink-0 text-ink-muted">
            {t('portalOrder.items', { count: quantity })}
          </span>
        </span>
      ),
    },
    {
      id: 'to',
      text: t('portalOrder.deliverTo'),
      cell: ({ delivery, recipient, city }) =>
        recipient === null ? (
          t(`portalOrder.method_${delivery}`)
        ) : (
          <span className="flex min-w-0 flex-wrap gap-x-2 lg:max-w-48 lg:flex-nowrap">
            <bdi className="min-w-0 truncate">{recipient}</bdi>
            <bdi className="shrink-0 text-ink-muted">
              {city ?? t(`portalOrder.method_${delivery}`)}
            </bdi>
          </span>
        ),
    },
    {
      id: 'total',
      text: t('portalOrder.total'),
      isFigure: true,
      cell: ({ payable }) => <bdi className="font-semibold">{format.money(payable)}</bdi>,
    },
    {
      id: 'earnings',
      text: t('portalOrder.earnings'),
      isFigure: true,
      isExtra: true,
      cell: ({ earnings }) => earnings && <bdi>{format.money(earnings)}</bdi>,
    },
    {
      id: 'time',
      text: t('portalOrder.time'),
      isFigure: true,
      sort: '-createdAt',
      cell: ({ createdAt }) => format.dateTime(createdAt),
    },
    {
      id: 'deadline',
      text: t('portalOrder.deadline'),
      isFigure: true,
      cell: ({ deadline, state }) => deadline && <TimeLeft deadline={deadline} state={state} />,
    },
    {
      id: 'paidAt',
      text: t('portalOrder.paidAt'),
      isFigure: true,
      isExtra: true,
      cell: ({ paidAt }) => paidAt && format.dateTime(paidAt),
    },
    {
      id: 'delivery',
      text: t('portalOrder.delivery'),
      isExtra: true,
      cell: ({ delivery }) => t(`portalOrder.method_${delivery}`),
    },
  ]
}

/** A row that needs nothing any more. */
export const isOver = ({ state }: OrderWork): boolean =>
  state === 'canceled' || state === 'completed'
