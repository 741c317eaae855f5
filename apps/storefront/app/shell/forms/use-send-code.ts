import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { type CodeAnswer, type CodeWait, INTENT, SEND_CODE } from './code-wait.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface SendCodeOptions {
  /** What was sent already when the page was made. */
  sent?: CodeWait | undefined
  /** The fields of the form that say to whom; no other is sent along. */
  fields: readonly string[]
  /** Whose action sends it, if not the page's own. */
  action?: string
}

/**
 * Asks the route's action for a code, and counts until another can be asked for. The form stays as
 * it is; without script it is sent as a whole, and the same action answers.
 */
export function useSendCode({ sent: before, fields, action }: SendCodeOptions) {
  const fetcher = useFetcher<CodeAnswer>()
  const sent = fetcher.data?.sent ?? before
  const secondsLeft = useSecondsLeft(sent)
  const isSending = fetcher.state !== 'idle'

  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    const { form } = event.currentTarget
    if (!form) return
    event.preventDefault()
    if (isSending || secondsLeft > 0) return
    const all = new FormData(form)
    const body = new FormData()
    for (const name of fields) {
      const value = all.get(name)
      if (value !== null) body.set(name, value)
    }
    body.set(INTENT, SEND_CODE)
    void fetcher.submit(body, { method: 'post', ...(action !== undefined && { action }) })
  }

  return {
    sent,
    /** To be given to the form's `useFirstFault`. */
    faults: fetcher.data?.faults,
    button: { secondsLeft, isSending, wasSent: sent !== undefined, onClick: handleClick },
  }
}
