import {
  ledgerStaffEndpoints,
  type TrialBalance,
} from '@ironsouq/contract/money/ledger/ledger.staff.endpoints'
import { minorOf } from '@ironsouq/contract/money/money/minor-units'
import { api } from '@ironsouq/portal/api/api.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { ScreenBody, ScreenPage } from '@ironsouq/portal/screen/screen-page'
import { EmptyState } from '@ironsouq/ui/patterns/list/empty-state'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Link } from 'react-router'
import type { Route } from './+types/trial-balance.screen.ts'
import { LedgerTabs } from './ledger-tabs.tsx'

export const clientLoader = () => api(ledgerStaffEndpoints.trialBalance)

const ROW = 'flex justify-between gap-3 border-b border-line py-2'

/** The sums of one currency. */
function Sums({ balance: { currency, kinds, total } }: { balance: TrialBalance }) {
  const t = useT()
  const format = useFormat()
  return (
    <Panel heading={<bdi>{currency}</bdi>}>
      <dl className="grid text-small tabular-nums">
        {kinds.map(({ kind, balance }) => (
          <div key={kind} className={ROW}>
            <dt>
              <Link to={`/ledger/accounts?kind=${kind}`} className="underline underline-offset-3">
                {t(`portalLedger.${kind}`)}
              </Link>
            </dt>
            <dd className="font-medium whitespace-nowrap">
              <bdi>{format.ledgerMoney(balance)}</bdi>
            </dd>
          </div>
        ))}
        <div className="flex justify-between gap-3 border-t-2 border-ink py-2 text-body font-bold">
          <dt>{t('backofficeLedger.total')}</dt>
          <dd className="whitespace-nowrap">
            <bdi>{format.ledgerMoney(total)}</bdi>
          </dd>
        </div>
      </dl>
    </Panel>
  )
}

/** The sums of all accounts, which are zero in each currency [PY-4]. */
export default function TrialBalanceScreen({ loaderData: balances }: Route.ComponentProps) {
  const t = useT()
  const isBalanced = balances.every(({ total }) => minorOf(total) === 0n)
  return (
    <ScreenPage title={t('backofficeLedger.trialBalance')}>
      <ScreenBody>
        <LedgerTabs />
        {balances.length === 0 ? (
          <EmptyState title={t('portal.noRowsTitle')} />
        ) : (
          <div className="grid max-w-180 grid-cols-[minmax(0,1fr)] gap-4">
            <Banner tone={isBalanced ? 'proven' : 'refused'}>
              {t(isBalanced ? 'backofficeLedger.balanced' : 'backofficeLedger.unbalanced')}
            </Banner>
            {balances.map((balance) => (
              <Sums key={balance.currency} balance={balance} />
            ))}
          </div>
        )}
      </ScreenBody>
    </ScreenPage>
  )
}
