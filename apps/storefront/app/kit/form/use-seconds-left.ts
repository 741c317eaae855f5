import { useEffect, useState } from 'react'
import type { CodeWait } from './code-wait.ts'

/** Counts down on the browser's own clock from the response. */
export function useSecondsLeft(wait: CodeWait | undefined): number {
  const [left, setLeft] = useState(wait?.waitSeconds ?? 0)
  const [counted, setCounted] = useState(wait)
  if (wait !== counted) {
    setCounted(wait)
    setLeft(wait?.waitSeconds ?? 0)
  }
  useEffect(() => {
    if (!wait) return
    const end = performance.now() + wait.waitSeconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 500)
    return () => clearInterval(timer)
  }, [wait])
  return left
}
