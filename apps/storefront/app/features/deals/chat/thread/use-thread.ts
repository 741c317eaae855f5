import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import { CHAT_CHANNEL } from '@ironsouq/contract/deals/chat/chat.limits'
import {
  type ChatMessage,
  ChatFrame,
  type ThreadMessage,
} from '@ironsouq/contract/deals/chat/chat.schema'
import { SIGNAL_SHOWN_MS } from '@ironsouq/contract/platform/realtime/realtime.limits'
import type { ChannelState } from '@ironsouq/realtime-client/realtime'
import { useCallback, useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { log } from '#kit/log.ts'
import { chatCall } from '../chat-call.ts'
import { changed, FIRST_SIZE, lastSeqOf, needsReading, type ShownThread } from './thread.ts'

/** How often the page asks whether someone is at the desk. */
const ASK_MS = 60_000

/** The other side types: shown for a moment, or until its message comes. */
function useTyping() {
  const [isTyping, setIsTyping] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = useCallback(() => {
    clearTimeout(timer.current)
    setIsTyping(false)
  }, [])
  const begin = useCallback(() => {
    clearTimeout(timer.current)
    setIsTyping(true)
    timer.current = setTimeout(() => setIsTyping(false), SIGNAL_SHOWN_MS)
  }, [])
  useEffect(() => stop, [stop])
  return { isTyping, begin, stop }
}

/** One conversation: what the page was loaded with, and everything that came since. */
export function useThread(loaded: ShownThread) {
  const { chatId } = loaded.chat
  const channel = `${CHAT_CHANNEL}:${chatId}`
  const [shown, change] = useReducer(changed, loaded)
  const [state, setState] = useState<ChannelState>('connecting')
  const [spoken, setSpoken] = useState<ChatMessage>()
  const { isTyping, begin, stop } = useTyping()

  const refresh = useEffectEvent(async () => {
    try {
      const after = lastSeqOf(shown)
      const [chat, thread] = await Promise.all([
        chatCall(chatEndpoints.detail, { query: { chatId } }),
        chatCall(chatEndpoints.thread, { query: { chatId, after } }),
      ])
      change({ type: 'messages', messages: thread.messages })
      change({ type: 'chat', chat })
    } catch (err) {
      log('a conversation could not be read', err)
    }
  })

  const receive = useEffectEvent((body: unknown) => {
    const { data: news } = ChatFrame.safeParse(body)
    if (!news) return
    if (news.type === 'message' && news.message.author !== 'buyer') {
      stop()
      setSpoken(news.message)
    }
    const isPart = needsReading(shown, news)
    change({ type: 'news', news })
    if (isPart) void refresh()
  })

  useEffect(() => {
    let isLeft = false
    let leave = () => {}
    const follow = async () => {
      const { memberRealtime } = await import('#kit/realtime/member-realtime.ts')
      if (isLeft) return
      leave = memberRealtime.follow({
        channel,
        onMessage: (body) => receive(body),
        onReset: () => void refresh(),
        onSignal: (from) => from === 'desk' && begin(),
        onState(next) {
          setState(next)
          if (next === 'connected') void refresh()
        },
      })
    }
    follow().catch((err: unknown) => log('a conversation could not be followed', err))
    const ask = setInterval(() => document.hidden || void refresh(), ASK_MS)
    return () => {
      isLeft = true
      clearInterval(ask)
      leave()
    }
  }, [channel, begin])

  const loadEarlier = useCallback(
    async (before: number) => {
      const query = { chatId, before, size: FIRST_SIZE }
      const { messages } = await chatCall(chatEndpoints.thread, { query })
      change({ type: 'messages', messages })
    },
    [chatId],
  )
  const sent = useCallback(
    (message: ThreadMessage) => change({ type: 'messages', messages: [message] }),
    [],
  )
  const signal = useCallback(() => {
    import('#kit/realtime/member-realtime.ts')
      .then(({ memberRealtime }) => memberRealtime.signal(channel))
      .catch((err: unknown) => log('typing could not be shown', err))
  }, [channel])
  return { shown, state, isTyping, spoken, change, loadEarlier, sent, signal }
}
