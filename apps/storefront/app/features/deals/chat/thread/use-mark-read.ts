import { chatEndpoints } from '@ironsouq/contract/deals/chat/chat.endpoints'
import type { BuyerChat } from '@ironsouq/contract/deals/chat/chat.schema'
import { useEffect, useSyncExternalStore } from 'react'
import { log } from '#kit/log.ts'
import { chatCall } from '../chat-call.ts'

function onVisibility(call: () => void): () => void {
  document.addEventListener('visibilitychange', call)
  return () => document.removeEventListener('visibilitychange', call)
}

/** Marks as read what stands at the end of a page that is looked at [CH-4]. */
export function useMarkRead({ chatId, buyerReadSeq }: BuyerChat, last: number, isAtEnd: boolean) {
  const isVisible = useSyncExternalStore(
    onVisibility,
    () => !document.hidden,
    () => false,
  )
  const isDue = isVisible && isAtEnd && last > buyerReadSeq
  useEffect(() => {
    if (!isDue) return
    chatCall(chatEndpoints.read, { body: { chatId, seq: last } }).catch((err: unknown) =>
      log('messages could not be marked as read', err),
    )
  }, [isDue, chatId, last])
}
