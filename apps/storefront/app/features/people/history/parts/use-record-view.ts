import { useEffect, useRef } from 'react'
import { log } from '#kit/log.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { addViewed } from './viewed-store.ts'

/** Records a view of a device once: for the member, or in this browser [EQ-5]. */
export function useRecordView(deviceId: string): void {
  const recorded = useRef('')
  useEffect(() => {
    // A page that stays mounted and shown again is the same view.
    if (recorded.current === deviceId) return
    recorded.current = deviceId
    if (!isSignedIn()) addViewed(deviceId)
    else
      import('./record-view.ts')
        .then(({ recordView }) => recordView(deviceId))
        .catch((err: unknown) => log('the view could not be recorded', err))
  }, [deviceId])
}
