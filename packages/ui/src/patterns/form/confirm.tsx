import type { ReactNode } from 'react'
import { Button } from '../../primitives/action/button.tsx'
import { Dialog } from '../../primitives/overlay/dialog.tsx'

export type Answer = 'confirm' | 'cancel' | 'close'

interface ConfirmProps {
  title: string
  children: ReactNode
  confirm: string
  /** Without it the dialog is an alert, which only its button closes [AP-27]. */
  cancel?: string
  isDanger?: boolean
  isOpen: boolean
  onAnswer: (answer: Answer) => void
}

/** A confirmation dialog. The confirm button names the action. */
export function Confirm(props: ConfirmProps) {
  const { title, children, confirm, cancel, isDanger = false, isOpen, onAnswer } = props
  const handleOpenChange = (open: boolean) => {
    if (!open) onAnswer('close')
  }
  return (
    <Dialog
      title={title}
      isAlert={cancel === undefined}
      isOpen={isOpen}
      onOpenChange={handleOpenChange}
    >
      <div className="text-body text-ink-2">{children}</div>
      <div className="flex gap-3 pt-2 *:flex-1 sm:justify-end sm:*:flex-none">
        {cancel !== undefined && <Button onPress={() => onAnswer('cancel')}>{cancel}</Button>}
        <Button tone={isDanger ? 'danger' : 'ink'} onPress={() => onAnswer('confirm')}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  )
}
