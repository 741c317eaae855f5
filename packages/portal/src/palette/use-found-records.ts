import { useEffect, useState } from 'react'
import type { FoundRecord, RecordSearch } from '../screen/screen.ts'

const PAUSE_MS = 200
const SHORTEST = 2
/** As many of each kind as a person reads at a glance. */
const MOST = 5

/** What one feature found. */
export interface FoundGroup extends Pick<RecordSearch, 'title' | 'icon'> {
  found: readonly FoundRecord[]
}

interface Answer {
  text: string
  groups: readonly FoundGroup[]
}

const NONE: Answer = { text: '', groups: [] }

/** Asks every feature once typing has paused; a feature that does not answer is left out. */
export function useFoundRecords(
  searches: () => Promise<readonly RecordSearch[]>,
  text: string,
): { groups: readonly FoundGroup[]; isSearching: boolean } {
  const [answer, setAnswer] = useState(NONE)
  const wanted = text.trim()
  const isLong = wanted.length >= SHORTEST
  useEffect(() => {
    if (!isLong) return undefined
    const stop = new AbortController()
    const search = async () => {
      const all = await Promise.allSettled(
        (await searches()).map(async ({ title, icon, find }) => ({
          title,
          icon,
          found: (await find(wanted, stop.signal)).slice(0, MOST),
        })),
      )
      if (stop.signal.aborted) return
      const groups = all.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))
      setAnswer({ text: wanted, groups })
    }
    const timer = setTimeout(() => void search(), PAUSE_MS)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [searches, wanted, isLong])
  return {
    groups: isLong ? answer.groups : NONE.groups,
    isSearching: isLong && answer.text !== wanted,
  }
}
