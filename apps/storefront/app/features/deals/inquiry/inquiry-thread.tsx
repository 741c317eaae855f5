import type { InquiryMessage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { Badge } from '@ironsouq/ui/primitives/display/badge'
import { Icon } from '@ironsouq/ui/primitives/display/icon'
import { useLocalPath } from '#kit/navigation/local-link.tsx'
import { useFormat } from '#kit/text/use-format.ts'
import { useT } from '#kit/text/use-t.ts'
import { authorLabels } from './inquiry-labels.ts'

interface InquiryThreadProps {
  messages: readonly InquiryMessage[]
  /** Messages after this place are new to the reader. */
  readSeq: number
}

function Message({ message, isNew }: { message: InquiryMessage; isNew: boolean }) {
  const t = useT()
  const format = useFormat()
  const path = useLocalPath()
  const { seq, author, body, at, attachments } = message
  const isOwn = author === 'buyer'
  return (
    <li
      id={`message-${seq}`}
      className={`grid max-w-[85%] gap-1 rounded-box p-3 ${isOwn ? 'justify-self-end bg-sunk' : 'justify-self-start border border-line bg-surface'}`}
    >
      {/* The body is text: a browser never reads it as markup. */}
      <p dir="auto" className="whitespace-pre-line wrap-anywhere">
        {body}
      </p>
      {attachments.length > 0 && (
        <ul className="grid gap-1">
          {attachments.map(({ attachmentId, fileName }) => (
            <li key={attachmentId}>
              <a
                href={path(`/inquiry-file/${attachmentId}`)}
                className="inline-flex min-h-8 items-center gap-1 underline underline-offset-3"
              >
                <Icon name="doc" size="small" />
                <bdi className="wrap-anywhere">{fileName}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-2 text-micro text-ink-muted">
        {isNew && <Badge tone="ink">{t('inquiry.isNew')}</Badge>}
        <span>{authorLabels(t, message)}</span>
        <time dateTime={at} className="tabular-nums">
          <bdi>{format.dateTime(at)}</bdi>
        </time>
      </p>
    </li>
  )
}

/** The messages of an inquiry, the oldest first. */
export function InquiryThread({ messages, readSeq }: InquiryThreadProps) {
  return (
    <ol className="grid gap-3">
      {messages.map((message) => (
        <Message
          key={message.seq}
          message={message}
          isNew={message.author !== 'buyer' && message.seq > readSeq}
        />
      ))}
    </ol>
  )
}
