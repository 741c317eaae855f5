import type {
  ChatFrame,
  ChatNote,
  DeskChat,
  ThreadMessage,
} from '@ironsouq/contract/deals/chat/chat.schema'
import {
  mergedMessages,
  threadMessageOf,
  withReadMark,
} from '@ironsouq/contract/deals/chat/chat.thread'

/** What the desk knows of one conversation. */
export interface Conversation {
  chat: DeskChat
  notes: readonly ChatNote[]
  isBuyerOnline: boolean
  canTranslate: boolean
  /** In their order, without gaps. */
  messages: readonly ThreadMessage[]
}

/** Messages joined by their places. Later ones that leave a gap replace what was there. */
export function joined(
  before: readonly ThreadMessage[],
  next: readonly ThreadMessage[],
): readonly ThreadMessage[] {
  const first = next[0]
  const last = before.at(-1)
  if (!first) return before
  if (last && first.seq > last.seq + 1) return next
  return mergedMessages(before, next)
}

/** The conversation after a message, or after someone has read. */
export function after(
  before: Conversation,
  news: Exclude<ChatFrame, { type: 'state' }>,
): Conversation {
  const { chat, messages } = before
  if (news.type === 'message')
    return { ...before, messages: joined(messages, [threadMessageOf(news.message)]) }
  return { ...before, chat: withReadMark(chat, news) }
}

type Entry =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'message'; key: string; message: ThreadMessage }
  | { kind: 'note'; key: string; note: ChatNote }

/** Messages and internal notes in one order, with a line for each day. */
export function entriesOf(
  messages: readonly ThreadMessage[],
  notes: readonly ChatNote[],
  dayOf: (at: string) => string,
): Entry[] {
  const first = messages[0]
  // Notes before the first message that is loaded belong to messages that are not shown.
  const shown = notes.filter(({ at }) => !first || first.seq === 1 || at >= first.at)
  const entries: { at: string; entry: Entry }[] = [
    ...messages.map((message) => ({
      at: message.at,
      entry: { kind: 'message', key: `m${message.seq}`, message } as const,
    })),
    ...shown.map((note) => ({
      at: note.at,
      entry: { kind: 'note', key: note.noteId, note } as const,
    })),
  ].toSorted((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0))
  return entries.flatMap(({ at, entry }, i) => {
    const before = entries[i - 1]
    return before && dayOf(before.at) === dayOf(at)
      ? [entry]
      : [{ kind: 'day', key: `d${at}`, at } as const, entry]
  })
}
