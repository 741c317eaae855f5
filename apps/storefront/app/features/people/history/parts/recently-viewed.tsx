import { lazy, Suspense, useSyncExternalStore } from 'react'
import { viewedDevices } from './viewed-store.ts'

/** Loaded only in a browser that has viewed machines. */
const ViewedStrip = lazy(async () => ({
  default: (await import('../viewed-strip.tsx')).ViewedStrip,
}))

const MOST = 8

const isNotWatched = () => () => {}
/** As one text, which is the same as long as the list is. */
const listed = () =>
  viewedDevices()
    .slice(0, MOST + 1)
    .map(({ deviceId }) => deviceId)
    .join(',')

/**
 * The machines that were viewed in this browser. Cached pages are the same for every user, so the
 * strip appears after the page.
 */
export function RecentlyViewed({ without }: { without?: string }) {
  const viewed = useSyncExternalStore(isNotWatched, listed, () => '')
  const ids = viewed.split(',').filter((id) => id !== '' && id !== without)
  if (ids.length === 0) return null
  return (
    <Suspense>
      <ViewedStrip ids={ids.slice(0, MOST)} />
    </Suspense>
  )
}
