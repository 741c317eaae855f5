import { Banner } from '@ironsouq/ui/patterns/page/banner'
import type { ReactNode } from 'react'
import { useT } from '#kit/text/use-t.ts'

interface FormMessageProps {
  /** The error of the form as a whole. */
  msg: string | undefined
  /** The state of the proof of work. */
  proofState?: 'idle' | 'busy' | 'failed'
  action?: ReactNode
}

/** The message for a form as a whole. Its route loads the messages of `login`. */
export function FormMessage({ msg, proofState = 'idle', action }: FormMessageProps) {
  const t = useT()
  const words = proofState === 'failed' ? t('login.securityCheckFailed') : msg
  return (
    <>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {proofState === 'busy' && t('login.securityCheck')}
      </p>
      {words && proofState !== 'busy' && (
        <Banner tone="refused" isLive>
          {words} {action}
        </Banner>
      )}
    </>
  )
}
