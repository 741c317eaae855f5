import { PAYMENT_METHODS } from '@ironsouq/contract/money/payment/payment.enums'
import {
  reconciliationEndpoints,
  type ReconciliationRow,
} from '@ironsouq/contract/money/reconciliation/reconciliation.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { Filter } from '@ironsouq/portal/table/filter.ts'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/reconciliations.screen.ts'
import { FoundBadge } from './found-badge.tsx'
import { LedgerTabs } from './ledger-tabs.tsx'

const { list } = reconciliationEndpoints

export const clientLoader = ({ url }: Route.ClientLoaderArgs) => listPage(list, url)

const pathOf = (reconciliationId: string) => `/ledger/reconciliation/${reconciliationId}`

function useColumns(): ListColumn<ReconciliationRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'day',
      text: t('backofficeLedger.day'),
      isFixed: true,
      isRowHeader: true,
      sort: '-day',
      cell: ({ reconciliationId, day }) => (
        <Link to={pathOf(reconciliationId)} className="text-small font-semibold whitespace-nowrap">
          {format.date(day)}
        </Link>
      ),
    },
    {
      id: 'method',
      text: t('backofficeLedger.method'),
      onPhone: 'unlabelled',
      cell: ({ method }) => t(`portalOrder.pay_${method}`),
    },
    {
      id: 'found',
      text: t('backofficeLedger.differs'),
      onPhone: 'unlabelled',
      cell: (row) => <FoundBadge {...row} />,
    },
    {
      id: 'statement',
      text: t('backofficeLedger.statement'),
      isFigure: true,
      cell: ({ statement }) => <bdi>{format.ledgerMoney(statement)}</bdi>,
    },
    {
      id: 'ledger',
      text: t('backofficeLedger.inLedger'),
      isFigure: true,
      cell: ({ ledger }) => <bdi>{format.ledgerMoney(ledger)}</bdi>,
    },
  ]
}

function useFilters(): Filter[] {
  const t = useT()
  return [
    {
      kind: 'choice',
      name: 'method',
      text: t('backofficeLedger.method'),
      isSingle: true,
      // A balance is in no statement of a provider.
      options: PAYMENT_METHODS.filter((id) => id !== 'balance').map((id) => ({
        id,
        text: t(`portalOrder.pay_${id}`),
      })),
    },
    {
      kind: 'choice',
      name: 'differs',
      text: t('backofficeLedger.differs'),
      isSingle: true,
      options: [{ id: 'yes', text: t('backofficeLedger.onlyDiffering') }],
    },
  ]
}

/** The days whose statements of providers were compared with the ledger [PY-4]. */
export default function ReconciliationsScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  return (
    <ScreenPage title={t('backofficeLedger.reconciliation')}>
      <DataTable
        label={t('backofficeLedger.reconciliation')}
        columns={useColumns()}
        idOf={({ reconciliationId }) => reconciliationId}
        page={page}
        usualSort="-day"
        filters={useFilters()}
        onOpen={(id) => void navigate(pathOf(id))}
        empty={
          <EmptyState
            title={t('backofficeLedger.noneYet')}
            body={t('backofficeLedger.noneYetBody')}
          />
        }
      >
        <LedgerTabs />
      </DataTable>
    </ScreenPage>
  )
}
