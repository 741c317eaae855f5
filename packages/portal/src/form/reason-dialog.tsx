import { Button } from '@ironsouq/ui/primitives/action/button'
import { TextArea } from '@ironsouq/ui/primitives/field/text-area'
import { type ReactNode, useState } from 'react'
import { useCommand } from '../api/use-command.ts'
import { toasts } from '../frame/toasts.ts'
import { DialogForm } from './command-form.tsx'

interface ReasonDialogProps {
  words: {
    title: string
    /** The label of the field. */
    reason: string
    /** Who reads the reason. */
    hint?: string
    /** The button. */
    act: string
    done: string
  }
  maxLength: number
  /** A choice above is reason enough. */
  isOptional?: boolean
  send: (reason: string) => Promise<unknown>
  onClose: () => void
  /** What the command does, and further choices. */
  children?: ReactNode
}

/** Asks for the reason of a refusal or an end, which someone else reads. */
export function ReasonDialog({
  words: { title, reason: label, hint, act, done },
  maxLength,
  isOptional = false,
  send,
  onClose,
  children,
}: ReasonDialogProps) {
  const { run, isRunning } = useCommand()
  const [reason, setReason] = useState('')
  const decide = async () => {
    if ((await run(() => send(reason))) === undefined) return
    onClose()
    toasts.show({ text: done })
  }
  return (
    <DialogForm title={title} send={decide} onClose={onClose}>
      {children}
      <TextArea
        label={label}
        {...(hint !== undefined && { description: hint })}
        value={reason}
        onChange={setReason}
        maxLength={maxLength}
        rows={3}
        isRequired={!isOptional}
      />
      <Button
        type="submit"
        tone="danger"
        isPending={isRunning}
        isDisabled={!isOptional && reason.trim() === ''}
      >
        {act}
      </Button>
    </DialogForm>
  )
}
