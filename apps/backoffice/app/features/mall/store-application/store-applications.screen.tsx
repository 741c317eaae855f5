import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import type { StoreApplicationRow } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/store-applications.screen.ts'
import { ApplicationBadge, SHOWN_STATES } from './application-badge.tsx'

const { list } = storeApplicationEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const pathOf = (applicationId: string) => `/store-applications/${applicationId}`

function useColumns(): ListColumn<StoreApplicationRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('portalOrder.store'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ applicationId, name }) => <RowLink to={pathOf(applicationId)} name={name} />,
    },
    { id: 'number', text: t('backofficeSeller.number'), cell: ({ number }) => String(number) },
    {
      id: 'enterpriseName',
      text: t('portalStore.enterpriseName'),
      cell: ({ enterpriseName }) => <bdi>{enterpriseName}</bdi>,
    },
    {
      id: 'emirate',
      text: t('portalStore.emirate'),
      cell: ({ emirate }) => t(EMIRATE_WORD[emirate]),
    },
    {
      id: 'state',
      text: t('portalDevice.state'),
      cell: ({ state }) => <ApplicationBadge state={state} />,
    },
    {
      id: 'submittedAt',
      text: t('backofficeSeller.submittedAt'),
      isFigure: true,
      sort: 'submittedAt',
      cell: ({ submittedAt }) => format.dateTime(submittedAt),
    },
  ]
}

/** Who wants to open a store, those that wait the longest first [ST-1]. */
export default function StoreApplicationsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'emirate',
      text: t('portalStore.emirate'),
      isSingle: true,
      options: EMIRATES.map((id) => ({ id, text: t(EMIRATE_WORD[id]) })),
    },
  ]
  return (
    <ListScreen
      title={t('backofficeStore.applications')}
      find={t('backofficeStore.findApplication')}
      columns={useColumns()}
      idOf={({ applicationId }) => applicationId}
      page={page}
      usualSort="submittedAt"
      filters={filters}
      isMuted={({ state }) => state !== 'underReview'}
      pathOf={pathOf}
      empty={
        <EmptyState
          title={t('portal.noRowsTitle')}
          body={t('backofficeStore.noApplicationsBody')}
        />
      }
    >
      <StateTabs
        label={t('portalDevice.state')}
        all={t('portalOrder.all')}
        states={SHOWN_STATES.map((id) => ({ id, text: t(`backofficeStore.state_${id}`) }))}
      />
    </ListScreen>
  )
}
