import { useEffect, useState } from 'react'

const MINUTE_MS = 60_000

/**
 * The current time, at the minute. It begins with the time of rendering, which a cached page may have
 * passed long ago, and continues with the clock of the browser.
 */
export function useNow(rendered: string): Date {
  const [now, setNow] = useState(rendered)
  useEffect(() => {
    const tick = () => setNow(new Date().toISOString())
    tick()
    const timer = setInterval(tick, MINUTE_MS)
    return () => clearInterval(timer)
  }, [])
  return new Date(now)
}
