import { useEffect, useState } from 'react'

const secondsBetween = (from: string, to: string) =>
  Math.max(0, Math.ceil((Date.parse(to) - Date.parse(from)) / 1000))

/** Seconds until a deadline, counted from the server's clock: that of the browser may be wrong. */
export function useTimeLeft(deadline: string, now: string): number {
  // What is loaded again brings a later `now`, and is counted from its arrival.
  const [counted, setCounted] = useState({ now, passed: 0 })
  useEffect(() => {
    const start = performance.now()
    const count = () => setCounted({ now, passed: Math.floor((performance.now() - start) / 1000) })
    const timer = setInterval(count, 500)
    return () => clearInterval(timer)
  }, [now])
  return Math.max(0, secondsBetween(now, deadline) - (counted.now === now ? counted.passed : 0))
}

/** `27:14` */
export const clockText = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')
