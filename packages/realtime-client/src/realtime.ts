import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'
import { SIGNAL_AGAIN_MS } from '@ironsouq/contract/platform/realtime/realtime.limits'
import {
  type Connection,
  type ConnectionListener,
  type ConnectionState,
  connectRealtime,
} from './connection.ts'
import { followChannel, type FollowOptions } from './follow-channel.ts'

/**
 * `displaced`: another session of the user has the channel. `refused`: the user may not have it. Both
 * stay until `followAgain`. `ended`: the session of the user is over.
 */
export type ChannelState = ConnectionState | 'displaced' | 'refused'

/** How often messages are asked for without a connection. */
const POLL_MS = 60_000

export interface Follow extends FollowOptions {
  /** Someone else in the channel writes something. */
  onSignal?: ((from: string) => void) | undefined
  /** Called at once with the state of the channel, and whenever it changes. */
  onState?: ((state: ChannelState) => void) | undefined
}

interface Follower extends Pick<Follow, 'onSignal' | 'onState'> {
  messages: ReturnType<typeof followChannel>
}

interface Followed {
  state: ChannelState
  /** Not after it was refused or taken: joined by itself again, two sessions would displace each other. */
  isWanted: boolean
  /** The newest number that arrived. */
  newest: number | undefined
  /** Just now: the next one is not sent. */
  hasSignalled: boolean
  followers: Set<Follower>
}

interface RealtimeOptions {
  ticket: () => Promise<string | null>
  onState?: (state: ConnectionState) => void
  /** Follows nothing until `resume`. */
  isPaused?: boolean
  /** Where the connection is shared, or for tests. */
  connect?: (options: ConnectionListener & { ticket: () => Promise<string | null> }) => Connection
}

const newlyFollowed = (): Followed => ({
  state: 'connecting',
  isWanted: true,
  newest: undefined,
  hasSignalled: false,
  followers: new Set(),
})

/** The smallest known number: who has more ignores what comes twice. */
function smallestOf(followers: ReadonlySet<Follower>): number | undefined {
  const known = [...followers].flatMap(({ messages }) => messages.last() ?? [])
  return known.length === 0 ? undefined : Math.min(...known)
}

function fill({ messages }: Follower): void {
  messages.fill().catch(() => {}) // the next heartbeat repeats it
}

/** One connection that follows several channels: it opens with the first and closes after the last. */
export function openRealtime({
  ticket,
  onState,
  isPaused = false,
  connect = connectRealtime,
}: RealtimeOptions) {
  const channels = new Map<string, Followed>()
  let connectionState: ConnectionState = 'disconnected'
  let poll: ReturnType<typeof setInterval> | undefined

  const connection = connect({
    ticket,
    wanted: () =>
      isPaused
        ? []
        : [...channels].flatMap(([channel, { isWanted, followers }]) =>
            isWanted ? [{ channel, after: smallestOf(followers) }] : [],
          ),
    onFrame: receive,
    onState: become,
  })

  function setState(followed: Followed, state: ChannelState): void {
    followed.isWanted = state !== 'displaced' && state !== 'refused' && state !== 'ended'
    if (followed.state === state) return
    followed.state = state
    for (const follower of followed.followers) follower.onState?.(state)
  }

  function become(state: ConnectionState): void {
    connectionState = state
    // A channel is connected once it is joined.
    if (state !== 'connected')
      for (const followed of channels.values()) if (followed.isWanted) setState(followed, state)
    onState?.(state)
    if (state === 'ended') sync()
  }

  function pass(followed: Followed, frame: ServerFrame): void {
    for (const follower of followed.followers) if (follower.messages.receive(frame)) fill(follower)
  }

  function receiveIn(followed: Followed, frame: Exclude<ServerFrame, { type: 'heartbeat' }>): void {
    switch (frame.type) {
      case 'refused':
      case 'displaced':
        setState(followed, frame.type)
        return sync()
      case 'signal':
        for (const { onSignal } of followed.followers) onSignal?.(frame.from)
        return undefined
      case 'joined':
      case 'reset':
      case 'message':
        followed.newest = Math.max(followed.newest ?? 0, frame.seq)
        pass(followed, frame)
    }
    if (frame.type !== 'joined') return undefined
    const { isWanted } = followed
    setState(followed, 'connected')
    return isWanted ? undefined : sync() // another page of the browser followed it again
  }

  function receive(frame: ServerFrame): void {
    if (frame.type === 'heartbeat') for (const followed of channels.values()) pass(followed, frame)
    else {
      const followed = channels.get(frame.channel)
      if (followed) receiveIn(followed, frame)
    }
  }

  function ask(): void {
    if (connectionState === 'connected') return
    for (const { isWanted, followers } of channels.values()) if (isWanted) followers.forEach(fill)
  }

  function sync(): void {
    clearInterval(poll)
    if (!isPaused && channels.size > 0) poll = setInterval(ask, POLL_MS)
    connection.sync()
  }

  return {
    /** Follows a channel until the function that it returns is called. */
    follow({ onSignal, onState: tell, ...given }: Follow): () => void {
      const { channel } = given
      const followed = channels.get(channel) ?? newlyFollowed()
      channels.set(channel, followed)
      if (!followed.isWanted) setState(followed, 'connecting')
      const follower = { messages: followChannel(given), onSignal, onState: tell }
      followed.followers.add(follower)
      tell?.(followed.state)
      const { state, newest: seq } = followed
      if (state === 'connected' && seq !== undefined)
        if (follower.messages.receive({ type: 'joined', channel, seq })) fill(follower)
      sync()
      return () => {
        followed.followers.delete(follower)
        if (followed.followers.size > 0 || channels.get(channel) !== followed) return
        channels.delete(channel)
        sync()
      }
    },
    /** Takes back a channel that was displaced, or asks again for one that was refused. */
    followAgain(channel: string): void {
      const followed = channels.get(channel)
      if (!followed || followed.isWanted) return
      setState(followed, 'connecting')
      sync()
    },
    /** Tells the others in a channel that the person writes something; may be called with every key. */
    signal(channel: string): void {
      const followed = channels.get(channel)
      if (followed?.state !== 'connected' || followed.hasSignalled) return
      followed.hasSignalled = true
      setTimeout(() => (followed.hasSignalled = false), SIGNAL_AGAIN_MS)
      connection.signal(channel)
    },
    /** Closes the connection until `resume`, which asks for what was missed. */
    pause(): void {
      isPaused = true
      connection.close()
      sync()
      become('disconnected')
    },
    resume(): void {
      isPaused = false
      for (const followed of channels.values())
        if (followed.state === 'ended') setState(followed, 'connecting')
      sync()
    },
    /** The session is over. */
    close(): void {
      isPaused = true
      connection.close()
      become('ended')
    },
  }
}

export type Realtime = ReturnType<typeof openRealtime>
