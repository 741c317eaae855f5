import {
  INQUIRY_NOTE_MAX,
  INVALID_REASONS,
  type InvalidReason,
} from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { inquiryStaffEndpoints } from '@ironsouq/contract/deals/inquiry/inquiry.staff.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { ReasonDialog } from '@ironsouq/portal/form/reason-dialog'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { useState } from 'react'

interface InvalidateInquiryProps {
  inquiryId: string
  onDone: () => void
}

/** Asks for the reason, which the buyer reads. */
export function InvalidateInquiry({ inquiryId, onDone }: InvalidateInquiryProps) {
  const t = useT()
  const [reason, setReason] = useState<InvalidReason>('missingDetails')
  return (
    <ReasonDialog
      words={{
        title: t('backofficeInquiry.invalidateTitle'),
        reason: t('backofficeInquiry.note'),
        act: t('backofficeInquiry.invalidate'),
        done: t('backofficeInquiry.invalidateDone'),
      }}
      maxLength={INQUIRY_NOTE_MAX}
      isOptional
      send={(note) => api(inquiryStaffEndpoints.invalidate, { body: { inquiryId, reason, note } })}
      onClose={onDone}
    >
      <p>{t('backofficeInquiry.invalidateBody')}</p>
      <Select
        label={t('backofficeInquiry.reason')}
        options={INVALID_REASONS.map((id) => ({ id, text: t(`backofficeInquiry.reason_${id}`) }))}
        value={reason}
        onChange={(id) => setReason(INVALID_REASONS.find((each) => each === id) ?? reason)}
      />
    </ReasonDialog>
  )
}
