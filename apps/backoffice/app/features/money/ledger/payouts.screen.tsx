import { payoutEndpoints, type PayoutRow } from '@ironsouq/contract/money/payout/payout.endpoints'
import { payoutLifecycle, type PayoutState } from '@ironsouq/contract/money/payout/payout.lifecycle'
import { todayEndpoints, type TodayCode } from '@ironsouq/contract/platform/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PayoutBadge } from '@ironsouq/portal/ledger/payout-badge'
import { ScreenAction } from '@ironsouq/portal/screen/screen-action'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { useStoreFilter } from '@ironsouq/portal/store/use-store-filter.ts'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import type { Route } from './+types/payouts.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'
import { RequestPayout } from './request-payout.tsx'
import { useStateFilter } from './state-filter.ts'

const { list, due } = payoutEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, dues, today] = await Promise.all([
    listPage(list, url),
    api(due),
    api(todayEndpoints.lines),
  ])
  return { page, dues, lines: today.lines }
}

/** The states in which a payout waits for someone. */
const WAITS: Partial<Record<PayoutState, TodayCode>> = {
  waiting: 'payoutsWaiting',
  confirmed: 'payoutsAtBank',
}

const pathOf = (payoutId: string) => `/ledger/payouts/${payoutId}`

function useColumns(): ListColumn<PayoutRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'store',
      text: t('backofficeLedger.store'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ payoutId, sellerName, sellerId }) => (
        <Link to={pathOf(payoutId)} className="text-small font-semibold">
          <bdi>{sellerName ?? sellerId}</bdi>
        </Link>
      ),
    },
    {
      id: 'state',
      text: t('backofficeLedger.state'),
      onPhone: 'unlabelled',
      cell: ({ state }) => <PayoutBadge state={state} />,
    },
    {
      id: 'amount',
      text: t('portalLedger.amount'),
      isFigure: true,
      cell: ({ amount }) => <bdi className="font-semibold">{format.ledgerMoney(amount)}</bdi>,
    },
    {
      id: 'reference',
      text: t('portalLedger.bankReference'),
      cell: ({ bankReference }) => bankReference !== null && <bdi dir="ltr">{bankReference}</bdi>,
    },
    {
      id: 'requestedBy',
      text: t('backofficeLedger.requestedBy'),
      cell: ({ requestedBy }) => <bdi>{requestedBy}</bdi>,
    },
    {
      id: 'decidedBy',
      text: t('backofficeLedger.decidedBy'),
      cell: ({ decidedBy }) => decidedBy !== null && <bdi>{decidedBy}</bdi>,
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

/** Payouts to stores by state, and the request of one from what is due [BO-5]. */
export default function PayoutsScreen({ loaderData: { page, dues, lines } }: Route.ComponentProps) {
  const t = useT()
  const navigate = useNavigate()
  const mayRequest = useMay('ledger.payOut')
  const [isRequesting, setRequesting] = useState(false)
  const stores = useStoreFilter(
    page.rows.map(({ sellerId, sellerName }) => ({ sellerId, name: sellerName ?? sellerId })),
  )
  const format = useFormat()
  const states = payoutLifecycle.states.map((id) => {
    const code = WAITS[id]
    const count = lines.find((line) => line.code === code)?.count
    const text = t(`portalLedger.payout_${id}`)
    return { id, text, ...(count !== undefined && { count: format.number(count) }) }
  })
  return (
    <ScreenPage
      title={t('portalLedger.payouts')}
      actions={
        mayRequest && (
          <ScreenAction
            tone="ink"
            icon="plus"
            text={t('backofficeLedger.requestPayout')}
            onPress={() => setRequesting(true)}
          />
        )
      }
    >
      <DataTable
        label={t('portalLedger.payouts')}
        columns={useColumns()}
        idOf={({ payoutId }) => payoutId}
        page={page}
        usualSort="-at"
        filters={[useStateFilter(states), stores]}
        onOpen={(id) => void navigate(pathOf(id))}
        empty={
          <EmptyState
            title={t('backofficeLedger.noPayouts')}
            body={t('backofficeLedger.noPayoutsBody')}
          >
            {mayRequest && (
              <Button onPress={() => setRequesting(true)}>
                {t('backofficeLedger.requestPayout')}
              </Button>
            )}
          </EmptyState>
        }
      >
        <LedgerTabs />
      </DataTable>
      {isRequesting && <RequestPayout dues={dues} onClose={() => setRequesting(false)} />}
    </ScreenPage>
  )
}
