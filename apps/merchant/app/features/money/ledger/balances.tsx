import type { SellerBalance } from '@ironsouq/contract/money/ledger/ledger.merchant.endpoints'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const PARTS = ['pending', 'due', 'paidOut'] as const

/** What the seller has, one line of three amounts per currency. */
export function Balances({ balances }: { balances: readonly SellerBalance[] }) {
  const t = useT()
  const format = useFormat()
  return balances.map((balance) => (
    <dl key={balance.pending.currency} className="grid gap-3 sm:grid-cols-3">
      {PARTS.map((part) => (
        <div
          key={part}
          className="grid content-start gap-0.5 rounded-box border border-line bg-surface p-3"
        >
          <dt className="text-micro text-ink-2">{t(`merchantLedger.${part}`)}</dt>
          <dd className="grid">
            <b className="text-lead font-bold tabular-nums">
              <bdi>{format.ledgerMoney(balance[part])}</bdi>
            </b>
            <span className="text-micro text-ink-muted">{t(`merchantLedger.${part}Hint`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  ))
}
