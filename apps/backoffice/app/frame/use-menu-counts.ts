import { todayEndpoints } from '@ironsouq/contract/today/today.endpoints'
import { api } from '@ironsouq/portal/api/api.ts'
import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { menuCounts } from './menu-counts.ts'

const EVERY_MS = 60_000
/** Several reasons to ask come at once. */
const AGAIN_AFTER_MS = 2000

const NONE: Readonly<Record<string, number>> = {}

/**
 * How many wait behind the lines of the menu: asked every minute, when the window is used again,
 * and after each command, which loads the data again. Without an answer the last counts stay.
 */
export function useMenuCounts(): Readonly<Record<string, number>> {
  const [counts, setCounts] = useState(NONE)
  const { state } = useRevalidator()
  const askedAt = useRef(-Infinity)
  useEffect(() => {
    if (state !== 'idle') return undefined
    const stop = new AbortController()
    const { signal } = stop
    const ask = async () => {
      if (document.hidden || performance.now() - askedAt.current < AGAIN_AFTER_MS) return
      askedAt.current = performance.now()
      try {
        const { lines } = await api(todayEndpoints.lines)
        setCounts(menuCounts(lines))
      } catch {
        // The screen shows what is wrong; the menu can wait.
      }
    }
    const again = () => void ask()
    again()
    const timer = setInterval(again, EVERY_MS)
    window.addEventListener('focus', again, { signal })
    document.addEventListener('visibilitychange', again, { signal })
    return () => {
      clearInterval(timer)
      stop.abort()
    }
  }, [state])
  return counts
}
