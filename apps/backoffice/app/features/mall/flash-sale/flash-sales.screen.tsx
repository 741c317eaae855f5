import { flashSaleStaffEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { flashSaleLifecycle } from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import { useFlashSaleColumns } from '@ironsouq/portal/flash-sale/flash-sale-columns'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { useStoreFilter } from '@ironsouq/portal/store/use-store-filter.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import type { Route } from './+types/flash-sales.screen.ts'
import { flashSalePath } from './flash-sale-path.ts'

/** Staff see no drafts. */
const STATES = flashSaleLifecycle.states.filter((state) => state !== 'draft')

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(flashSaleStaffEndpoints.list, url)

/** The flash sales of all stores [BO-2]. */
export default function FlashSalesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const columns = useFlashSaleColumns(flashSalePath, { hasStores: true })
  const store = useStoreFilter(
    page.rows.map(({ sellerId, storeName }) => ({ sellerId, name: storeName })),
  )
  return (
    <ListScreen
      title={t('portalFlashSale.flashSales')}
      find={t('portalPromotion.name')}
      findBy="search"
      columns={columns}
      idOf={({ flashSaleId }) => flashSaleId}
      page={page}
      usualSort="-createdAt"
      filters={[store]}
      pathOf={flashSalePath}
    >
      <StateTabs
        label={t('portalPromotion.state')}
        all={t('portalPromotion.all')}
        states={STATES.map((id) => ({ id, text: t(`portalPromotion.state_${id}`) }))}
      />
    </ListScreen>
  )
}
