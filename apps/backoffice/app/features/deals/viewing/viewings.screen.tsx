import {
  type StaffViewing,
  viewingStaffEndpoints,
} from '@ironsouq/contract/deals/viewing/viewing.staff.endpoints'
import { isLocaleCode, LOCALES } from '@ironsouq/i18n/locales'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PhoneNumber } from '@ironsouq/portal/screen/phone-number'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { useState } from 'react'
import type { Route } from './+types/viewings.screen.ts'
import { CancelViewing } from './cancel-viewing.tsx'

const { list } = viewingStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

function useColumns(onCancel: (viewing: StaffViewing) => void): ListColumn<StaffViewing>[] {
  const t = useT()
  const format = useFormat()
  const mayCancel = useMay('viewing.cancel')
  const columns: ListColumn<StaffViewing>[] = [
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
      cell: ({ state }) => (
        <Badge tone={state === 'booked' ? 'proven' : 'plain'}>
          {t(`backofficeViewing.${state}`)}
        </Badge>
      ),
    },
  ]
  if (!mayCancel) return columns
  const cancel: ListColumn<StaffViewing> = {
    id: 'cancel',
    text: t('backofficeViewing.actions'),
    cell: (viewing) =>
      viewing.isUpcoming &&
      viewing.state === 'booked' && (
        <Button size="portal" onPress={() => onCancel(viewing)}>
          {t('backofficeViewing.cancel')}
        </Button>
      ),
  }
  return [...columns, cancel]
}

export default function ViewingsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const [chosen, choose] = useState<StaffViewing>()
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
      options: [
        { id: 'booked', text: t('backofficeViewing.booked') },
        { id: 'cancelled', text: t('backofficeViewing.cancelled') },
      ],
    },
  ]
  return (
    <ScreenPage title={t('backofficeViewing.title')}>
      <DataTable
        label={t('backofficeViewing.title')}
        columns={useColumns(choose)}
        idOf={({ viewingId }) => viewingId}
        page={page}
        usualSort="startsAt"
        filters={filters}
        isMuted={({ state }) => state === 'cancelled'}
        empty={
          <EmptyState
            title={t('backofficeViewing.emptyTitle')}
            body={t('backofficeViewing.emptyBody')}
          />
        }
      />
      {chosen && <CancelViewing viewing={chosen} onDone={() => choose(undefined)} />}
    </ScreenPage>
  )
}
