import { CHAT_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import { ChatFrame, type ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { SIGNAL_SHOWN_MS } from '@ironsouq/contract/platform/realtime/realtime.limits'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '../api/api.ts'
import { useChannel } from '../realtime/use-channel.ts'
import type { ConsoleDesk } from './console-desk.ts'
import { after, type Conversation, joined } from './thread.ts'

const PAGE = 50
/** The channel is usually joined before: then the conversation is read once. */
const FIRST_MS = 150
/** How often it is asked whether the buyer is online. */
const ONLINE_MS = 30_000

/** One conversation, as it is now. Another one needs another instance. */
export function useConversation({ calls, realtime, personId }: ConsoleDesk, chatId: string) {
  const [shown, setShown] = useState<Conversation>()
  const [error, setError] = useState<unknown>()
  const [isTyping, setTyping] = useState(false)
  const typing = useRef<ReturnType<typeof setTimeout>>(undefined)

  const readDetail = useCallback(async () => {
    const detail = await api(calls.detail, { query: { chatId } })
    setShown((before) => before && { ...before, ...detail })
  }, [calls, chatId])

  const load = useCallback(async () => {
    try {
      const [detail, thread] = await Promise.all([
        api(calls.detail, { query: { chatId } }),
        api(calls.thread, { query: { chatId, size: PAGE } }),
      ])
      setError(undefined)
      setShown((before) => ({
        ...detail,
        canTranslate: thread.canTranslate,
        messages: joined(before?.messages ?? [], thread.messages),
      }))
    } catch (err) {
      setError(err)
    }
  }, [calls, chatId])

  useEffect(() => {
    const ask = () => {
      if (!document.hidden) readDetail().catch(() => {}) // asked again soon
    }
    const timer = setInterval(ask, ONLINE_MS)
    return () => clearInterval(timer)
  }, [readDetail])

  const accept = useCallback(
    (messages: readonly ThreadMessage[]) =>
      setShown((before) => before && { ...before, messages: joined(before.messages, messages) }),
    [],
  )

  const stopTyping = () => {
    clearTimeout(typing.current)
    setTyping(false)
  }

  async function received(news: ChatFrame): Promise<void> {
    if (news.type === 'state') return readDetail()
    setShown((before) => before && after(before, news))
    if (news.type !== 'message') return undefined
    const { seq, author, deviceId, productId } = news.message
    if (author === 'buyer') stopTyping()
    if (deviceId === null && productId === null) return undefined
    const { messages } = await api(calls.thread, { query: { chatId, after: seq - 1, size: 1 } })
    accept(messages)
  }

  const { state, signal } = useChannel({
    realtime,
    channel: `${CHAT_CHANNEL}:${chatId}`,
    onMessage(body) {
      const { data } = ChatFrame.safeParse(body)
      if (data) received(data).catch(() => {}) // the next news reads it again
    },
    onReset: () => void load(),
    onSignal(from) {
      if (from !== 'buyer') return
      clearTimeout(typing.current)
      setTyping(true)
      typing.current = setTimeout(() => setTyping(false), SIGNAL_SHOWN_MS)
    },
  })

  // Also when the channel was joined: something may have come between the first reading and then.
  const isConnected = state === 'connected'
  useEffect(() => {
    const timer = setTimeout(() => void load(), isConnected ? 0 : FIRST_MS)
    return () => clearTimeout(timer)
  }, [isConnected, load])

  const messages = shown?.messages ?? []
  const lastSeq = messages.at(-1)?.seq ?? 0
  const isOwn = shown?.chat.state === 'assigned' && shown.chat.assignee?.id === personId
  const deskReadSeq = shown?.chat.deskReadSeq ?? 0
  useEffect(() => {
    if (!isOwn || lastSeq <= deskReadSeq) return undefined
    const read = () => {
      if (document.hidden) return
      document.removeEventListener('visibilitychange', read)
      api(calls.read, { body: { chatId, seq: lastSeq } }).catch(() => {}) // with the next message
    }
    document.addEventListener('visibilitychange', read)
    read()
    return () => document.removeEventListener('visibilitychange', read)
  }, [calls, chatId, isOwn, lastSeq, deskReadSeq])

  const firstSeq = messages[0]?.seq ?? 1
  const loadOlder = useCallback(async () => {
    const older = await api(calls.thread, { query: { chatId, before: firstSeq, size: PAGE } })
    accept(older.messages)
  }, [calls, chatId, firstSeq, accept])

  return {
    shown,
    error,
    load,
    readDetail,
    accept,
    state,
    signal,
    isTyping,
    isOwn,
    hasOlder: firstSeq > 1,
    loadOlder,
  }
}

export type OpenConversation = ReturnType<typeof useConversation>
