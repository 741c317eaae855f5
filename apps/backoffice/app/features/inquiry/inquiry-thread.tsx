import {
  inquiryStaffEndpoints,
  type StaffInquiry,
} from '@ironsouq/contract/inquiry/inquiry-staff.endpoints'
import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/inquiry/inquiry.limits'
import type { InquiryMessage } from '@ironsouq/contract/inquiry/inquiry.schema'
import { isolated } from '@ironsouq/i18n/isolate'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { Checkbox } from '@ironsouq/ui/primitives/field/checkbox'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'

function useAuthor(memberName: string) {
  const t = useT()
  return ({ author, sellerName }: InquiryMessage) => {
    if (author === 'buyer') return memberName
    if (author === 'seller') return sellerName ?? t('backofficeInquiry.seller')
    return sellerName === null
      ? t('backofficeInquiry.fromStaff')
      : t('backofficeInquiry.forSeller', { seller: isolated(sellerName) })
  }
}

/** The address of a file is valid for a minute, so it is asked for when the file is opened. */
function FileButton({ attachmentId, fileName }: InquiryMessage['attachments'][number]) {
  const { run, isRunning } = useCommand()
  const open = async () => {
    const link = await run(() =>
      api(inquiryStaffEndpoints.attachmentLink, { query: { attachmentId } }),
    )
    if (link) location.assign(link.url)
  }
  return (
    <Button size="portal" isPending={isRunning} onPress={() => void open()}>
      <bdi>{fileName}</bdi>
    </Button>
  )
}

export function InquiryThread({ inquiry }: { inquiry: StaffInquiry }) {
  const format = useFormat()
  const authorOf = useAuthor(inquiry.memberName)
  return (
    <ol className="grid gap-2">
      {inquiry.messages.map((message) => (
        <li
          key={message.seq}
          className={`grid gap-1 rounded-box p-3 ${message.author === 'buyer' ? 'bg-sunk' : 'border border-line bg-surface'}`}
        >
          <p className="flex flex-wrap gap-x-2 text-micro text-ink-muted">
            <b>
              <bdi>{authorOf(message)}</bdi>
            </b>
            <time dateTime={message.at}>
              <bdi>{format.dateTime(message.at)}</bdi>
            </time>
          </p>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere">
            {message.body}
          </p>
          {message.attachments.length > 0 && (
            <div className="flex flex-wrap gap-2">
              {message.attachments.map((file) => (
                <FileButton key={file.attachmentId} {...file} />
              ))}
            </div>
          )}
        </li>
      ))}
    </ol>
  )
}

/** An answer of staff, as Ironsouq or for the seller, which the buyer sees [IN-6]. */
export function InquiryAnswer({ inquiry }: { inquiry: StaffInquiry }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [text, setText] = useState('')
  const [isChosen, setChosen] = useState(true)
  const { inquiryId, sellerName } = inquiry
  const isForSeller = sellerName !== null && isChosen
  const send = async () => {
    const body = { inquiryId, body: text, isForSeller }
    if (!(await run(() => api(inquiryStaffEndpoints.reply, { body })))) return
    setText('')
    toasts.show({ text: t('backofficeInquiry.sent') })
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label={t('backofficeInquiry.reply')}
        value={text}
        onChange={setText}
        maxLength={INQUIRY_CONTENT_MAX}
        rows={4}
      />
      {sellerName !== null && (
        <Checkbox
          label={t('backofficeInquiry.replyFor', { seller: isolated(sellerName) })}
          isSelected={isChosen}
          onChange={setChosen}
        />
      )}
      <div>
        <Button
          tone="ink"
          size="portal"
          isPending={isRunning}
          isDisabled={text.trim() === ''}
          onPress={() => void send()}
        >
          {t('backofficeInquiry.send')}
        </Button>
      </div>
    </div>
  )
}
