import { CHAT_NOTE_MAX, REPORT_REASONS } from '@ironsouq/contract/deals/chat/chat.limits'
import type { ReportGiven } from '@ironsouq/contract/deals/chat/chat.schema'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Select } from '@ironsouq/ui/primitives/field/select'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { DialogForm } from '../form/command-form.tsx'
import { toasts } from '../frame/toasts.ts'
import { useT } from '../language/use-t.ts'

interface ReportDialogProps {
  chatId: string
  report: (given: ReportGiven) => Promise<null>
  onClose: () => void
}

/** Reports a buyer to the staff of the platform. */
export function ReportDialog({ chatId, report, onClose }: ReportDialogProps) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [reason, setReason] = useState<(typeof REPORT_REASONS)[number]>('fraud')
  const [note, setNote] = useState('')
  const send = async () => {
    if ((await run(() => report({ chatId, reason, note }))) === undefined) return
    toasts.show({ text: t('portalChat.reportDone') })
    onClose()
  }
  return (
    <DialogForm title={t('portalChat.report')} onClose={onClose} send={send}>
      <p>{t('portalChat.reportBody')}</p>
      <Select
        label={t('portalChat.reason')}
        options={REPORT_REASONS.map((id) => ({ id, text: t(`portalChat.reason_${id}`) }))}
        value={reason}
        onChange={(key) => setReason(REPORT_REASONS.find((each) => each === key) ?? reason)}
      />
      <TextArea
        label={t('portalChat.reportNote')}
        value={note}
        onChange={setNote}
        maxLength={CHAT_NOTE_MAX}
        rows={3}
      />
      <div>
        <Button type="submit" tone="ink" isPending={isRunning}>
          {t('portalChat.reportSend')}
        </Button>
      </div>
    </DialogForm>
  )
}
