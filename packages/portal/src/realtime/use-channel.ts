import { connectRealtime } from '@ironsouq/realtime-client/connection'
import { followChannel, type Missed } from '@ironsouq/realtime-client/follow-channel'
import { useEffect, useEffectEvent } from 'react'

interface ChannelOptions {
  /** Without it nothing is followed. */
  channel: string | undefined
  ticket: () => Promise<{ ticket: string }>
  missed: (query: { channel: string; after: number }) => Promise<Missed>
  onMessage: (body: unknown) => void
  /** Messages are lost for good: the state must be read. */
  onReset: () => void
}

/** Follows a channel while the component is shown. Without a connection nothing changes: screens ask by HTTP. */
export function useChannel({ channel, ...given }: ChannelOptions): void {
  const ticket = useEffectEvent(given.ticket)
  const missed = useEffectEvent(given.missed)
  const onMessage = useEffectEvent(given.onMessage)
  const onReset = useEffectEvent(given.onReset)
  useEffect(() => {
    if (channel === undefined) return undefined
    const followed = followChannel({
      channel,
      missed: (after) => missed({ channel, after }),
      onMessage: (body) => onMessage(body),
      onReset: () => onReset(),
    })
    const { close } = connectRealtime({
      ticket: async () => (await ticket()).ticket,
      wanted: () => ({ channel, after: followed.last() }),
      onFrame(frame) {
        if (followed.receive(frame)) followed.fill().catch(() => {}) // the next heartbeat repeats it
      },
      onState: () => {},
    })
    return close
  }, [channel])
}
