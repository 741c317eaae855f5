import { useEffect, useRef } from 'react'
import { log } from '#kit/log.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'

/** Records a member's view of a product once [PR-3] [CL-22]. */
export function useRecordProductView(prodId: string): void {
  const recorded = useRef('')
  useEffect(() => {
    // A page that stays mounted and shown again is the same view.
    if (recorded.current === prodId || !isSignedIn()) return
    recorded.current = prodId
    import('./record-view.ts')
      .then(({ recordProductView }) => recordProductView(prodId))
      .catch((err: unknown) => log('the view could not be recorded', err))
  }, [prodId])
}
