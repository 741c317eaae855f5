import { disputeEndpoints } from '@ironsouq/contract/money/dispute/dispute.endpoints'
import { disputeLifecycle } from '@ironsouq/contract/money/dispute/dispute.lifecycle'
import type { DisputeRow } from '@ironsouq/contract/money/dispute/dispute.schema'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { DISPUTE_TONES } from '@ironsouq/portal/order/order-disputes'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Link } from 'react-router'
import type { Route } from './+types/disputes.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'
import { useStateFilter } from './state-filter.ts'

export const clientLoader = ({ url }: Route.ClientLoaderArgs) =>
  listPage(disputeEndpoints.list, url)

function useColumns(): ListColumn<DisputeRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'dispute',
      text: t('backofficeLedger.disputeRef'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ disputeRef }) => (
        <bdi dir="ltr" className="text-small font-semibold wrap-anywhere">
          {disputeRef}
        </bdi>
      ),
    },
    {
      id: 'state',
      text: t('backofficeLedger.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => (
        <Badge tone={DISPUTE_TONES[state]}>{t(`portalOrder.dispute_${state}`)}</Badge>
      ),
    },
    {
      id: 'order',
      text: t('portalLedger.order'),
      cell: ({ orders }) =>
        orders.length === 0 ? (
          t('backofficeLedger.ofTopUp')
        ) : (
          <span className="grid">
            {orders.map(({ orderId, orderNumber }) => (
              <Link
                key={orderId}
                to={`/orders/${orderId}`}
                className="tabular-nums underline underline-offset-3"
              >
                <bdi>{orderNumber}</bdi>
              </Link>
            ))}
          </span>
        ),
    },
    {
      id: 'amount',
      text: t('portalOrder.disputeAmount'),
      isFigure: true,
      cell: ({ amount }) => <bdi className="font-semibold">{format.ledgerMoney(amount)}</bdi>,
    },
    {
      id: 'reason',
      text: t('portalOrder.disputeReason'),
      cell: ({ reason }) => t(`portalOrder.disputeReason_${reason}`),
    },
    {
      id: 'due',
      text: t('portalOrder.disputeDue'),
      isFigure: true,
      cell: ({ evidenceDueAt }) => evidenceDueAt && format.dateTime(evidenceDueAt),
    },
    {
      id: 'time',
      text: t('portalOrder.disputeSince'),
      isFigure: true,
      sort: '-at',
      cell: ({ openedAt }) => format.dateTime(openedAt),
    },
  ]
}

/** Payments that buyers dispute: whose proof is due first, and which orders wait [PY-7]. */
export default function DisputesScreen({ loaderData: page }: Route.ComponentProps) {
  const t = useT()
  const states = disputeLifecycle.states.map((id) => ({ id, text: t(`portalOrder.dispute_${id}`) }))
  return (
    <ScreenPage title={t('backofficeLedger.disputes')}>
      <DataTable
        label={t('backofficeLedger.disputes')}
        columns={useColumns()}
        idOf={({ disputeId }) => disputeId}
        page={page}
        usualSort="-at"
        filters={[useStateFilter(states)]}
        empty={
          <EmptyState
            title={t('backofficeLedger.noDisputes')}
            body={t('backofficeLedger.noDisputesBody')}
          />
        }
      >
        <LedgerTabs />
      </DataTable>
    </ScreenPage>
  )
}
