import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/branches.screen.ts'

const { staffList } = branchEndpoints

type Row = DataOf<typeof staffList>['rows'][number]

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(staffList, { query: listQuery(staffList.query, url.searchParams) })

function useColumns(): ListColumn<Row>[] {
  const t = useT()
  return [
    {
      id: 'name',
      text: t('backofficeBranch.name'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ branchId, name }) => (
        <Link to={`/branches/${branchId}`} className="text-small font-semibold">
          <bdi>{name}</bdi>
        </Link>
      ),
    },
    { id: 'area', text: t('backofficeBranch.area'), cell: ({ area }) => <bdi>{area}</bdi> },
    {
      id: 'emirate',
      text: t('backofficeBranch.emirate'),
      cell: ({ emirate }) => t(EMIRATE_WORD[emirate]),
    },
    {
      id: 'phone',
      text: t('backofficeBranch.phone'),
      cell: ({ phone }) => <bdi dir="ltr">{phone}</bdi>,
    },
    {
      id: 'languages',
      text: t('backofficeBranch.languages'),
      isFigure: true,
      cell: ({ languages }) => <bdi dir="ltr">{`${languages.length}/${LOCALE_CODES.length}`}</bdi>,
    },
    {
      id: 'status',
      text: t('backofficeBranch.status'),
      cell: ({ isShown }) => (
        <Badge tone={isShown ? 'proven' : 'plain'}>
          {t(isShown ? 'backofficeBranch.shown' : 'backofficeBranch.hidden')}
        </Badge>
      ),
    },
    {
      id: 'position',
      text: t('backofficeBranch.position'),
      isFigure: true,
      sort: 'position',
      cell: ({ position }) => position,
    },
  ]
}

export default function BranchesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeBranch.title')}
      actions={
        <Link to="/branches/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('backofficeBranch.add')}
        </Link>
      }
    >
      <DataTable
        label={t('backofficeBranch.title')}
        columns={useColumns()}
        idOf={({ branchId }) => branchId}
        page={page}
        usualSort="position"
        isMuted={({ isShown }) => !isShown}
        onOpen={(branchId) => void navigate(`/branches/${branchId}`)}
      />
    </ScreenPage>
  )
}
