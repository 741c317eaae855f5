import { api } from '@ironsouq/portal/api/api.ts'
import { useEffect } from 'react'
import { askForSync } from './offline-mode.ts'
import { onStoreChange, unsentForms } from './offline-store.ts'

/** The pauses between attempts that had no answer. */
const FIRST_PAUSE_MS = 5000
const LONGEST_PAUSE_MS = 5 * 60_000
/** What is noted within this time is sent together. */
const SETTLE_MS = 1500

/** The next attempt at an event, after a change, or after a pause that grows. */
function startSending(staffId: string): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_PAUSE_MS
  let isSending = false
  const plan = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void attempt(), ms)
  }
  const attempt = async () => {
    if (isSending || (await unsentForms(staffId)) === 0) return
    isSending = true
    try {
      await askForSync()
      const { sendOutbox } = await import('./send-outbox.ts')
      const isSent = (await sendOutbox(api)) === 'sent'
      pause = isSent ? FIRST_PAUSE_MS : Math.min(2 * pause, LONGEST_PAUSE_MS)
      // Something may have been noted while it was sent.
      plan(isSent ? SETTLE_MS : pause)
    } finally {
      isSending = false
    }
  }
  const retry = () => {
    pause = FIRST_PAUSE_MS
    plan(0)
  }
  const isVisible = () => document.visibilityState === 'visible' && retry()
  const stopListening = onStoreChange(() => {
    if (!isSending) plan(SETTLE_MS)
  })
  addEventListener('online', retry)
  document.addEventListener('visibilitychange', isVisible)
  plan(0)
  return () => {
    clearTimeout(timer)
    stopListening()
    removeEventListener('online', retry)
    document.removeEventListener('visibilitychange', isVisible)
  }
}

/** Sends the inspections of a person while any screen of the back office is open. */
export function useOutbox(staffId: string, mayInspect: boolean): void {
  useEffect(
    () => (mayInspect && staffId !== '' ? startSending(staffId) : undefined),
    [staffId, mayInspect],
  )
}
