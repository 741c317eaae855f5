import {
  branchEndpoints,
  type HolidayRecord,
} from '@ironsouq/contract/content/branch/branch.endpoints'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ListScreen } from '@ironsouq/portal/screen/list-screen'
import { LanguageCount } from '@ironsouq/portal/table/language-count'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { RowLink } from '@ironsouq/portal/table/row-link'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import type { Route } from './+types/holidays.screen.ts'

const { holidays } = branchEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(holidays, url)

const pathOf = (holidayId: string) => `/holidays/${holidayId}`

function useColumns(): ListColumn<HolidayRecord>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'name',
      text: t('backofficeBranch.name'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ holidayId, texts }) => (
        <RowLink to={pathOf(holidayId)} name={(texts[currentLocale()] ?? texts.en).name} />
      ),
    },
    {
      id: 'firstDay',
      text: t('backofficeBranch.firstDay'),
      isFigure: true,
      sort: '-firstDay',
      cell: ({ holiday }) => format.date(holiday.firstDay),
    },
    {
      id: 'lastDay',
      text: t('backofficeBranch.lastDay'),
      isFigure: true,
      cell: ({ holiday }) => format.date(holiday.lastDay),
    },
    {
      id: 'effect',
      text: t('backofficeBranch.effect'),
      cell: ({ holiday }) =>
        t(
          holiday.effect === 'closed'
            ? 'backofficeBranch.effectClosed'
            : 'backofficeBranch.effectRamadan',
        ),
    },
    {
      id: 'status',
      text: t('backofficeBranch.status'),
      cell: ({ holiday: { isConfirmed } }) => (
        <Badge tone={isConfirmed ? 'proven' : 'wait'}>
          {t(isConfirmed ? 'backofficeBranch.confirmed' : 'backofficeBranch.expected')}
        </Badge>
      ),
    },
    {
      id: 'languages',
      text: t('backofficeBranch.languages'),
      isFigure: true,
      cell: ({ texts }) => <LanguageCount of={texts} />,
    },
  ]
}

export default function HolidaysScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  return (
    <ListScreen
      title={t('backofficeBranch.holidays')}
      add={{ to: pathOf('new'), text: t('backofficeBranch.addHoliday') }}
      columns={useColumns()}
      idOf={({ holidayId }) => holidayId}
      page={page}
      usualSort="-firstDay"
      pathOf={pathOf}
    />
  )
}
