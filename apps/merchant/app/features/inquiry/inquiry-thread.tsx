import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/inquiry/inquiry.limits'
import type { InquiryMessage } from '@ironsouq/contract/inquiry/inquiry.schema'
import { quoteMerchantEndpoints } from '@ironsouq/contract/quote/quote-merchant.endpoints'
import type { SellerInquiry } from '@ironsouq/contract/quote/quote-merchant.schema'
import { api } from '@ironsouq/portal/api/api.ts'
import { useCommand } from '@ironsouq/portal/api/use-command.ts'
import { toasts } from '@ironsouq/portal/frame/toasts.ts'
import { useFormat } from '@ironsouq/portal/language/use-format.ts'
import { useT } from '@ironsouq/portal/language/use-t.ts'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { useState } from 'react'

const { reply, attachmentLink } = quoteMerchantEndpoints

/** Who wrote a message. Staff who write for the dealer say so [IN-6]. */
function useAuthor(buyerName: string) {
  const t = useT()
  return ({ author, sellerName }: InquiryMessage) => {
    if (author === 'buyer') return buyerName
    if (author === 'seller') return t('merchantInquiry.you')
    return t(sellerName === null ? 'merchantInquiry.fromUs' : 'merchantInquiry.forYou')
  }
}

/** The address of a file is valid for a minute, so it is asked for when the file is opened. */
function FileButton({ attachmentId, fileName }: InquiryMessage['attachments'][number]) {
  const { run, isRunning } = useCommand()
  const open = async () => {
    const link = await run(() => api(attachmentLink, { query: { attachmentId } }))
    if (link) location.assign(link.url)
  }
  return (
    <Button size="portal" icon="doc" isPending={isRunning} onPress={() => void open()}>
      <bdi className="wrap-anywhere">{fileName}</bdi>
    </Button>
  )
}

export function InquiryThread({ inquiry: { messages, buyer } }: { inquiry: SellerInquiry }) {
  const format = useFormat()
  const authorOf = useAuthor(buyer.name)
  return (
    <ol className="grid gap-2">
      {messages.map((message) => {
        const { seq, author, body, at, attachments } = message
        const look =
          author === 'buyer'
            ? 'justify-self-start bg-sunk'
            : 'justify-self-end border border-line bg-raised'
        return (
          <li key={seq} className={`grid max-w-[85%] gap-1 rounded-box p-3 ${look}`}>
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {body}
            </p>
            {attachments.length > 0 && (
              <div className="flex flex-wrap gap-2">
                {attachments.map((file) => (
                  <FileButton key={file.attachmentId} {...file} />
                ))}
              </div>
            )}
            <p className="flex flex-wrap gap-x-2 text-micro text-ink-muted">
              <b>
                <bdi>{authorOf(message)}</bdi>
              </b>
              <time dateTime={at}>
                <bdi>{format.dateTime(at)}</bdi>
              </time>
            </p>
          </li>
        )
      })}
    </ol>
  )
}

/** A message to the buyer. What was refused stays in the field. */
export function InquiryReply({ inquiryId }: { inquiryId: string }) {
  const t = useT()
  const { run, isRunning } = useCommand()
  const [text, setText] = useState('')
  const send = async () => {
    if (!(await run(() => api(reply, { body: { inquiryId, body: text } })))) return
    setText('')
    toasts.show({ text: t('merchantInquiry.sent') })
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label={t('merchantInquiry.reply')}
        value={text}
        onChange={setText}
        maxLength={INQUIRY_CONTENT_MAX}
        rows={3}
      />
      <div>
        <Button
          tone="ink"
          size="portal"
          isPending={isRunning}
          isDisabled={text.trim() === ''}
          onPress={() => void send()}
        >
          {t('merchantInquiry.send')}
        </Button>
      </div>
    </div>
  )
}
