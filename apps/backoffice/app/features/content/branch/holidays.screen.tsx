import {
  branchEndpoints,
  type HolidayRecord,
} from '@ironsouq/contract/content/branch/branch.endpoints'
import { LOCALE_CODES } from '@ironsouq/i18n/locales'
import { api } from '@ironsouq/portal/api/api.ts'
import { currentLocale } from '@ironsouq/portal/language/language-store.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listQuery } from '@ironsouq/portal/table/list-query.ts'
import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/holidays.screen.ts'

const { holidays } = branchEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  api(holidays, { query: listQuery(holidays.query, url.searchParams) })

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
        <Link to={`/holidays/${holidayId}`} className="text-small font-semibold">
          <bdi>{(texts[currentLocale()] ?? texts.en).name}</bdi>
        </Link>
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
      cell: ({ texts }) => (
        <bdi dir="ltr">{`${Object.keys(texts).length}/${LOCALE_CODES.length}`}</bdi>
      ),
    },
  ]
}

export default function HolidaysScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage
      title={t('backofficeBranch.holidays')}
      actions={
        <Link to="/holidays/new" className={buttonLook({ tone: 'ink', size: 'portal' })}>
          {t('backofficeBranch.addHoliday')}
        </Link>
      }
    >
      <DataTable
        label={t('backofficeBranch.holidays')}
        columns={useColumns()}
        idOf={({ holidayId }) => holidayId}
        page={page}
        usualSort="-firstDay"
        onOpen={(holidayId) => void navigate(`/holidays/${holidayId}`)}
      />
    </ScreenPage>
  )
}
