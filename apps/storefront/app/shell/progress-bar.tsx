import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'

/** A page that comes sooner than this needs no sign that it is on its way. */
const PATIENCE_MS = 150

/** A thin line at the upper edge while the next page is fetched. */
export function ProgressBar() {
  const isBusy = useNavigation().state !== 'idle'
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setIsSlow(true), PATIENCE_MS)
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
