import { EMIRATES } from '@ironsouq/contract/machines/device/device.enums'
import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { sellerApplicationLifecycle } from '@ironsouq/contract/people/seller-application/seller-application.lifecycle'
import type { SellerApplicationRow } from '@ironsouq/contract/people/seller-application/seller-application.schema'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import type { Route } from './+types/seller-applications.screen.ts'
import { ApplicationState } from './application-state.tsx'

const { list } = sellerApplicationEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const pathOf = (applicationId: string) => `/seller-applications/${applicationId}`

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
      cell: ({ applicationId, firmName }) => <RowLink to={pathOf(applicationId)} name={firmName} />,
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
    <ListScreen
      title={t('backofficeSeller.title')}
      find={t('backofficeSeller.find')}
      columns={useColumns()}
      idOf={({ applicationId }) => applicationId}
      page={page}
      usualSort="submittedAt"
      filters={filters}
      pathOf={pathOf}
    />
  )
}
