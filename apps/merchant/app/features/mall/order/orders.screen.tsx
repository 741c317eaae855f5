import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isOver, useOrderColumns } from '@ironsouq/portal/order/order-columns'
import { useOrderFilters } from '@ironsouq/portal/order/order-filters.ts'
import { OrderTabs } from '@ironsouq/portal/order/order-tabs'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/orders.screen.ts'
import { OrderExport } from './order-export.tsx'
import { useOrderActions } from './use-order-actions.tsx'

const { list, counts } = orderMerchantEndpoints

/** What is to be sent comes by what is due first, everything else by what is newest. */
const usualSort = ({ searchParams }: URL) =>
  searchParams.get('state') === 'pendingDelivery' ? 'deadline' : '-createdAt'

function byUrgency(url: URL): URL {
  const asked = new URL(url)
  if (!asked.searchParams.has('sort')) asked.searchParams.set('sort', usualSort(url))
  return asked
}

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted] = await Promise.all([listPage(list, byUrgency(url)), api(counts)])
  return { page, counted, usualSort: usualSort(url) }
}

/** What a store sees otherwise than staff do. */
const OWN: Partial<Record<string, { sort?: string; isExtra?: boolean }>> = {
  deadline: { sort: 'deadline' },
  earnings: { isExtra: false },
}

const pathOf = (orderId: string) => `/orders/${orderId}`

/** The orders at the own store, by state [OR-1]. */
export default function OrdersScreen({ loaderData }: Route.ComponentProps) {
  const { page, counted, usualSort: sort } = loaderData
  const t = useT()
  const { actions, button, dialog } = useOrderActions(page.rows)
  const columns = useOrderColumns(pathOf)
    .filter(({ id }) => id !== 'store')
    .map((column) => ({ ...column, ...OWN[column.id] }))
  return (
    <ListScreen
      title={t('portalOrder.title')}
      find={t('portalOrder.find')}
      findBy="search"
      bar={
        <>
          <OrderExport />
          {button}
        </>
      }
      columns={columns}
      idOf={({ orderId }) => orderId}
      page={page}
      usualSort={sort}
      views="order"
      filters={useOrderFilters()}
      actions={actions}
      isMuted={isOver}
      pathOf={pathOf}
      empty={<EmptyState title={t('portalOrder.none')} body={t('portalOrder.noneBody')} />}
    >
      <OrderTabs label={t('portalOrder.state')} counts={counted} />
      {dialog}
    </ListScreen>
  )
}
