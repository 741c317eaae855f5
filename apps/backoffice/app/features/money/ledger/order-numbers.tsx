import type { LedgerJournalRow } from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { Link } from 'react-router'

/** The orders of a journal or of a line, each by its number. */
export function OrderNumbers({ orders }: Pick<LedgerJournalRow, 'orders'>) {
  const mayOpen = useMay('order.read')
  return (
    <span className="inline-flex flex-wrap gap-x-3 tabular-nums">
      {orders.map(({ orderId, number }) =>
        mayOpen && number !== null ? (
          <Link key={orderId} to={`/orders/${orderId}`} className="underline underline-offset-3">
            <bdi>{number}</bdi>
          </Link>
        ) : (
          <bdi key={orderId} className="wrap-anywhere">
            {number ?? orderId}
          </bdi>
        ),
      )}
    </span>
  )
}
