import type { ChannelState } from '@ironsouq/realtime-client/realtime'
import { useEffect, useEffectEvent, useState } from 'react'
import type { PageRealtime } from './page-realtime.ts'

interface ChannelOptions {
  realtime: PageRealtime
  /** Without it nothing is followed. */
  channel: string | undefined
  /** The last number that the page has when it begins to follow. */
  after?: number | undefined
  onMessage: (body: unknown) => void
  /** Messages are lost for good: the state must be read. */
  onReset: () => void
  /** Someone else in the channel writes something. */
  onSignal?: (from: string) => void
}

interface FollowedChannel {
  state: ChannelState
  /** Tells the others that this person writes something. */
  signal: () => void
  /** Follows again what was displaced or refused. */
  again: () => void
}

/** Follows a channel while the component is shown. Without a connection nothing changes: screens ask by HTTP. */
export function useChannel({ realtime, channel, ...given }: ChannelOptions): FollowedChannel {
  const [state, setState] = useState<ChannelState>('disconnected')
  const afterNow = useEffectEvent(() => given.after)
  const onMessage = useEffectEvent(given.onMessage)
  const onReset = useEffectEvent(given.onReset)
  const onSignal = useEffectEvent((from: string) => given.onSignal?.(from))
  useEffect(() => {
    if (channel === undefined) return undefined
    const leave = realtime.follow({
      channel,
      after: afterNow(),
      missed: (after) => realtime.missed({ channel, after }),
      onMessage: (body) => onMessage(body),
      onReset: () => onReset(),
      onSignal: (from) => onSignal(from),
      onState: setState,
    })
    return () => {
      leave()
      setState('disconnected')
    }
  }, [realtime, channel])
  return {
    state,
    signal: () => channel !== undefined && realtime.signal(channel),
    again: () => channel !== undefined && realtime.followAgain(channel),
  }
}
