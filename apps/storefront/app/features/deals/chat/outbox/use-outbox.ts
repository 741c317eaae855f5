import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { log } from '#kit/log.ts'
import { chatCall } from '../chat-call.ts'
import { dropWaiting, onOutboxChange, putWaiting, type Waiting, waitingOf } from './outbox-store.ts'
import { sendOutbox, type SendOptions } from './send-outbox.ts'

/** How long a message waits after the server did not answer. */
const AGAIN_MS = 5000

/** Two messages of one moment keep their order. */
let lastAt = 0

/** Sends what waits now, when the network comes back, and again while the server does not answer. */
function startSending(options: SendOptions) {
  let later: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  const flush = () => {
    clearTimeout(later)
    if (!navigator.onLine) return
    sendOutbox(options)
      .then((isLeftOver) => {
        if (isLeftOver && !isStopped) later = setTimeout(flush, AGAIN_MS)
      })
      .catch((err: unknown) => log('messages could not be sent', err))
  }
  window.addEventListener('online', flush)
  flush()
  return {
    flush,
    stop() {
      isStopped = true
      clearTimeout(later)
      window.removeEventListener('online', flush)
    },
  }
}

interface OutboxOptions {
  memberId: string
  chatId: string
  /** When the connection comes back, what waits is sent. */
  isConnected: boolean
  onSent: (message: ThreadMessage) => void
}

/** The messages of this conversation that the server does not have yet, and how they get there. */
export function useOutbox({ memberId, chatId, isConnected, onSent }: OutboxOptions) {
  const [waiting, setWaiting] = useState<readonly Waiting[]>([])
  const sending = useRef<ReturnType<typeof startSending>>(undefined)
  const sent = useEffectEvent((message: ThreadMessage, to: string) => {
    if (to === chatId) onSent(message)
  })

  useEffect(() => {
    let isLeft = false
    const read = async () => {
      const all = await waitingOf(memberId)
      if (!isLeft) setWaiting(all.filter((each) => each.chatId === chatId))
    }
    const leave = onOutboxChange(() => void read())
    void read()
    return () => {
      isLeft = true
      leave()
    }
  }, [memberId, chatId])

  useEffect(() => {
    const started = startSending({
      memberId,
      send: (body) => chatCall(chatEndpoints.send, { body }),
      onSent: (message, to) => sent(message, to),
    })
    sending.current = started
    return () => started.stop()
  }, [memberId])

  useEffect(() => {
    if (isConnected) sending.current?.flush()
  }, [isConnected])

  const add = useCallback(
    async (text: string, consultation: number) => {
      const sendId = crypto.randomUUID()
      const at = (lastAt = Math.max(Date.now(), lastAt + 1))
      await putWaiting({ sendId, memberId, chatId, consultation, text, at, refusal: null })
      sending.current?.flush()
    },
    [memberId, chatId],
  )
  return { waiting, add, drop: dropWaiting }
}
