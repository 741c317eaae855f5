import { Dialog } from '@ironsouq/ui/primitives/overlay/dialog'
import type { ReactNode } from 'react'
import { useT } from '../language/use-t.ts'
import { focusFirstFault } from './focus-fault.ts'

interface CommandFormProps {
  /** Gets what was typed into named fields. */
  send: (form: FormData) => Promise<unknown>
  children: ReactNode
}

/** A form that makes a call instead of loading a page; Enter in a field sends it. */
export function CommandForm({ send, children }: CommandFormProps) {
  return (
    <form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        const form = event.currentTarget
        void send(new FormData(form)).then(() => {
          requestAnimationFrame(() => focusFirstFault(form))
        })
      }}
    >
      {children}
    </form>
  )
}

interface DialogFormProps extends CommandFormProps {
  title: string
  onClose: () => void
}

/** The same in a dialog, which is open as long as it is rendered. */
export function DialogForm({ title, onClose, ...form }: DialogFormProps) {
  const t = useT()
  return (
    <Dialog title={title} close={t('common.close')} isOpen onOpenChange={onClose}>
      <CommandForm {...form} />
    </Dialog>
  )
}
