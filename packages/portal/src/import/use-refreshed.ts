import type { ImportState } from '@ironsouq/contract/platform/import/import.lifecycle'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'

/** The states in which jobs work on it. */
const AT_WORK: ReadonlySet<ImportState> = new Set(['received', 'checking', 'running'])
const REFRESH_MS = 1500

export const isAtWork = (state: ImportState) => AT_WORK.has(state)

/** Loads the screen's data again while jobs work on the import, or on the photos that it names. */
export function useRefreshed(state: ImportState, isAwaited = false) {
  const { revalidate } = useRevalidator()
  const isWorking = isAtWork(state) || isAwaited
  useEffect(() => {
    if (!isWorking) return undefined
    const timer = setInterval(() => void revalidate(), REFRESH_MS)
    return () => clearInterval(timer)
  }, [isWorking, revalidate])
}
