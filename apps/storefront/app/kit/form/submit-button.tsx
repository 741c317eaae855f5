import { buttonLook } from '@ironsouq/ui/primitives/action/button-look'
import { Spinner } from '@ironsouq/ui/primitives/display/spinner'
import type { ReactNode } from 'react'
import { INTENT } from './code-wait.ts'

interface SubmitButtonProps {
  children: ReactNode
  /** The form is being submitted: a second click would send it twice. */
  isBusy: boolean
  /** Identifies the button in a form with several. */
  intent?: string
}

/** The submit button of a form. It keeps its focus while it is busy. */
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
