import { memberChannel, ServerFrame } from '@ironsouq/contract/realtime/realtime.frames'
import { connectRealtime, type RealtimeState } from '@ironsouq/realtime-client/connection'
import { followChannel, type Missed } from '@ironsouq/realtime-client/follow-channel'
import { log } from '#kit/log.ts'
import { messageStore } from '#kit/session/message-store.ts'
import { realtimeStore } from './realtime-store.ts'

/** How often a browser without a connection asks for news. */
const POLL_MS = 60_000

interface SharedOptions {
  memberId: string
  ticket: () => Promise<string>
  missed: (channel: string, after: number) => Promise<Missed>
  onMessage: (body: unknown) => void
  onReset: () => void
}

type Shared = { frame: unknown } | { state: RealtimeState }

function become(state: RealtimeState): void {
  realtimeStore.set({ state })
  messageStore.set({ websocketConnect: state === 'connected' })
}

/**
 * The member's channel in this tab. The tabs of a browser share one connection: the one that holds the
 * lock has it and hands every frame to the others; when it is closed, the next one connects.
 */
export function startSharedRealtime({
  memberId,
  ticket,
  missed,
  onMessage,
  onReset,
}: SharedOptions): () => void {
  const name = memberChannel(memberId)
  const stop = new AbortController()
  const tabs = new BroadcastChannel(name)
  const channel = followChannel({
    channel: name,
    missed: (after) => missed(name, after),
    onMessage,
    onReset,
  })
  const fill = () =>
    void channel.fill().catch((err: unknown) => log('missed messages could not be read', err))
  const receive = (frame: ServerFrame) => {
    if (frame.type === 'displaced') become('displaced')
    if (channel.receive(frame)) fill()
  }
  const share = (shared: Shared) =>
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tabs.postMessage(shared)

  tabs.addEventListener('message', ({ data }: MessageEvent<Shared>) => {
    if ('state' in data) return become(data.state)
    const { success, data: frame } = ServerFrame.safeParse(data.frame)
    if (!success) return
    // A tab that was opened later does not know the connection.
    if (realtimeStore.get().state === 'disconnected') become('connected')
    receive(frame)
  })

  function lead(): Promise<void> {
    const connection = connectRealtime({
      ticket,
      wanted: () => ({ channel: name, after: channel.last() }),
      onFrame(frame) {
        receive(frame)
        share({ frame })
      },
      onState(state) {
        become(state)
        share({ state })
      },
    })
    const poll = setInterval(() => {
      if (realtimeStore.get().state !== 'connected') fill()
    }, POLL_MS)
    return new Promise((resolve) => {
      stop.signal.addEventListener('abort', () => {
        clearInterval(poll)
        connection.close()
        resolve()
      })
    })
  }

  navigator.locks
    .request(name, { signal: stop.signal }, lead)
    .catch((err: unknown) => stop.signal.aborted || log('no connection for messages', err))
  return () => {
    stop.abort()
    tabs.close()
    become('disconnected')
  }
}
