import { useEffect, useState } from 'react'

export const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000))

/** Seconds until a deadline, counted from the server's clock: that of the browser may be wrong. */
export function useTimeLeft(deadline: string, now: string): number {
  const total = secondsBetween(now, deadline)
  const [passed, setPassed] = useState(0)
  useEffect(() => {
    const start = performance.now()
    const timer = setInterval(() => setPassed(Math.floor((performance.now() - start) / 1000)), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.max(0, total - passed)
}

/** `27:14` */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
