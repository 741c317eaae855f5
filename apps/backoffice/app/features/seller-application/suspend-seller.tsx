import {
  sellerSuspensionEndpoints,
  SUSPENSION_REASON_MAX,
} from '@ironsouq/contract/seller-account/seller-suspension.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'

const { suspend, lift } = sellerSuspensionEndpoints

interface SuspendProps {
  sellerId: string
  firm: string
  onDone: () => void
}

/** Says what a suspension does, and asks for the reason that the owners read. */
export function SuspendSeller({ sellerId, firm, onDone }: SuspendProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [reason, setReason] = useState('')
  const decide = async () => {
    const done = await run(() => api(suspend, { body: { sellerId, reason } }))
    if (!done) return
    toasts.show({ text: t('backofficeSeller.suspendDone') })
    onDone()
  }
  return (
    <Dialog
      title={t('backofficeSeller.suspendTitle', { firm })}
      close={t('common.close')}
      isOpen
      onOpenChange={onDone}
    >
      <div className="grid gap-4">
        <p>{t('backofficeSeller.suspendBody')}</p>
        <TextArea
          label={t('backofficeSeller.reason')}
          description={t('backofficeSeller.suspendReasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={SUSPENSION_REASON_MAX}
          isRequired
        />
        <Button
          tone="danger"
          isPending={isRunning}
          isDisabled={reason.trim() === ''}
          onPress={() => void decide()}
        >
          {t('backofficeSeller.suspend')}
        </Button>
      </div>
    </Dialog>
  )
}

export function LiftSuspension({ sellerId, firm, onDone }: SuspendProps) {
  const t = useT()
  const { run } = useCommand()
  const decide = async () => {
    const done = await run(() => api(lift, { body: { sellerId } }))
    if (done) toasts.show({ text: t('backofficeSeller.liftDone') })
  }
  return (
    <Confirm
      title={t('backofficeSeller.liftTitle', { firm })}
      confirm={t('backofficeSeller.lift')}
      cancel={t('portal.cancel')}
      isOpen
      onAnswer={(answer) => {
        onDone()
        if (answer === 'confirm') void decide()
      }}
    >
      {t('backofficeSeller.liftBody')}
    </Confirm>
  )
}
