import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { PAGE_TRANSITION_MS } from '#kit/text/timing.ts'

/** A thin line at the top while the next page loads. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), PAGE_TRANSITION_MS)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  if (!isSlow) return null
  return (
    <div
      aria-hidden="true"
      className="fixed start-0 top-0 z-popup h-0.75 w-11/12 bg-ink transition-[width] duration-8000 ease-out motion-reduce:transition-none starting:w-0"
    />
  )
}
