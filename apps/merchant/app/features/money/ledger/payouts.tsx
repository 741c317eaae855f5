import type { MerchantPayout } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { PayoutBadge } from '@ironsouq/portal/ledger/payout-badge'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'

/** The last payouts of the seller, each with its state, what the bank calls it, and its statement. */
export function Payouts({ payouts }: { payouts: readonly MerchantPayout[] }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={t('portalLedger.payouts')}>
      {payouts.length === 0 ? (
        <div className="grid gap-1 text-small text-ink-2">
          <p>{t('merchantLedger.noPayouts')}</p>
          <p>{t('merchantLedger.noPayoutsHint')}</p>
        </div>
      ) : (
        <ul className="grid">
          {payouts.map(({ payoutId, state, amount, bankReference, at }) => (
            <li
              key={payoutId}
              className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line py-2 text-small"
            >
              <b className="tabular-nums">
                <bdi>{format.ledgerMoney(amount)}</bdi>
              </b>
              <PayoutBadge state={state} />
              <time dateTime={at}>{format.date(at)}</time>
              {bankReference !== null && <bdi dir="ltr">{bankReference}</bdi>}
              <Link
                to={`/ledger/payouts/${payoutId}`}
                className="flex items-center underline underline-offset-3 max-lg:min-h-11"
              >
                {t('merchantLedger.statement')}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
