import { branchEndpoints } from '@ironsouq/contract/content/branch/branch.endpoints'
import type { DataOf } from '@ironsouq/contract/endpoint'
import { EMIRATE_WORD } from '@ironsouq/portal/language/emirate-labels.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/branches.screen.ts'

const { staffList } = branchEndpoints

type Row = DataOf<typeof staffList>['rows'][number]

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(staffList, url)

const pathOf = (branchId: string) => `/branches/${branchId}`

function useColumns(): ListColumn<Row>[] {
  const t = useT()
  return [
    {
      id: 'name',
      text: t('backofficeBranch.name'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ branchId, name }) => <RowLink to={pathOf(branchId)} name={name} />,
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
      cell: ({ phone }) => <PhoneNumber number={phone} />,
    },
    {
      id: 'languages',
      text: t('backofficeBranch.languages'),
      isFigure: true,
      cell: ({ languages }) => <LanguageCount of={languages} />,
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
  return (
    <ListScreen
      title={t('backofficeBranch.title')}
      add={{ to: pathOf('new'), text: t('backofficeBranch.add') }}
      columns={useColumns()}
      idOf={({ branchId }) => branchId}
      page={page}
      usualSort="position"
      isMuted={({ isShown }) => !isShown}
      pathOf={pathOf}
    />
  )
}
