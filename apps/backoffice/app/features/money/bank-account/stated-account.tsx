import {
  bankAccountEndpoints,
  type BankAccountRecord,
} from '@ironsouq/contract/money/bank-account/bank-account.endpoints'
import { ibanText } from '@ironsouq/contract/money/bank-account/iban'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { Panel } from '@ironsouq/ui/patterns/page/panel'
import { Button } from '@ironsouq/ui/primitives/action/button'

/** Whether invoices state it, or who has to confirm it. */
function standingOf({ isConfirmed, canConfirm }: BankAccountRecord) {
  if (isConfirmed) return 'backofficeSeller.bankConfirmed' as const
  return canConfirm
    ? ('backofficeSeller.bankWaits' as const)
    : ('backofficeSeller.bankWaitsOwn' as const)
}

/** An account as it was entered, to read and to confirm: nothing of it can be changed by mistake. */
export function StatedAccount({ account }: { account: BankAccountRecord }) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { sellerCode, version, statedBy, statedAt, confirmedBy, confirmedAt } = account
  const confirm = () =>
    run(() => api(bankAccountEndpoints.confirm, { body: { sellerCode, version } }))
  return (
    <Panel heading={t('portalLedger.bankAccount')}>
      <p role="status" className="pb-2 text-small">
        {t(standingOf(account))}
      </p>
      <Facts>
        <Fact name={t('backofficeSeller.bankHolder')}>
          <bdi>{account.holder}</bdi>
        </Fact>
        <Fact name={t('backofficeSeller.bankName')}>
          <bdi>{account.bank}</bdi>
        </Fact>
        <Fact name={t('backofficeSeller.bankIban')}>
          <bdi dir="ltr" className="tabular-nums">
            {ibanText(account.iban)}
          </bdi>
        </Fact>
        <Fact name={t('backofficeSeller.bankSwift')}>
          <bdi dir="ltr">{account.swift}</bdi>
        </Fact>
        {statedBy !== null && (
          <Fact name={t('backofficeSeller.bankStatedBy')}>
            <bdi>{statedBy}</bdi>
            {statedAt !== null && <time dateTime={statedAt}>{format.dateTime(statedAt)}</time>}
          </Fact>
        )}
        {confirmedBy !== null && confirmedAt !== null && (
          <Fact name={t('backofficeSeller.bankConfirmedBy')}>
            <bdi>{confirmedBy}</bdi>
            <time dateTime={confirmedAt}>{format.dateTime(confirmedAt)}</time>
          </Fact>
        )}
      </Facts>
      {account.canConfirm && (
        <div className="pt-4">
          <Button tone="ink" isPending={isRunning} onPress={() => void confirm()}>
            {t('backofficeSeller.bankConfirm')}
          </Button>
        </div>
      )}
    </Panel>
  )
}
