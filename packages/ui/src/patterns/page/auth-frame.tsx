import type { ReactNode } from 'react'
import { Stepper, type StepperProps } from '../form/stepper.tsx'

interface AuthFrameProps {
  steps?: StepperProps
  children: ReactNode
  /** Help beside the form; under it on a phone. */
  aside: ReactNode
}

/** The layout of sign-in and registration: a form with help beside it. */
export function AuthFrame({ steps, children, aside }: AuthFrameProps) {
  return (
    <div className="wrap grid w-full grid-cols-[minmax(0,1fr)] content-start gap-8 pt-5 pb-10 lg:grid-cols-[480px_minmax(0,520px)] lg:justify-center lg:gap-20 lg:pt-10">
      <div className="grid min-w-0 content-start gap-4">
        {steps && <Stepper {...steps} onPhone="across" />}
        {children}
      </div>
      <aside className="grid min-w-0 content-start gap-4 border-t-2 border-ink pt-4 lg:border-s lg:border-t-0 lg:border-line lg:py-2 lg:ps-10">
        {aside}
      </aside>
    </div>
  )
}

/** The divider between two alternatives. */
export function OrRule({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-3 text-ink-muted before:h-px before:bg-line after:h-px after:bg-line">
      <span>{children}</span>
    </div>
  )
}
