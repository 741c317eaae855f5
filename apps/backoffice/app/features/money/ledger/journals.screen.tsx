import { JOURNAL_KINDS } from '@ironsouq/contract/ledger-kinds'
import {
  type LedgerJournalRow,
  ledgerStaffEndpoints,
} from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useLedgerFilters } from '@ironsouq/portal/ledger/ledger-filters.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { TableFind } from '@ironsouq/portal/table/table-find'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/journals.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'
import { OrderNumbers } from './order-numbers.tsx'

const { journals } = ledgerStaffEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(journals, url)

const pathOf = (journalId: string) => `/ledger/journals/${journalId}`

function useColumns(): ListColumn<LedgerJournalRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'event',
      text: t('portalLedger.event'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ journalId, kind }) => (
        <Link to={pathOf(journalId)} className="text-small font-semibold">
          {t(`portalLedger.${kind}`)}
        </Link>
      ),
    },
    {
      id: 'orders',
      text: t('portalLedger.order'),
      cell: ({ orders }) => orders.length > 0 && <OrderNumbers orders={orders} />,
    },
    {
      id: 'owners',
      text: t('backofficeLedger.owner'),
      cell: ({ owners }) => owners.length > 0 && <bdi>{format.list(owners)}</bdi>,
    },
    {
      id: 'reference',
      text: t('backofficeLedger.reference'),
      isExtra: true,
      cell: ({ ref }) => (
        <bdi dir="ltr" className="wrap-anywhere">
          {ref}
        </bdi>
      ),
    },
    {
      id: 'moved',
      text: t('portalLedger.amount'),
      isFigure: true,
      onPhone: 'unlabelled',
      cell: ({ moved }) => (
        <span className="inline-grid font-semibold">
          {moved.map((amount) => (
            <bdi key={amount.currency}>{format.ledgerMoney(amount)}</bdi>
          ))}
        </span>
      ),
    },
    {
      id: 'time',
      text: t('portalLedger.time'),
      isFigure: true,
      sort: '-at',
      cell: ({ at }) => format.dateTime(at),
    },
  ]
}

/** Everything that was posted, the newest first [PY-4]. */
export default function JournalsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const account: Filter = { kind: 'text', name: 'accountId', text: t('portalLedger.account') }
  return (
    <ScreenPage
      title={t('backofficeLedger.title')}
      find={<TableFind hint={t('backofficeLedger.findJournal')} />}
    >
      <DataTable
        label={t('backofficeLedger.journals')}
        columns={useColumns()}
        idOf={({ journalId }) => journalId}
        page={page}
        usualSort="-at"
        filters={[...useLedgerFilters(JOURNAL_KINDS), account]}
        onOpen={(journalId) => void navigate(pathOf(journalId))}
      >
        <LedgerTabs />
      </DataTable>
    </ScreenPage>
  )
}
