import { useEffect, useRef } from 'react'
import { log } from './log.ts'
import { isSigned } from './signed.ts'
import { rememberSeen } from './stores/seen-store.ts'

/** Remembers once that a machine was looked at: with the member, or in this browser [EQ-5]. */
export function useSeen(deviceId: string): void {
  const told = useRef('')
  useEffect(() => {
    // A page that was kept and comes in sight again is the same look at it.
    if (told.current === deviceId) return
    told.current = deviceId
    if (!isSigned()) rememberSeen(deviceId)
    else
      import('./seen-record.ts')
        .then(({ recordSeen }) => recordSeen(deviceId))
        .catch((err: unknown) => log('what was looked at could not be remembered', err))
  }, [deviceId])
}
