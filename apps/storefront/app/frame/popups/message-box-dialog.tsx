import { type Answer, Confirm } from '@ironsouq/ui/patterns/form/confirm'
import { TextField } from '@ironsouq/ui/primitives/field/text-field'
import { type SubmitEvent, useState } from 'react'
import type { Box } from '#kit/popup/popup-store.ts'
import { useT } from '#kit/text/use-t.ts'

/** One message box. Only its button closes an alert; Escape or a click outside closes the others. */
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
