import { type Answer, Confirm } from '@ironsouq/ui/patterns/confirm'
import { TextField } from '@ironsouq/ui/primitives/text-field'
import { type SubmitEvent, useState } from 'react'
import { useT } from '#shell/use-t.ts'
import type { Box } from './popup-store.ts'

/** One message box. An alert wants its button; the others may also be left by Escape or outside. */
export function MessageBoxDialog({ box }: { box: Box }) {
  const t = useT()
  const { kind, title, message, onConfirm, onRefuse } = box
  const [typed, setTyped] = useState(box.value)
  const handleAnswer = (answer: Answer) =>
    answer === 'confirm' ? onConfirm(typed) : onRefuse(answer)
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    onConfirm(typed)
  }
  return (
    <Confirm
      title={title}
      confirm={box.confirm ?? t('shell.popupConfirm')}
      {...(kind !== 'alert' && { cancel: box.cancel ?? t('shell.popupCancel') })}
      isOpen
      onAnswer={handleAnswer}
    >
      {kind === 'prompt' ? (
        <form onSubmit={handleSubmit}>
          {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- a dialog takes the focus anyway */}
          <TextField label={message} value={typed} onChange={setTyped} autoFocus />
        </form>
      ) : (
        <p>{message}</p>
      )}
    </Confirm>
  )
}
