import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'
import { log } from '#kit/log.ts'
import { endSession } from '#kit/session/session-store.ts'
import { isSignedIn } from '#kit/session/signed-in.ts'
import { userStore } from '#kit/session/user-store.ts'

let wasSigned = false

/** Follows the cookie that marks a signed-in browser: forms and other tabs change it. */
function followEnd(): void {
  const signed = isSignedIn()
  if (wasSigned && !signed) endSession()
  wasSigned = signed
}

function followSession(): void {
  followEnd()
  if (!wasSigned || userStore.get().userId !== '') return
  import('./start-session.ts')
    .then(({ startSession }) => startSession())
    .catch((err: unknown) => log('the session could not be started', err))
}

/** Public pages are the same for everyone: the user is loaded after the first paint. */
export function useSession(): void {
  const { key } = useLocation()
  // Before the user can go back: pages of the ended session are gone by then.
  useLayoutEffect(followEnd, [key])
  useEffect(followSession, [key])
  useEffect(() => {
    // A page from the back/forward cache may belong to a user who signed out since.
    const handleShow = ({ persisted }: PageTransitionEvent) => persisted && followSession()
    window.addEventListener('pageshow', handleShow)
    return () => window.removeEventListener('pageshow', handleShow)
  }, [])
}
