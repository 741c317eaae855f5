import { sellerApplicationEndpoints } from '@ironsouq/contract/seller-application/seller-application.endpoints'
import { REFUSAL_REASON_MAX } from '@ironsouq/contract/seller-application/seller-application.limits'
import type { SellerApplicationRecord } from '@ironsouq/contract/seller-application/seller-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'

const { approve, refuse } = sellerApplicationEndpoints

interface DecideProps {
  application: SellerApplicationRecord
  onDone: () => void
}

/** Asks before a seller is created, because the applicant gets an email. */
export function ApproveApplication({ application, onDone }: DecideProps) {
  const t = useT()
  const { run } = useCommand()
  const { applicationId, firmName, email } = application
  const decide = async () => {
    const done = await run(() => api(approve, { body: { applicationId } }))
    if (done) toasts.show({ text: t('backofficeSeller.approveDone') })
  }
  return (
    <Confirm
      title={t('backofficeSeller.approveTitle')}
      confirm={t('backofficeSeller.approve')}
      cancel={t('portal.cancel')}
      isOpen
      onAnswer={(answer) => {
        onDone()
        if (answer === 'confirm') void decide()
      }}
    >
      {t('backofficeSeller.approveBody', { firm: firmName, email })}
    </Confirm>
  )
}

/** A refusal needs a reason, which the applicant reads. */
export function RefuseApplication({ application: { applicationId }, onDone }: DecideProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [reason, setReason] = useState('')
  const decide = async () => {
    const done = await run(() => api(refuse, { body: { applicationId, reason } }))
    if (!done) return
    toasts.show({ text: t('backofficeSeller.refuseDone') })
    onDone()
  }
  return (
    <Dialog
      title={t('backofficeSeller.refuseTitle')}
      close={t('common.close')}
      isOpen
      onOpenChange={onDone}
    >
      <div className="grid gap-4">
        <TextArea
          label={t('backofficeSeller.reason')}
          description={t('backofficeSeller.reasonHint')}
          value={reason}
          onChange={setReason}
          maxLength={REFUSAL_REASON_MAX}
          isRequired
        />
        <Button
          tone="danger"
          isPending={isRunning}
          isDisabled={reason.trim() === ''}
          onPress={() => void decide()}
        >
          {t('backofficeSeller.refuse')}
        </Button>
      </div>
    </Dialog>
  )
}
