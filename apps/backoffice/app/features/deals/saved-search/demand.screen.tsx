import {
  demandEndpoints,
  type WantGroup,
} from '@ironsouq/contract/deals/saved-search/saved-search.demand.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Table, type TableColumn } from '@ironsouq/ui/primitives/display/table'
import type { Route } from './+types/demand.screen.ts'

export const clientLoader = () => api(demandEndpoints.list)

interface Row extends WantGroup {
  id: string
}

/** Some of the wants in the words of buyers, with their notes. */
function Examples({ examples }: Pick<WantGroup, 'examples'>) {
  return (
    <ul className="grid gap-1 py-2 whitespace-normal">
      {examples.map(({ name, note }, n) => (
        <li key={`${n} ${name}`} className="min-w-60 wrap-anywhere">
          <bdi>{name}</bdi>
          {note !== '' && (
            <p className="text-ink-muted">
              <bdi>{note}</bdi>
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

const examplesOf = ({ examples }: Row) => <Examples examples={examples} />

/** What buyers look for and found no machine for, most wanted first. */
export default function WantsScreen({ loaderData: { groups } }: Route.ComponentProps) {
  const t = useT()
  const format = useFormat()
  const columns: TableColumn<Row>[] = [
    {
      id: 'category',
      text: t('backofficeDemand.category'),
      isRowHeader: true,
      cell: ({ categoryName }) => categoryName ?? t('backofficeDemand.any'),
    },
    {
      id: 'brand',
      text: t('backofficeDemand.brand'),
      cell: ({ brandName }) => brandName ?? t('backofficeDemand.any'),
    },
    {
      id: 'buyers',
      text: t('backofficeDemand.buyers'),
      isFigure: true,
      cell: ({ buyers }) => format.number(buyers),
    },
    {
      id: 'latest',
      text: t('backofficeDemand.latest'),
      cell: ({ latestAt }) => format.date(latestAt),
    },
    {
      id: 'wanted',
      text: t('backofficeDemand.wanted'),
      cell: examplesOf,
    },
  ]
  return (
    <ScreenPage title={t('backofficeDemand.title')}>
      <ScreenBody>
        <p className="text-ink-muted">{t('backofficeDemand.lead')}</p>
        <div className="overflow-x-auto">
          <Table
            label={t('backofficeDemand.title')}
            columns={columns}
            rows={groups.map((group) => ({ ...group, id: `${group.category}/${group.brand}` }))}
            empty={
              <EmptyState
                title={t('backofficeDemand.emptyTitle')}
                body={t('backofficeDemand.emptyBody')}
              />
            }
          />
        </div>
      </ScreenBody>
    </ScreenPage>
  )
}
