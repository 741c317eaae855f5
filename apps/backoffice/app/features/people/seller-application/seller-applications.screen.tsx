import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { sellerApplicationLifecycle } from '@ironsouq/contract/people/seller-application/seller-application.lifecycle'
import type { SellerApplicationRow } from '@ironsouq/contract/people/seller-application/seller-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/seller-applications.screen.ts'
import { ApplicationState } from './application-state.tsx'

const { list } = sellerApplicationEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(list, { query: listQuery(list.query, url.searchParams) })

function useColumns(): ListColumn<SellerApplicationRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'firmName',
      text: t('backofficeSeller.firmName'),
      isFixed: true,
      isRowHeader: true,
      sort: 'firmName',
      cell: ({ applicationId, firmName }) => (
        <Link to={`/seller-applications/${applicationId}`} className="text-small font-semibold">
          <bdi>{firmName}</bdi>
        </Link>
      ),
    },
    { id: 'number', text: t('backofficeSeller.number'), cell: ({ number }) => String(number) },
    {
      id: 'licenceNo',
      text: t('backofficeSeller.licenceNo'),
      cell: ({ licenceNo }) => <bdi dir="ltr">{licenceNo}</bdi>,
    },
    {
      id: 'emirate',
      text: t('backofficeSeller.emirate'),
      cell: ({ emirate }) => t(EMIRATE_WORD[emirate]),
    },
    {
      id: 'contactName',
      text: t('backofficeSeller.contactName'),
      cell: ({ contactName }) => <bdi>{contactName}</bdi>,
    },
    {
      id: 'state',
      text: t('backofficeSeller.state'),
      cell: ({ state }) => <ApplicationState state={state} />,
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

export default function SellerApplicationsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeSeller.state'),
      isSingle: true,
      options: sellerApplicationLifecycle.states.map((id) => ({
        id,
        text: t(`backofficeSeller.${id}`),
      })),
    },
    {
      kind: 'choice',
      name: 'emirate',
      text: t('backofficeSeller.emirate'),
      isSingle: true,
      options: EMIRATES.map((id) => ({ id, text: t(EMIRATE_WORD[id]) })),
    },
  ]
  return (
    <ScreenPage
      title={t('backofficeSeller.title')}
      find={<TableFind hint={t('backofficeSeller.find')} />}
    >
      <DataTable
        label={t('backofficeSeller.title')}
        columns={useColumns()}
        idOf={({ applicationId }) => applicationId}
        page={page}
        usualSort="submittedAt"
        filters={filters}
        onOpen={(applicationId) => void navigate(`/seller-applications/${applicationId}`)}
      />
    </ScreenPage>
  )
}
