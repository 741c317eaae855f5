import { useCallback, useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'

const EVERY_MS = 60_000
/** Several reasons to ask come at once. */
const AGAIN_AFTER_MS = 2000

/**
 * Asks every minute, when the window is used again, and after each command, which loads the data again.
 * Without an answer the last one stays. Returns a function that asks at once.
 */
export function useRepeatedAsk(ask: () => Promise<void>): () => void {
  const { state } = useRevalidator()
  const hasAsked = useRef(false)
  const again = useCallback(() => {
    if (document.hidden || hasAsked.current) return
    hasAsked.current = true
    setTimeout(() => (hasAsked.current = false), AGAIN_AFTER_MS)
    ask().catch(() => {}) // the screen shows what is wrong; the menu can wait
  }, [ask])
  useEffect(() => {
    if (state !== 'idle') return undefined
    const stop = new AbortController()
    const { signal } = stop
    again()
    const timer = setInterval(again, EVERY_MS)
    window.addEventListener('focus', again, { signal })
    document.addEventListener('visibilitychange', again, { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [state, again])
  return again
}
