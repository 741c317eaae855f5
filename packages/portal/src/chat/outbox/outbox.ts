import type {
  ChatContent,
  ChatSend,
  ThreadMessage,
} from '@ironsouq/contract/deals/chat/chat.schema'

/** A message that the server has not accepted yet. */
export interface Outgoing extends ChatSend {
  /** A desk sends no inquiries: the buyer names them. */
  content: Exclude<ChatContent, { kind: 'inquiry' }>
  /** When it was written. */
  at: string
  /** Why the server refused it; it is not sent again. */
  refusal?: string
}

/** `again`: no one knows whether it arrived, and the same message is sent once more. */
export type Failure = { again: true } | { again: false; refusal: string }

interface OutboxOptions {
  send: (message: ChatSend) => Promise<ThreadMessage>
  failureOf: (err: unknown) => Failure
  /** Stores the messages, so that a reload of the page does not lose them. */
  store: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  key: string
}

/** `sent` is the accepted message; without it the message was refused. */
type Receiver = (message: Outgoing, sent: ThreadMessage | undefined) => void

/** How long a message waits that could not be sent, if nothing says before that the network is back. */
const AGAIN_MS = 5000

function stored({ store, key }: OutboxOptions): Outgoing[] {
  try {
    const list: unknown = JSON.parse(store.getItem(key) ?? '[]')
    return Array.isArray(list) ? (list as Outgoing[]) : []
  } catch {
    return [] // not ours
  }
}

/**
 * Sends messages one after the other, in the order in which they were written. What could not be sent waits
 * and is sent again with the same `sendId`, so that it arrives once [CH-9].
 */
export function createOutbox(options: OutboxOptions) {
  const { send, failureOf, store, key } = options
  const listeners = new Set<() => void>()
  const receivers = new Set<Receiver>()
  let waiting: readonly Outgoing[] = stored(options)
  let isSending = false
  let pause: ReturnType<typeof setTimeout> | undefined

  function keep(next: readonly Outgoing[]): void {
    waiting = next
    try {
      if (next.length === 0) store.removeItem(key)
      else store.setItem(key, JSON.stringify(next))
    } catch {
      // A full storage must not stop a person from writing.
    }
    for (const tell of listeners) tell()
  }

  const without = (sendId: string) => waiting.filter((each) => each.sendId !== sendId)

  async function sendFirst(): Promise<boolean> {
    const first = waiting.find(({ refusal }) => refusal === undefined)
    if (!first) return false
    const { at: _, refusal: __, ...message } = first
    try {
      const sent = await send(message)
      keep(without(first.sendId))
      for (const tell of receivers) tell(first, sent)
      return true
    } catch (err) {
      const failure = failureOf(err)
      if (failure.again) {
        pause = setTimeout(() => void flush(), AGAIN_MS)
        return false
      }
      const refused = { ...first, refusal: failure.refusal }
      keep(waiting.map((each) => (each === first ? refused : each)))
      for (const tell of receivers) tell(refused, undefined)
      return true
    }
  }

  /** Sends what waits, now. */
  async function flush(): Promise<void> {
    if (isSending) return
    clearTimeout(pause)
    isSending = true
    try {
      while (await sendFirst());
    } finally {
      isSending = false
    }
  }

  return {
    flush,
    add(message: Outgoing): void {
      keep([...waiting, message])
      void flush()
    },
    /** Takes out a message that was refused. */
    discard: (sendId: string): void => keep(without(sendId)),
    waiting: (): readonly Outgoing[] => waiting,
    subscribe: (tell: () => void) => {
      listeners.add(tell)
      return () => void listeners.delete(tell)
    },
    /** Tells of each message that the server accepted or refused. */
    onAnswer: (tell: Receiver) => {
      receivers.add(tell)
      return () => void receivers.delete(tell)
    },
    stop: () => clearTimeout(pause),
  }
}

export type Outbox = ReturnType<typeof createOutbox>
