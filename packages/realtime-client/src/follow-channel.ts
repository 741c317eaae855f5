import type { ServerFrame } from '@ironsouq/contract/platform/realtime/realtime.frames'

export interface Missed {
  messages: readonly { seq: number; body?: unknown }[]
  seq: number
  isReset: boolean
}

export interface FollowOptions {
  channel: string
  /** The last number that the page has; without it only new messages follow. */
  after?: number | undefined
  /** Reads what is missing by HTTP. */
  missed: (after: number) => Promise<Missed>
  onMessage: (body: unknown) => void
  /** Messages are lost for good: the state must be read. */
  onReset: () => void
}

/** The messages of one channel, each once and in order, whatever the connection loses. */
export function followChannel({ channel, after, missed, onMessage, onReset }: FollowOptions) {
  let last = after
  let isFilling = false

  function accept(seq: number, body: unknown): void {
    if (last !== undefined && seq <= last) return
    last = seq
    onMessage(body)
  }

  /** Reads what is missing after the last number; nothing is known to be missing before a first one. */
  async function fill(): Promise<void> {
    if (isFilling || last === undefined) return
    isFilling = true
    try {
      for (;;) {
        const { messages, seq, isReset } = await missed(last)
        if (isReset) {
          last = seq
          onReset()
          return
        }
        for (const message of messages) accept(message.seq, message.body)
        if (messages.length === 0 || seq <= last) return
      }
    } finally {
      isFilling = false
    }
  }

  return {
    last: () => last,
    fill,
    /** Returns whether something is missing now. */
    receive: (frame: ServerFrame): boolean => {
      if (frame.type === 'heartbeat') {
        const newest = frame.channels[channel]
        return last !== undefined && newest !== undefined && newest > last
      }
      if (frame.channel !== channel) return false
      if (frame.type === 'joined') {
        last ??= frame.seq
        // The connection was in the channel before this page was.
        return frame.seq > last
      }
      if (frame.type === 'reset') {
        last = frame.seq
        onReset()
      }
      if (frame.type !== 'message') return false
      if (last !== undefined && frame.seq > last + 1) return true
      accept(frame.seq, frame.body)
      return false
    },
  }
}
