import type { ChannelState } from '@ironsouq/realtime-client/realtime'

/** What the page says about its connection [CH-3] [CH-7]. */
export type Link =
  | 'connecting'
  | 'connected'
  | 'disconnected'
  | 'offline'
  | 'broken'
  | 'displaced'
  | 'sessionEnded'
  | 'noUser'

/** Without a connection for so long, it will hardly come back by itself. */
export const BROKEN_AFTER_MS = 60_000

interface Facts {
  state: ChannelState
  /** Whether this page was connected before. */
  wasConnected: boolean
  /** Whether it has been without a connection for too long. */
  isLongGone: boolean
  isSessionEnded: boolean
  isUserMissing: boolean
}

export function linkOf(facts: Facts): Link {
  const { state, wasConnected, isLongGone, isSessionEnded, isUserMissing } = facts
  if (isSessionEnded || state === 'ended') return 'sessionEnded'
  if (state === 'displaced') return 'displaced'
  if (isUserMissing) return 'noUser'
  if (state === 'connected') return 'connected'
  if (state === 'offline') return 'offline'
  if (state === 'refused' || isLongGone) return 'broken'
  return wasConnected ? 'disconnected' : 'connecting'
}

/** Whether a message can still be written: what waits is sent when the connection is back. */
export const canWrite = (link: Link): boolean =>
  link !== 'displaced' && link !== 'sessionEnded' && link !== 'noUser'
