import { orderStaffEndpoints } from '@ironsouq/contract/mall/order/order.staff.endpoints'
import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { isOver, useOrderColumns } from '@ironsouq/portal/order/order-columns'
import { useOrderFilters } from '@ironsouq/portal/order/order-filters.ts'
import { OrderTabs } from '@ironsouq/portal/order/order-tabs'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { useStoreFilter } from '@ironsouq/portal/store/use-store-filter.ts'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/orders.screen.ts'
import { OrderExport } from './order-export.tsx'

const { list, counts } = orderStaffEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, counted] = await Promise.all([listPage(list, url), api(counts)])
  return { page, counted }
}

const pathOf = (orderId: string) => `/orders/${orderId}`

/** The orders of all stores [BO-6]. */
export default function OrdersScreen({ loaderData: { page, counted } }: Route.ComponentProps) {
  const t = useT()
  const columns = useOrderColumns(pathOf)
  const stores = useStoreFilter(
    page.rows.map(({ sellerId, storeName: name }) => ({ sellerId, name })),
  )
  const standing: Filter = {
    kind: 'choice',
    name: 'storeStanding',
    text: t('portalOrder.storeStanding'),
    isSingle: true,
    options: [{ id: 'stopped', text: t('portalOrder.storeStopped') }],
  }
  const method: Filter = {
    kind: 'choice',
    name: 'method',
    text: t('portalOrder.paidWith'),
    isSingle: true,
    options: PAYMENT_METHODS.map((id) => ({ id, text: t(`portalOrder.pay_${id}`) })),
  }
  return (
    <ListScreen
      title={t('portalOrder.staffTitle')}
      find={t('portalOrder.find')}
      findBy="search"
      bar={useMay('order.export') && <OrderExport />}
      columns={columns}
      idOf={({ orderId }) => orderId}
      page={page}
      usualSort="-createdAt"
      views="order"
      filters={[...useOrderFilters(), method, stores, standing]}
      isMuted={isOver}
      pathOf={pathOf}
      empty={<EmptyState title={t('portalOrder.none')} />}
    >
      <OrderTabs label={t('portalOrder.state')} counts={counted} />
    </ListScreen>
  )
}
