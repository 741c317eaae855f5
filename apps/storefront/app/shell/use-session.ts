import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { log } from './log.ts'
import { isSigned } from './signed.ts'
import { forgetUser } from './stores/session-store.ts'
import { userStore } from './stores/user-store.ts'

let wasSigned = false

/** Follows the cookie that says whether somebody is signed in: forms and other tabs change it. */
function followEnd(): void {
  const signed = isSigned()
  if (wasSigned && !signed) forgetUser()
  wasSigned = signed
}

function followSession(): void {
  followEnd()
  if (!wasSigned || userStore.get().userId !== '') return
  import('./session-start.ts')
    .then(({ startSession }) => startSession())
    .catch((err: unknown) => log('the session could not be begun', err))
}

/** Public pages are the same for all: who reads this one is asked after it was painted. */
export function useSession(): void {
  const { key } = useLocation()
  // Before anybody can press back: a page of whoever left is gone by then.
  useLayoutEffect(followEnd, [key])
  useEffect(followSession, [key])
  useEffect(() => {
    // A page that comes back from the browser's memory may be of somebody who left since.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && followSession()
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
}
