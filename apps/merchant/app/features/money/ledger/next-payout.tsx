import type { NextPayout as Next } from '@ironsouq/contract/money/payout/payout.merchant.endpoints'
import { isolated } from '@ironsouq/i18n/isolate'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'

/** Whether the account of the seller is known and confirmed: nothing is paid out before. */
function Account({ account }: { account: Next['account'] }) {
  const t = useT()
  const format = useFormat()
  if (!account) return <p className="text-small text-refused">{t('merchantLedger.accountNone')}</p>
  const { bank, ibanEnd, confirmedAt } = account
  return (
    <div className="grid gap-0.5 text-small">
      <p>
        <bdi>{bank}</bdi> <bdi dir="ltr">•••• {ibanEnd}</bdi>
      </p>
      <p className="text-micro text-ink-muted">
        {confirmedAt === null
          ? t('merchantLedger.accountWaits')
          : t('merchantLedger.accountConfirmed', { date: format.date(confirmedAt) })}
      </p>
    </div>
  )
}

/** What the seller gets next, when, and where it goes [BO-10]. */
export function NextPayout({ next: { on, amounts, account } }: { next: Next }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel
      heading={t('merchantLedger.next')}
      note={<time dateTime={on}>{format.longDay(on)}</time>}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <div className="grid content-start gap-1">
          {amounts.length === 0 && (
            <p className="text-small text-ink-2">{t('merchantLedger.nextNothing')}</p>
          )}
          {amounts.map(({ amount, payoutId }) => (
            <div key={`${amount.currency} ${payoutId ?? ''}`} className="grid gap-0.5">
              <b className="text-lead font-bold tabular-nums">
                <bdi>{format.ledgerMoney(amount)}</bdi>
              </b>
              {payoutId !== null && (
                <Link
                  to={`/ledger/payouts/${payoutId}`}
                  className="flex items-center text-small underline underline-offset-3 max-lg:min-h-11"
                >
                  {t('merchantLedger.nextOrders')}
                </Link>
              )}
            </div>
          ))}
        </div>
        <Account account={account} />
      </div>
    </Panel>
  )
}

/** The way of the money of an order to the store, in four steps. */
export function HowPayout({ on, days }: { on: string; days: { receive: number; settle: number } }) {
  const t = useT()
  const format = useFormat()
  const steps = [
    [t('merchantLedger.howPaid'), t('merchantLedger.howPaidHint')],
    [t('merchantLedger.howReceived'), t('merchantLedger.howReceivedHint', { days: days.receive })],
    [t('merchantLedger.howReady'), t('merchantLedger.howReadyHint', { days: days.settle })],
    [
      t('merchantLedger.howPayout', { weekday: isolated(format.weekday(on)) }),
      t('merchantLedger.howPayoutHint'),
    ],
  ] as const
  return (
    <Panel heading={t('merchantLedger.how')}>
      <ol className="grid gap-3 text-small sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(([step, hint], n) => (
          <li key={step} className="grid content-start gap-0.5 border-t-2 border-line-strong pt-2">
            <b className="font-semibold">
              {format.number(n + 1)}. {step}
            </b>
            <span className="text-micro text-ink-2">{hint}</span>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
