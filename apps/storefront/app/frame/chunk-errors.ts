import { useEffect, useMemo } from 'react'
import { useLocation } from 'react-router'
import { log } from '#kit/log.ts'

const ONCE_PER_MS = 10_000
const STAMPS = 'chunkReloads'

/** Thrown by the module that vite/chunk-errors.ts substitutes for a chunk that did not load. */
const isChunkError = (err: unknown): boolean => err instanceof Error && err.name === 'ChunkError'

const recentReloads = (now: number) =>
  Object.entries(
    JSON.parse(sessionStorage.getItem(STAMPS) ?? '{}') as Record<string, number>,
  ).filter(([, at]) => now - at < ONCE_PER_MS)

/** Whether a path may be reloaded now; never without session storage to count reloads. */
export function mayReload(path: string, now = Date.now()): boolean {
  try {
    return recentReloads(now).every(([each]) => each !== path)
  } catch (err) {
    log('reloads cannot be counted', err)
    return false
  }
}

export function noteReload(path: string, now = Date.now()): void {
  const stamps = { ...Object.fromEntries(recentReloads(now)), [path]: now }
  sessionStorage.setItem(STAMPS, JSON.stringify(stamps))
}

/** For the error boundary: true while a page with a failed chunk reloads [AP-21]. */
export function useChunkReload(error: unknown): boolean {
  const { pathname } = useLocation()
  const isReloading = useMemo(() => isChunkError(error) && mayReload(pathname), [error, pathname])
  useEffect(() => {
    if (!isReloading) return
    noteReload(pathname)
    window.location.reload()
  }, [isReloading, pathname])
  return isReloading
}
