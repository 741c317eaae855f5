import type { FieldFault } from '@ironsouq/contract/envelope'
import { balanceChangeEndpoints } from '@ironsouq/contract/money/balance-change/balance-change.endpoints'
import {
  ALONE_MAX_MINOR,
  REASON_MAX,
} from '@ironsouq/contract/money/balance-change/balance-change.limits'
import { BALANCE_CURRENCY } from '@ironsouq/contract/money/balance/balance.limits'
import { fromMinor } from '@ironsouq/contract/money/money/minor-units'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { faultsIn } from '@ironsouq/portal/form/use-record-form.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useMay } from '@ironsouq/portal/frame/use-may.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { useState } from 'react'
import { MemberField } from '#features/people/member/parts/member-field.tsx'
import { signedAmount } from './signed-amount.ts'

/** Asks whose balance changes, by how much and why. */
export function RequestChange({ onClose }: { onClose: () => void }) {
  const t = useT()
  const format = useFormat()
  const maySearch = useMay('member.read')
  const { run, isRunning } = useCommand()
  const [given, setGiven] = useState({ memberId: '', amount: '', reason: '' })
  const [faults, setFaults] = useState<readonly FieldFault[]>([])
  const amount = signedAmount(given.amount)
  const request = async () => {
    const body = { memberId: given.memberId.trim(), amount: amount ?? '', reason: given.reason }
    const done = await run(
      () => api(balanceChangeEndpoints.request, { body }),
      (refusal) => {
        setFaults(faultsIn(refusal))
        return false
      },
    )
    if (!done) return
    onClose()
    const isWaiting = done.state === 'waiting'
    toasts.show({
      text: t(isWaiting ? 'backofficeLedger.waitingSaid' : 'backofficeLedger.postedSaid'),
    })
  }
  const errorOf = (name: keyof typeof given) => {
    const fault = faults.find((each) => each.field === name)
    return fault && { error: fault.msg }
  }
  const field = (name: keyof typeof given) => ({
    value: given[name],
    onChange: (value: string) => setGiven({ ...given, [name]: value }),
    isRequired: true,
    ...errorOf(name),
  })
  const alone = format.money(fromMinor(ALONE_MAX_MINOR, BALANCE_CURRENCY))
  return (
    <DialogForm title={t('backofficeLedger.requestChange')} send={request} onClose={onClose}>
      {maySearch ? (
        <MemberField
          label={t('backofficeLedger.member')}
          memberId={given.memberId}
          onChange={(memberId) => setGiven({ ...given, memberId })}
          {...errorOf('memberId')}
        />
      ) : (
        <TextField label={t('backofficeLedger.memberId')} {...field('memberId')} />
      )}
      <TextField
        label={t('backofficeLedger.changeAmount', { currency: BALANCE_CURRENCY })}
        description={t('backofficeLedger.alone', { amount: isolated(alone) })}
        inputMode="text"
        {...field('amount')}
      />
      <TextArea
        label={t('backofficeLedger.reason')}
        description={t('backofficeLedger.reasonHint')}
        maxLength={REASON_MAX}
        rows={3}
        {...field('reason')}
      />
      <Button
        type="submit"
        tone="ink"
        isPending={isRunning}
        isDisabled={
          given.memberId.trim() === '' || amount === undefined || given.reason.trim() === ''
        }
      >
        {t('backofficeLedger.requestChange')}
      </Button>
    </DialogForm>
  )
}
