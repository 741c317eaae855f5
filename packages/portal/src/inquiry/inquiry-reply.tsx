import { INQUIRY_CONTENT_MAX } from '@ironsouq/contract/deals/inquiry/inquiry.limits'
import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'

interface InquiryReplyProps {
  words: { label: string; send: string; sent: string }
  send: (body: string) => Promise<unknown>
  /** Choices between the field and the button. */
  children?: ReactNode
}

/** A message to the buyer. What was refused stays in the field. */
export function InquiryReply({ words, send, children }: InquiryReplyProps) {
  const { run, isRunning } = useCommand()
  const [text, setText] = useState('')
  const sendText = async () => {
    if (!(await run(() => send(text)))) return
    setText('')
    toasts.show({ text: words.sent })
  }
  return (
    <div className="grid gap-2">
      <TextArea
        label={words.label}
        value={text}
        onChange={setText}
        maxLength={INQUIRY_CONTENT_MAX}
        rows={3}
      />
      {children}
      <div>
        <Button
          tone="ink"
          size="portal"
          isPending={isRunning}
          isDisabled={text.trim() === ''}
          onPress={() => void sendText()}
        >
          {words.send}
        </Button>
      </div>
    </div>
  )
}
