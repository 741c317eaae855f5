import { payoutMerchantEndpoints } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PayoutBadge } from '@ironsouq/portal/ledger/payout-badge'
import { PayoutOrders } from '@ironsouq/portal/ledger/payout-orders'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import type { Route } from './+types/payout.screen.ts'

const { statement: read, orders: ordersOf } = payoutMerchantEndpoints

export async function clientLoader({ params: { payoutId } }: Route.ClientLoaderArgs) {
  const query = { payoutId }
  const [found, orders] = await Promise.all([api(read, { query }), api(ordersOf, { query })])
  return { ...found, orders }
}

type Statement = NonNullable<Route.ComponentProps['loaderData']['statement']>

const ROW = 'flex justify-between gap-3 border-b border-line py-2'

/** How the amount of a payout came about since the payout before it. */
function StatementPanel({ statement }: { statement: Statement }) {
  const t = useT()
  const format = useFormat()
  const { from, until, opening, settled, refunded, returned, paidOut, closing } = statement
  const rows = [
    ['merchantLedger.opening', opening],
    ['merchantLedger.settledOrders', settled],
    ['merchantLedger.refundedLater', refunded],
    ['merchantLedger.returnedPayouts', returned],
    ['merchantLedger.paidOut', paidOut],
  ] as const
  const period =
    from === null
      ? t('merchantLedger.untilOnly', { until: format.date(until) })
      : t('merchantLedger.since', { from: format.date(from), until: format.date(until) })
  return (
    <Panel heading={t('merchantLedger.statement')} note={period}>
      <dl className="grid text-small tabular-nums">
        {rows.map(([key, amount]) => (
          <div key={key} className={ROW}>
            <dt>{t(key)}</dt>
            <dd className="whitespace-nowrap">
              <bdi>{format.ledgerMoney(amount)}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
          <dt>{t('merchantLedger.closing')}</dt>
          <dd className="whitespace-nowrap">
            <bdi>{format.ledgerMoney(closing)}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

/** One payout of the seller with its statement [BO-5]. */
export default function PayoutScreen({
  loaderData: { payout, statement, orders },
}: Route.ComponentProps) {
  const t = useT()
  const mayOpen = useMay('order.read')
  const format = useFormat()
  return (
    <ScreenPage
      title={t('merchantLedger.statementOf', { date: format.date(payout.at) })}
      back={{ to: '/ledger', text: t('merchantLedger.title') }}
    >
      <ScreenBody>
        <p className="text-micro max-lg:hidden">
          <Link to="/ledger" className="underline underline-offset-3">
            {t('merchantLedger.title')}
          </Link>
        </p>
        <Facts>
          <Fact name={t('portalLedger.payout')}>
            <PayoutBadge state={payout.state} />
          </Fact>
          <Fact name={t('portalLedger.amount')}>
            <bdi>{format.ledgerMoney(payout.amount)}</bdi>
          </Fact>
          <Fact name={t('portalLedger.bankAccount')}>
            <bdi>{payout.bank}</bdi>
            <bdi dir="ltr">…{payout.ibanEnd}</bdi>
          </Fact>
          {payout.bankReference !== null && (
            <Fact name={t('portalLedger.bankReference')}>
              <bdi dir="ltr">{payout.bankReference}</bdi>
            </Fact>
          )}
          {payout.failure !== null && (
            <Fact name={t('portalLedger.payoutFailure')}>
              <bdi>{payout.failure}</bdi>
            </Fact>
          )}
        </Facts>
        {payout.state === 'failed' && <p className="max-w-180">{t('merchantLedger.dueAgain')}</p>}
        <div className="max-w-180">
          {statement ? (
            <StatementPanel statement={statement} />
          ) : (
            <p className="text-small text-ink-2">{t('merchantLedger.notYet')}</p>
          )}
        </div>
        <PayoutOrders
          orders={orders}
          fileName={`payout-${payout.at.slice(0, 10)}.csv`}
          pathOf={mayOpen ? (orderId) => `/orders/${orderId}` : undefined}
        />
      </ScreenBody>
    </ScreenPage>
  )
}
