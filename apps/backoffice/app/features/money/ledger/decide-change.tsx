import {
  balanceChangeEndpoints,
  type BalanceChangeRow,
} from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Fact, Facts } from '@ironsouq/portal/screen/fact'
import { Button } from '@ironsouq/ui/primitives/action/button'

export type Decision = 'approve' | 'reject'

interface DecideChangeProps {
  change: BalanceChangeRow
  decision: Decision
  onClose: () => void
}

/** Shows a change once more before the second person decides about it. */
export function DecideChange({ change, decision, onClose }: DecideChangeProps) {
  const t = useT()
  const format = useFormat()
  const { run, isRunning } = useCommand()
  const { changeId, memberName, amount, reason, requestedBy } = change
  const decide = async () => {
    const call = () => api(balanceChangeEndpoints[decision], { body: { changeId } })
    if ((await run(call)) === undefined) return
    onClose()
    const done =
      decision === 'approve' ? 'backofficeLedger.postedSaid' : 'backofficeLedger.rejected'
    toasts.show({ text: t(done) })
  }
  const word = t(`backofficeLedger.${decision}`)
  return (
    <DialogForm title={word} send={decide} onClose={onClose}>
      <Facts>
        <Fact name={t('backofficeLedger.member')}>
          <bdi>{memberName ?? t('backofficeLedger.memberErased')}</bdi>
        </Fact>
        <Fact name={t('portalLedger.amount')}>
          <bdi>{format.ledgerMoney(amount)}</bdi>
        </Fact>
        <Fact name={t('backofficeLedger.reason')}>
          <bdi>{reason}</bdi>
        </Fact>
        <Fact name={t('backofficeLedger.requestedBy')}>
          <bdi>{requestedBy}</bdi>
        </Fact>
      </Facts>
      <Button type="submit" tone={decision === 'approve' ? 'ink' : 'danger'} isPending={isRunning}>
        {word}
      </Button>
    </DialogForm>
  )
}
