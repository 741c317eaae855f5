import {
  RECEIVE_WITHIN_DAYS,
  SETTLE_AFTER_RETURN_DAYS,
} from '@ironsouq/contract/mall/order/order.limits'
import {
  ledgerMerchantEndpoints,
  type SellerLedgerRow,
} from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { payoutMerchantEndpoints } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { useLedgerFilters } from '@ironsouq/portal/ledger/ledger-filters.ts'
import { ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { DataTable } from '@ironsouq/portal/table/data-table'
import type { ListColumn } from '@ironsouq/portal/table/list-column.ts'
import { listPage } from '@ironsouq/portal/table/list-page.ts'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Link } from 'react-router'
import type { Route } from './+types/ledger.screen.ts'
import { Balances } from './balances.tsx'
import { HowPayout, NextPayout } from './next-payout.tsx'
import { Payouts } from './payouts.tsx'

const { list, balances } = ledgerMerchantEndpoints

export async function clientLoader({ url }: Route.ClientLoaderArgs) {
  const [page, held, payouts, next] = await Promise.all([
    listPage(list, url),
    api(balances),
    api(payoutMerchantEndpoints.list),
    api(payoutMerchantEndpoints.next),
  ])
  return { page, held, payouts, next }
}

const DAYS = { receive: RECEIVE_WITHIN_DAYS, settle: SETTLE_AFTER_RETURN_DAYS }

/** What changes the accounts of a seller. */
const SELLER_KINDS = [
  'orderPaid',
  'orderRefunded',
  'orderSettled',
  'payout',
  'payoutReturned',
] as const
const PARTS = ['pending', 'due', 'paidOut'] as const

function useColumns(): ListColumn<SellerLedgerRow>[] {
  const t = useT()
  const format = useFormat()
  return [
    {
      id: 'event',
      text: t('portalLedger.event'),
      isFixed: true,
      isRowHeader: true,
      cell: ({ kind }) => <span className="font-semibold">{t(`portalLedger.${kind}`)}</span>,
    },
    {
      id: 'order',
      text: t('portalLedger.order'),
      cell: ({ order }) =>
        order && (
          <Link
            to={`/ledger/${order.orderId}`}
            className="tabular-nums underline underline-offset-3"
          >
            <bdi>{order.number ?? order.orderId}</bdi>
          </Link>
        ),
    },
    ...PARTS.map((part) => ({
      id: part,
      text: t(`merchantLedger.${part}`),
      isFigure: true,
      cell: ({ [part]: amount }: SellerLedgerRow) =>
        minorOf(amount) !== 0n && <bdi>{format.ledgerMoney(amount)}</bdi>,
    })),
    {
      id: 'time',
      text: t('portalLedger.time'),
      isFigure: true,
      sort: '-at',
      cell: ({ at }) => format.dateTime(at),
    },
  ]
}

/** What the seller has, and every change of it [PY-4]. */
export default function LedgerScreen({
  loaderData: { page, held, payouts, next },
}: Route.ComponentProps) {
  const t = useT()
  return (
    <ScreenPage title={t('merchantLedger.title')}>
      <DataTable
        label={t('portalLedger.entries')}
        columns={useColumns()}
        idOf={({ rowId }) => rowId}
        page={page}
        usualSort="-at"
        filters={useLedgerFilters(SELLER_KINDS)}
        empty={
          <EmptyState title={t('merchantLedger.emptyTitle')} body={t('merchantLedger.emptyBody')} />
        }
      >
        <Balances balances={held} />
        <NextPayout next={next} />
        <HowPayout on={next.on} days={DAYS} />
        <Payouts payouts={payouts} />
      </DataTable>
    </ScreenPage>
  )
}
