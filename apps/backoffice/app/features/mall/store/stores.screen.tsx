import { storeLifecycle } from '@ironsouq/contract/mall/store/store.lifecycle'
import type { StoreRow } from '@ironsouq/contract/mall/store/store.schema'
import { storeStaffEndpoints } from '@ironsouq/contract/mall/store/store.staff.endpoints'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { StoreBadge } from '@ironsouq/portal/store/store-badge'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/stores.screen.ts'

const { list } = storeStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const pathOf = (storeId: string) => `/stores/${storeId}`

function useColumns(): ListColumn<StoreRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('portalOrder.store'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ storeId, name, isOwn }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <RowLink to={pathOf(storeId)} name={name} />
          {isOwn && <Badge tone="ink">{t('portalStore.own')}</Badge>}
        </span>
      ),
    },
    {
      id: 'state',
      text: t('portalDevice.state'),
      cell: ({ state }) => <StoreBadge state={state} />,
    },
    {
      id: 'emirate',
      text: t('portalStore.emirate'),
      cell: ({ emirate }) => t(EMIRATE_WORD[emirate]),
    },
    {
      id: 'sellsUntil',
      text: t('portalStore.sellsUntil'),
      isFigure: true,
      sort: 'sellsUntil',
      cell: ({ sellsUntil }) =>
        sellsUntil === null ? t('portalStore.noEnd') : format.date(sellsUntil),
    },
    {
      id: 'openedAt',
      text: t('backofficeStore.openedAt'),
      isFigure: true,
      sort: '-openedAt',
      cell: ({ openedAt }) => format.date(openedAt),
    },
  ]
}

/** The stores of the mall [BO-2]. */
export default function StoresScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('backofficeStore.stores')}
      find={t('backofficeStore.findStore')}
      columns={useColumns()}
      idOf={({ storeId }) => storeId}
      page={page}
      usualSort="-openedAt"
      isMuted={({ state }) => state === 'terminated'}
      pathOf={pathOf}
    >
      <StateTabs
        label={t('portalDevice.state')}
        all={t('portalOrder.all')}
        states={storeLifecycle.states.map((id) => ({ id, text: t(`portalStore.state_${id}`) }))}
      />
    </ListScreen>
  )
}
