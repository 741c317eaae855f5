import { useEffect, useState } from 'react'

/** The time of the reader, renewed every so often: for times that have passed. */
export function useNow(everyMs: number): number {
  // oxlint-disable-next-line house/no-clock -- a waiting time is measured against the clock of the reader
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    // oxlint-disable-next-line house/no-clock -- as above
    const timer = setInterval(() => setNow(Date.now()), everyMs)
    return () => clearInterval(timer)
  }, [everyMs])
  return now
}
