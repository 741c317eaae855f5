import { CHAT_PAGE_MAX } from '@ironsouq/contract/deals/chat/chat.limits'
import type { BuyerChat, ChatFrame, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import {
  mergedMessages,
  threadMessageOf,
  withReadMark,
} from '@ironsouq/contract/deals/chat/chat.thread'

/** A conversation as the page shows it. */
export interface ShownThread {
  chat: BuyerChat
  /** In their order, without gaps. */
  messages: readonly ThreadMessage[]
  /** Whether texts can be translated. */
  canTranslate: boolean
}

export type ThreadChange =
  | { type: 'news'; news: ChatFrame }
  | { type: 'messages'; messages: readonly ThreadMessage[] }
  | { type: 'chat'; chat: BuyerChat }

export const FIRST_SIZE = Math.min(50, CHAT_PAGE_MAX)

export const lastSeqOf = ({ messages }: ShownThread): number => messages.at(-1)?.seq ?? 0

/** Whether there are messages before the first one that is shown. */
export const hasEarlier = ({ messages }: ShownThread): boolean => (messages[0]?.seq ?? 1) > 1

function withMessage(shown: ShownThread, news: Extract<ChatFrame, { type: 'message' }>) {
  const { message } = news
  const last = lastSeqOf(shown)
  if (message.seq <= last) return shown
  const chat = { ...shown.chat, lastSeq: Math.max(shown.chat.lastSeq, message.seq) }
  // After a gap the missing ones are read first.
  if (message.seq > last + 1) return { ...shown, chat }
  return { ...shown, chat, messages: [...shown.messages, threadMessageOf(message)] }
}

function withNews(shown: ShownThread, news: ChatFrame): ShownThread {
  const { chat } = shown
  if (news.type === 'message') return withMessage(shown, news)
  if (news.type === 'read') return { ...shown, chat: withReadMark(chat, news) }
  const { state, consultation, speaker, isBlocked } = news
  return { ...shown, chat: { ...chat, state, consultation, speaker, isBlocked } }
}

export function changed(shown: ShownThread, change: ThreadChange): ShownThread {
  if (change.type === 'news') return withNews(shown, change.news)
  if (change.type === 'messages')
    return { ...shown, messages: mergedMessages(shown.messages, change.messages) }
  const { chat } = shown
  return {
    ...shown,
    chat: {
      ...change.chat,
      // An answer that was under way is older than the news that came meanwhile.
      buyerReadSeq: Math.max(chat.buyerReadSeq, change.chat.buyerReadSeq),
      deskReadSeq: Math.max(chat.deskReadSeq, change.chat.deskReadSeq),
      lastSeq: Math.max(chat.lastSeq, change.chat.lastSeq),
    },
  }
}

/** Whether the news says less than the page shows: it is then read by HTTP. */
export function needsReading(shown: ShownThread, news: ChatFrame): boolean {
  if (news.type === 'state') return news.consultation !== shown.chat.consultation
  if (news.type !== 'message') return false
  const { seq, kind } = news.message
  return kind === 'device' || kind === 'product' || seq > lastSeqOf(shown) + 1
}

/** A message is read when the other side has read it [CH-4]. */
export const isReadByDesk = ({ seq }: { seq: number }, { deskReadSeq }: BuyerChat): boolean =>
  seq <= deskReadSeq
