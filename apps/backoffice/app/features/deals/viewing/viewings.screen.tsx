import { viewingLifecycle } from '@ironsouq/contract/deals/viewing/viewing.lifecycle'
import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import type { Route } from './+types/viewings.screen.ts'
import { ViewingActs } from './viewing-acts.tsx'
import { ViewingBadge } from './viewing-state.tsx'

const { list } = viewingStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(): ListColumn<StaffViewing>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'when',
      text: t('backofficeViewing.when'),
      isFixed: true,
      isRowHeader: true,
      sort: 'startsAt',
      cell: ({ startsAt }) => (
        <b className="text-small font-semibold">{format.dateTime(startsAt)}</b>
      ),
    },
    {
      id: 'machine',
      text: t('backofficeViewing.machine'),
      cell: ({ title }) => <bdi>{title}</bdi>,
    },
    {
      id: 'stockNo',
      text: t('backofficeViewing.stockNo'),
      cell: ({ stockNo }) => <bdi dir="ltr">{stockNo}</bdi>,
    },
    { id: 'yard', text: t('backofficeViewing.yard'), cell: ({ yard }) => yard.name },
    {
      id: 'visitor',
      text: t('backofficeViewing.visitor'),
      cell: ({ name }) => <bdi>{name}</bdi>,
    },
    {
      id: 'contact',
      text: t('backofficeViewing.contact'),
      cell: ({ mail, mobile }) =>
        mobile === null ? <bdi dir="ltr">{mail}</bdi> : <PhoneNumber number={mobile} />,
    },
    {
      id: 'language',
      text: t('backofficeViewing.language'),
      isExtra: true,
      cell: ({ locale }) => (isLocaleCode(locale) ? LOCALES[locale].name : locale),
    },
    {
      id: 'state',
      text: t('backofficeViewing.state'),
      cell: ({ state }) => <ViewingBadge state={state} />,
    },
    {
      id: 'actions',
      text: t('backofficeViewing.actions'),
      cell: (viewing) => <ViewingActs viewing={viewing} />,
    },
  ]
}

export default function ViewingsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const filters: Filter[] = [
    {
      kind: 'choice',
      name: 'when',
      text: t('backofficeViewing.when'),
      isSingle: true,
      options: [
        { id: 'today', text: t('portal.today') },
        { id: 'upcoming', text: t('backofficeViewing.upcoming') },
        { id: 'past', text: t('backofficeViewing.past') },
      ],
    },
    {
      kind: 'choice',
      name: 'state',
      text: t('backofficeViewing.state'),
      isSingle: true,
      options: viewingLifecycle.states.map((id) => ({ id, text: t(`backofficeViewing.${id}`) })),
    },
  ]
  return (
    <ScreenPage
      title={t('backofficeViewing.title')}
      find={<TableFind name="words" hint={t('backofficeViewing.find')} />}
      actions={
        <ScreenAction
          icon="calendar"
          text={t('backofficeViewing.calendar')}
          to="/viewings/calendar"
        />
      }
    >
      <DataTable
        label={t('backofficeViewing.title')}
        columns={useColumns()}
        idOf={({ viewingId }) => viewingId}
        page={page}
        usualSort="startsAt"
        filters={filters}
        isMuted={({ actions }) => actions.length === 0}
        empty={
          <EmptyState
            title={t('backofficeViewing.emptyTitle')}
            body={t('backofficeViewing.emptyBody')}
          />
        }
      />
    </ScreenPage>
  )
}
