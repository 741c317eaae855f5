import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Within so many pixels of the end, the reader is at the end. */
const NEAR = 48

export interface LogPlace {
  isAtEnd: boolean
  /** Something came after the reader left the end. */
  hasNew: boolean
  handleScroll: () => void
  goToEnd: () => void
}

interface Ends {
  /** The first message and the number of everything after it. */
  first: number
  last: number
}

/**
 * Where the reader is in a list that grows at both ends: at the end they stay at the end, elsewhere what
 * they read stays where it is.
 */
export function useLogPlace(
  box: RefObject<HTMLDivElement | null>,
  { first, last }: Ends,
): LogPlace {
  const before = useRef({ first, last, height: 0 })
  const [isAtEnd, setIsAtEnd] = useState(true)
  const [hasNew, setHasNew] = useState(false)

  const goToEnd = () => {
    box.current?.scrollTo(0, box.current.scrollHeight)
    setIsAtEnd(true)
    setHasNew(false)
  }

  useLayoutEffect(() => {
    const { current } = box
    if (!current) return
    const was = before.current
    before.current = { first, last, height: current.scrollHeight }
    if (first < was.first) current.scrollBy(0, current.scrollHeight - was.height)
    else if (isAtEnd) current.scrollTo(0, current.scrollHeight)
    else if (last > was.last) setHasNew(true)
  }, [box, first, last, isAtEnd])

  const handleScroll = () => {
    const { current } = box
    if (!current) return
    before.current.height = current.scrollHeight
    const isNear = current.scrollHeight - current.scrollTop - current.clientHeight < NEAR
    setIsAtEnd(isNear)
    if (isNear) setHasNew(false)
  }
  return { isAtEnd, hasNew, handleScroll, goToEnd }
}
