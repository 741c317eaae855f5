import type { ChannelState } from '@ironsouq/realtime-client/realtime'
import { useEffect, useState } from 'react'
import { sessionStore } from '#kit/session/session-store.ts'
import { userStore } from '#kit/session/user-store.ts'
import { useStore } from '#kit/store/store.ts'
import { BROKEN_AFTER_MS, type Link, linkOf } from './connection.ts'

/** Whether the signed-in user was asked for and is not known. */
function useUserMissing(): boolean {
  const userId = useStore(userStore, (user) => user.userId)
  const isLoading = useStore(userStore, (user) => user.isLoading)
  const [wasLoading, setWasLoading] = useState(false)
  if (isLoading && !wasLoading) setWasLoading(true)
  return wasLoading && !isLoading && userId === ''
}

/** The state of a channel in the words of the page. */
export function useLink(state: ChannelState): Link {
  const isUserMissing = useUserMissing()
  const endedSessions = useStore(sessionStore, (session) => session.ended)
  const userId = useStore(userStore, (user) => user.userId)
  const [wasConnected, setWasConnected] = useState(false)
  const [isLongGone, setIsLongGone] = useState(false)
  const isConnected = state === 'connected'
  if (isConnected && !wasConnected) setWasConnected(true)
  if (isConnected && isLongGone) setIsLongGone(false)
  useEffect(() => {
    if (isConnected) return
    const late = setTimeout(() => setIsLongGone(true), BROKEN_AFTER_MS)
    return () => clearTimeout(late)
  }, [isConnected])
  const isSessionEnded = endedSessions > 0 && userId === ''
  return linkOf({ state, wasConnected, isLongGone, isSessionEnded, isUserMissing })
}
