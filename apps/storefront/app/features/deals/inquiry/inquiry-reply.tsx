import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { Banner } from '@ironsouq/ui/patterns/page/banner'
import { useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { INTENT } from '#kit/form/code-wait.ts'
import type { FormAnswer } from '#kit/form/form-answer.ts'
import { MessageArea } from '#kit/form/message-area.tsx'
import { SubmitButton } from '#kit/form/submit-button.tsx'
import { useT } from '#kit/text/use-t.ts'
import { AttachmentsField } from './attachments-field.tsx'
import type { DraftFile } from './inquiry-draft.ts'

/** Writes into the thread. What was refused stays in the field. */
export function InquiryReply({ answer }: { answer: FormAnswer | undefined }) {
  const t = useT()
  const [files, setFiles] = useState<readonly DraftFile[]>([])
  const isBusy = useNavigation().formData?.get(INTENT) === 'reply'
  const faults = answer?.faults
  return (
    <Form method="post" preventScrollReset className="grid gap-3">
      {faults && (
        <Banner tone="refused" isLive>
          <b>{t('inquiry.submittedFailed')}</b>
          {faults.msg !== '' && <p>{faults.msg}</p>}
        </Banner>
      )}
      <MessageArea
        name="body"
        label={t('inquiry.writeMessage')}
        defaultValue={answer?.typed?.['body'] ?? ''}
        maxLength={INQUIRY_CONTENT_MAX}
        error={faults?.fields['body']}
        rows={3}
        required
      />
      <AttachmentsField files={files} onChange={setFiles} />
      <SubmitButton isBusy={isBusy} intent="reply">
        {t('inquiry.sendMessage')}
      </SubmitButton>
    </Form>
  )
}
