import { Banner } from '@ironsouq/ui/patterns/banner'
import type { ReactNode } from 'react'
import { useT } from '../use-t.ts'

interface FormSaidProps {
  /** What is wrong with the form as a whole. */
  msg: string | undefined
  /** What the browser does about it by itself. */
  reckoning?: 'idle' | 'busy' | 'failed'
  action?: ReactNode
}

/** What is to be said of a form as a whole. Its route asks for the messages of `login`. */
export function FormSaid({ msg, reckoning = 'idle', action }: FormSaidProps) {
  const t = useT()
  const words = reckoning === 'failed' ? t('login.reckonFailed') : msg
  return (
    <>
      <p role="status" className="text-small text-ink-2 empty:hidden">
        {reckoning === 'busy' && t('login.reckoning')}
      </p>
      {words && reckoning !== 'busy' && (
        <Banner tone="refused" isLive>
          {words} {action}
        </Banner>
      )}
    </>
  )
}
