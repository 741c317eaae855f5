import type { OrderWork } from '@ironsouq/contract/mall/order/order.schema'
import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isOver, useOrderColumns } from '@ironsouq/portal/order/order-columns'
import { OrderTabs } from '@ironsouq/portal/order/order-tabs'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { useNavigate } from 'react-router'
import type { Route } from './+types/orders.screen.ts'

const { list } = orderStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(list, { query: listQuery(list.query, url.searchParams) })

const pathOf = (orderId: string) => `/orders/${orderId}`

/** The stores of the rows that are shown: staff go from one order to all of its store. */
function useStoreFilter(rows: readonly OrderWork[]): Filter {
  const t = useT()
  const stores = new Map(rows.map(({ sellerId, storeName }) => [sellerId, storeName]))
  return {
    kind: 'choice',
    name: 'sellerId',
    text: t('portalOrder.store'),
    isSingle: true,
    options: [...stores].map(([id, text]) => ({ id, text })),
  }
}

/** The orders of all stores [BO-6]. */
export default function OrdersScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const columns = useOrderColumns(pathOf)
  const stores = useStoreFilter(page.rows)
  return (
    <ScreenPage
      title={t('portalOrder.staffTitle')}
      find={<TableFind name="search" hint={t('portalOrder.find')} />}
    >
      <DataTable
        label={t('portalOrder.staffTitle')}
        columns={columns}
        idOf={({ orderId }) => orderId}
        page={page}
        usualSort="-createdAt"
        filters={[stores]}
        isMuted={isOver}
        onOpen={(orderId) => void navigate(pathOf(orderId))}
        empty={<EmptyState title={t('portalOrder.none')} />}
      >
        <OrderTabs label={t('portalOrder.state')} />
      </DataTable>
    </ScreenPage>
  )
}
