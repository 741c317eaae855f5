import type { InquiryMessage } from '@ironsouq/contract/deals/inquiry/inquiry.schema'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { useCommand } from '../api/use-command.ts'
import { useFormat } from '../language/use-format.ts'

type File = InquiryMessage['attachments'][number]
type LinkOf = (attachmentId: string) => Promise<{ url: string }>

/** The address of a file is valid for a minute, so it is asked for when the file is opened. */
function FileButton({ attachmentId, fileName, linkOf }: File & { linkOf: LinkOf }) {
  const { run, isRunning } = useCommand()
  const open = async () => {
    const link = await run(() => linkOf(attachmentId))
    if (link) location.assign(link.url)
  }
  return (
    <Button size="portal" icon="doc" isPending={isRunning} onPress={() => void open()}>
      <bdi className="wrap-anywhere">{fileName}</bdi>
    </Button>
  )
}

interface InquiryThreadProps {
  messages: readonly InquiryMessage[]
  /** Who wrote a message, as the reader knows them. */
  authorOf: (message: InquiryMessage) => string
  linkOf: LinkOf
}

/** The messages of an inquiry: the buyer's at the start of the line, the answers at its end. */
export function InquiryThread({ messages, authorOf, linkOf }: InquiryThreadProps) {
  const format = useFormat()
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
                  <FileButton key={file.attachmentId} {...file} linkOf={linkOf} />
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
