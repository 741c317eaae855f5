import type { MouseEvent } from 'react'
import { useFetcher } from 'react-router'
import { type CodeWait, INTENT, SEND_CODE } from './code-wait.ts'
import type { FormAnswer } from './form-answer.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface SendCodeOptions {
  /** A code that was sent before the page was rendered. */
  sent?: CodeWait | undefined
  /** The fields that name the recipient; no other is sent. */
  fields: readonly string[]
  /** The action that sends it, if not the page's own. */
  action?: string
}

/**
 * Requests a code from the route's action, and counts down until the next. The form stays as it is;
 * without script the whole form is posted to the same action.
 */
export function useSendCode({ sent: before, fields, action }: SendCodeOptions) {
  const fetcher = useFetcher<FormAnswer>()
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
    /** For the form's `useFirstFault`. */
    faults: fetcher.data?.faults,
    answer: fetcher.data,
    button: { secondsLeft, isSending, wasSent: sent !== undefined, onClick: handleClick },
  }
}
