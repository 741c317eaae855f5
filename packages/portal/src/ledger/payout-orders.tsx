import { approximate, negate } from '@ironsouq/contract/money/money/arithmetic'
import type {
  PayoutOrder,
  PayoutOrders as Orders,
} from '@ironsouq/contract/money/payout/payout.orders.schema'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Link } from 'react-router'
import { useFormat } from '../language/use-format.ts'
import { useT } from '../language/use-t.ts'
import { csvOf, download } from '../table/csv.ts'

const PARTS = ['paid', 'subsidy', 'commission', 'commissionVat', 'earned'] as const
const LABELS = {
  paid: 'portalLedger.paidByBuyer',
  subsidy: 'portalLedger.promotion',
  commission: 'portalLedger.commission',
  commissionVat: 'portalLedger.commissionVat',
  earned: 'portalLedger.earned',
} as const
/** They are taken from what the buyer paid. */
const TAKEN = new Set<string>(['commission', 'commissionVat'])

const shown = (order: Pick<PayoutOrder, (typeof PARTS)[number]>, part: (typeof PARTS)[number]) =>
  TAKEN.has(part) ? negate(order[part]) : order[part]

const HEAD = 'py-1.5 ps-4 text-end font-medium first:ps-0'
const CELL = 'py-2 ps-4 text-end whitespace-nowrap'

interface PayoutOrdersProps {
  orders: Orders
  /** Of the file for a bookkeeper. */
  fileName: string
  /** Undefined: the reader may not open orders. */
  pathOf?: ((orderId: string) => string) | undefined
}

/** The orders behind a payout, each with what was taken from it, and the file of them [BO-10]. */
export function PayoutOrders({ orders: found, fileName, pathOf }: PayoutOrdersProps) {
  const t = useT()
  const format = useFormat()
  const { orders, count, total } = found
  const save = () => {
    const { currency } = total.earned
    const head = [
      t('portalLedger.order'),
      t('portalLedger.event'),
      t('portalLedger.time'),
      ...PARTS.map((part) => `${t(LABELS[part])} (${currency})`),
    ]
    const rows = orders.map((order) => [
      order.number ?? order.orderId,
      t(`portalLedger.${order.kind}`),
      order.at.slice(0, 10),
      ...PARTS.map((part) => approximate(shown(order, part))),
    ])
    download(fileName, csvOf([head, ...rows]))
  }
  return (
    <Panel
      heading={t('portalLedger.ordersOfPayout')}
      note={t('portalLedger.ordersCount', { count })}
    >
      {orders.length === 0 ? (
        <p className="text-small text-ink-2">{t('portalLedger.noOrders')}</p>
      ) : (
        <>
          <div
            className="overflow-x-auto"
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a wide table scrolls by keyboard too
            tabIndex={0}
            role="group"
            aria-label={t('portalLedger.ordersOfPayout')}
          >
            <table className="w-full text-small tabular-nums">
              <thead>
                <tr className="border-b border-line-strong text-micro text-ink-muted">
                  <th scope="col" className="py-1.5 text-start font-medium">
                    {t('portalLedger.order')}
                  </th>
                  <th scope="col" className={HEAD}>
                    {t('portalLedger.settledOn')}
                  </th>
                  {PARTS.map((part) => (
                    <th key={part} scope="col" className={HEAD}>
                      {t(LABELS[part])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {orders.map((order) => (
                  <tr key={`${order.orderId} ${order.at}`} className="border-b border-line">
                    <th scope="row" className="py-2 text-start font-medium">
                      <OrderName order={order} pathOf={pathOf} />
                    </th>
                    <td className={CELL}>
                      <time dateTime={order.at}>{format.date(order.at)}</time>
                    </td>
                    {PARTS.map((part) => (
                      <td key={part} className={CELL}>
                        <bdi>{format.ledgerMoney(shown(order, part))}</bdi>
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
              <tfoot>
                <tr className="border-t-2 border-ink font-bold">
                  <th scope="row" colSpan={2} className="py-2 text-start">
                    {t('portalLedger.ordersTotal')}
                  </th>
                  {PARTS.map((part) => (
                    <td key={part} className={CELL}>
                      <bdi>{format.ledgerMoney(shown(total, part))}</bdi>
                    </td>
                  ))}
                </tr>
              </tfoot>
            </table>
          </div>
          <div className="pt-4">
            <Button size="portal" onPress={save}>
              {t('portalLedger.saveCsv')}
            </Button>
          </div>
        </>
      )}
    </Panel>
  )
}

function OrderName({
  order: { orderId, number, kind },
  pathOf,
}: {
  order: PayoutOrder
  pathOf: PayoutOrdersProps['pathOf']
}) {
  const t = useT()
  const name = <bdi>{number ?? orderId}</bdi>
  return (
    <span className="grid">
      {pathOf ? (
        <Link to={pathOf(orderId)} className="underline underline-offset-3">
          {name}
        </Link>
      ) : (
        name
      )}
      {kind !== 'orderSettled' && (
        <span className="text-micro text-ink-muted">{t(`portalLedger.${kind}`)}</span>
      )}
    </span>
  )
}
