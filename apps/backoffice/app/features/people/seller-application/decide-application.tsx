import { sellerApplicationEndpoints } from '@ironsouq/contract/people/seller-application/seller-application.endpoints'
import { REFUSAL_REASON_MAX } from '@ironsouq/contract/people/seller-application/seller-application.limits'
import type { SellerApplicationRecord } from '@ironsouq/contract/people/seller-application/seller-application.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { ConfirmCommand } from '@ironsouq/portal/form/confirm-command'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'

const { approve, refuse } = sellerApplicationEndpoints

interface DecideProps {
  application: SellerApplicationRecord
  onDone: () => void
}

/** Asks before a seller is created, because the applicant gets an email. */
export function ApproveApplication({ application, onDone }: DecideProps) {
  const t = useT()
  const { applicationId, firmName, email } = application
  return (
    <ConfirmCommand
      words={{
        title: t('backofficeSeller.approveTitle'),
        body: t('backofficeSeller.approveBody', { firm: firmName, email }),
        act: t('backofficeSeller.approve'),
        done: t('backofficeSeller.approveDone'),
      }}
      send={() => api(approve, { body: { applicationId } })}
      onClose={onDone}
    />
  )
}

/** A refusal needs a reason, which the applicant reads. */
export function RefuseApplication({ application: { applicationId }, onDone }: DecideProps) {
  const t = useT()
  return (
    <ReasonDialog
      words={{
        title: t('backofficeSeller.refuseTitle'),
        reason: t('backofficeSeller.reason'),
        hint: t('backofficeSeller.reasonHint'),
        act: t('backofficeSeller.refuse'),
        done: t('backofficeSeller.refuseDone'),
      }}
      maxLength={REFUSAL_REASON_MAX}
      send={(reason) => api(refuse, { body: { applicationId, reason } })}
      onClose={onDone}
    />
  )
}
