import { orderMerchantEndpoints } from '@ironsouq/contract/mall/order/order.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isOver, useOrderColumns } from '@ironsouq/portal/order/order-columns'
import { OrderTabs } from '@ironsouq/portal/order/order-tabs'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { useNavigate } from 'react-router'
import type { Route } from './+types/orders.screen.ts'
import { useOrderActions } from './use-order-actions.tsx'

const { list, counts } = orderMerchantEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted] = await Promise.all([
    api(list, { query: listQuery(list.query, url.searchParams) }),
    api(counts),
  ])
  return { page, counted }
}

const pathOf = (orderId: string) => `/orders/${orderId}`

/** The orders at the own store, by state [OR-1]. */
export default function OrdersScreen({ loaderData: { page, counted } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const { actions, button, dialog } = useOrderActions(page.rows)
  const columns = useOrderColumns(pathOf).filter(({ id }) => id !== 'store')
  return (
    <ScreenPage
      title={t('portalOrder.title')}
      find={<TableFind name="search" hint={t('portalOrder.find')} />}
      actions={button}
    >
      <DataTable
        label={t('portalOrder.title')}
        columns={columns}
        idOf={({ orderId }) => orderId}
        page={page}
        usualSort="-createdAt"
        actions={actions}
        isMuted={isOver}
        onOpen={(orderId) => void navigate(pathOf(orderId))}
        empty={<EmptyState title={t('portalOrder.none')} body={t('portalOrder.noneBody')} />}
      >
        <OrderTabs label={t('portalOrder.state')} counts={counted} />
      </DataTable>
      {dialog}
    </ScreenPage>
  )
}
