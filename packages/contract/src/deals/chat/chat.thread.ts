import type { ChatMessage, ChatFrame, ThreadMessage } from './chat.schema.ts'

/** A message as a channel sends it, which knows less than one that is read by HTTP. */
export const threadMessageOf = (message: ChatMessage): ThreadMessage => ({
  ...message,
  isRead: false,
  device: null,
  product: null,
  translation: null,
  delivery: null,
})

/** Messages in their order. The same one is there once, as it arrived last. */
export function mergedMessages(
  before: readonly ThreadMessage[],
  more: readonly ThreadMessage[],
): ThreadMessage[] {
  const bySeq = new Map([...before, ...more].map((message) => [message.seq, message]))
  return [...bySeq.values()].toSorted((a, b) => a.seq - b.seq)
}

interface ReadMarks {
  buyerReadSeq: number
  deskReadSeq: number
}

/** The conversation after one side has read [CH-4]. A mark never goes back. */
export function withReadMark<Chat extends ReadMarks>(
  chat: Chat,
  { side, seq }: Extract<ChatFrame, { type: 'read' }>,
): Chat {
  const mark = side === 'buyer' ? 'buyerReadSeq' : 'deskReadSeq'
  return { ...chat, [mark]: Math.max(chat[mark], seq) }
}
