import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { storeApplicationEndpoints } from '@ironsouq/contract/mall/store-application/store-application.endpoints'
import type { StoreApplicationRow } from '@ironsouq/contract/mall/store-application/store-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { StateTabs } from '@ironsouq/portal/table/state-tabs'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/store-applications.screen.ts'
import { ApplicationBadge, SHOWN_STATES } from './application-badge.tsx'

const { list } = storeApplicationEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(list, { query: listQuery(list.query, url.searchParams) })

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
      cell: ({ applicationId, name }) => (
        <Link to={pathOf(applicationId)} className="text-small font-semibold">
          <bdi>{name}</bdi>
        </Link>
      ),
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
  const navigate = useNavigate()
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
    <ScreenPage
      title={t('backofficeStore.applications')}
      find={<TableFind hint={t('backofficeStore.findApplication')} />}
    >
      <DataTable
        label={t('backofficeStore.applications')}
        columns={useColumns()}
        idOf={({ applicationId }) => applicationId}
        page={page}
        usualSort="submittedAt"
        filters={filters}
        isMuted={({ state }) => state !== 'underReview'}
        onOpen={(applicationId) => void navigate(pathOf(applicationId))}
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
      </DataTable>
    </ScreenPage>
  )
}
