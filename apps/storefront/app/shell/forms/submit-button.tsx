import { buttonLook } from '@ironsouq/ui/primitives/button-look'
import { Spinner } from '@ironsouq/ui/primitives/spinner'
import type { ReactNode } from 'react'
import { INTENT } from './code-wait.ts'

interface SubmitButtonProps {
  children: ReactNode
  /** The form is on its way: a second press would send it twice. */
  isBusy: boolean
  /** Of a form with more than one action: which this is. */
  intent?: string
}

/** The one action of a form. It keeps its focus while it waits. */
export function SubmitButton({ children, isBusy, intent }: SubmitButtonProps) {
  return (
    <button
      type="submit"
      {...(intent !== undefined && { name: INTENT, value: intent })}
      {...(isBusy && { 'aria-disabled': true, 'data-pending': '' })}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      className={buttonLook({ tone: 'ink', size: 'tall', isWide: true })}
    >
      {isBusy && <Spinner />}
      {children}
    </button>
  )
}
