import { flashSaleMerchantEndpoints } from '@ironsouq/contract/mall/flash-sale/flash-sale.endpoints'
import { flashSaleLifecycle } from '@ironsouq/contract/mall/flash-sale/flash-sale.lifecycle'
import type { FlashSaleRow } from '@ironsouq/contract/mall/flash-sale/flash-sale.schema'
import { useFlashSaleColumns } from '@ironsouq/portal/flash-sale/flash-sale-columns'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/flash-sales.screen.ts'
import { flashSalePath } from './flash-sale-path.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(flashSaleMerchantEndpoints.list, url)

const isOver = ({ state }: FlashSaleRow) => state === 'ended' || state === 'stopped'

/** The own flash sales with what was ordered [PM-2] [BO-1]. */
export default function FlashSalesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayEdit = useMay('promotion.edit')
  const columns = useFlashSaleColumns(flashSalePath)
  return (
    <ScreenPage
      title={t('portalFlashSale.flashSales')}
      actions={
        mayEdit && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('portalFlashSale.add')}
            to="/flash-sales/new"
          />
        )
      }
    >
      <DataTable
        label={t('portalFlashSale.flashSales')}
        columns={columns}
        idOf={({ flashSaleId }) => flashSaleId}
        page={page}
        usualSort="-createdAt"
        isMuted={isOver}
        onOpen={(flashSaleId) => void navigate(flashSalePath(flashSaleId))}
        empty={
          <EmptyState title={t('portalFlashSale.none')} body={t('portalFlashSale.noneHint')}>
            {mayEdit && (
              <Link to="/flash-sales/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
                {t('portalFlashSale.add')}
              </Link>
            )}
          </EmptyState>
        }
      >
        <StateTabs
          label={t('portalPromotion.state')}
          all={t('portalPromotion.all')}
          states={flashSaleLifecycle.states.map((id) => ({
            id,
            text: t(`portalPromotion.state_${id}`),
          }))}
        />
      </DataTable>
    </ScreenPage>
  )
}
