import { type RefObject, useEffect, useRef } from 'react'

/** On a phone, what is chosen in a list is shown below it: it is brought into view. */
export function useShownBelow(chosen: string | undefined): RefObject<HTMLDivElement | null> {
  const shown = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (chosen !== undefined && matchMedia('(width < 64rem)').matches)
      shown.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return shown
}
