import { quoteMerchantEndpoints } from '@ironsouq/contract/quote/quote-merchant.endpoints'
import { QUOTE_NOTE_MAX } from '@ironsouq/contract/quote/quote.limits'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { DialogForm } from '@ironsouq/portal/form/command-form'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'

interface DeclineInquiryProps {
  inquiryId: string
  onDone: () => void
}

/** Asks for the reason, which the buyer reads. */
export function DeclineInquiry({ inquiryId, onDone }: DeclineInquiryProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [note, setNote] = useState('')
  const decline = async () => {
    const body = { inquiryId, note }
    const done = await run(() => api(quoteMerchantEndpoints.declineInquiry, { body }))
    if (done === undefined) return
    onDone()
    toasts.show({ text: t('merchantInquiry.declined') })
  }
  return (
    <DialogForm title={t('merchantInquiry.decline')} send={decline} onClose={onDone}>
      <p>{t('merchantInquiry.declineBody')}</p>
      <TextArea
        label={t('quote.reason')}
        value={note}
        onChange={setNote}
        maxLength={QUOTE_NOTE_MAX}
        rows={3}
        isRequired
      />
      <Button type="submit" tone="danger" isPending={isRunning}>
        {t('merchantInquiry.decline')}
      </Button>
    </DialogForm>
  )
}
