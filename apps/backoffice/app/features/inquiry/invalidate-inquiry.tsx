import { inquiryStaffEndpoints } from '@ironsouq/contract/inquiry/inquiry-staff.endpoints'
import {
  INQUIRY_NOTE_MAX,
  INVALID_REASONS,
  type InvalidReason,
} from '@ironsouq/contract/inquiry/inquiry.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import { useState } from 'react'

/** Asks for the reason, which the buyer reads. */
export function InvalidateInquiry({
  inquiryId,
  onDone,
}: {
  inquiryId: string
  onDone: () => void
}) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [reason, setReason] = useState<InvalidReason>('missingDetails')
  const [note, setNote] = useState('')
  const invalidate = async () => {
    const body = { inquiryId, reason, note }
    if (!(await run(() => api(inquiryStaffEndpoints.invalidate, { body })))) return
    onDone()
    toasts.show({ text: t('backofficeInquiry.invalidateDone') })
  }
  return (
    <Dialog
      title={t('backofficeInquiry.invalidateTitle')}
      close={t('common.close')}
      isOpen
      onOpenChange={onDone}
    >
      <p>{t('backofficeInquiry.invalidateBody')}</p>
      <Select
        label={t('backofficeInquiry.reason')}
        options={INVALID_REASONS.map((id) => ({ id, text: t(`backofficeInquiry.reason_${id}`) }))}
        value={reason}
        onChange={(id) => setReason(INVALID_REASONS.find((each) => each === id) ?? reason)}
      />
      <TextArea
        label={t('backofficeInquiry.note')}
        value={note}
        onChange={setNote}
        maxLength={INQUIRY_NOTE_MAX}
        rows={3}
      />
      <Button tone="danger" isPending={isRunning} onPress={() => void invalidate()}>
        {t('backofficeInquiry.invalidate')}
      </Button>
    </Dialog>
  )
}
