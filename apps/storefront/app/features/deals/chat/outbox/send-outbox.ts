import { ApiError } from '@ironsouq/contract/client'
import type { ChatSend, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { CODES } from '@ironsouq/contract/envelope'
import { dropWaiting, putWaiting, type Waiting, waitingOf } from './outbox-store.ts'

export interface SendOptions {
  memberId: string
  send: (message: ChatSend) => Promise<ThreadMessage>
  onSent: (message: ThreadMessage, chatId: string) => void
}

/** The server has decided: the same message sent again is refused again. */
const isFinal = (err: unknown): err is ApiError =>
  err instanceof ApiError &&
  err.code !== CODES.notLoggedIn &&
  err.status >= 400 &&
  err.status < 500 &&
  err.status !== 429

const isDue = ({ refusal }: Waiting) => refusal === null

/**
 * Sends what waits, in order. Returns whether something still waits, because the server did not answer.
 * The tabs of a browser take turns; a message that two of them send is one, by its `sendId` [CH-9].
 */
export const sendOutbox = ({ memberId, send, onSent }: SendOptions): Promise<boolean> =>
  navigator.locks.request(`chat-outbox:${memberId}`, async () => {
    for (;;) {
      const next = (await waitingOf(memberId)).find(isDue)
      if (!next) return false
      const { sendId, chatId, consultation, text } = next
      try {
        const content = { kind: 'text', text } as const
        onSent(await send({ sendId, chatId, consultation, content }), chatId)
        await dropWaiting(sendId)
      } catch (err) {
        if (!isFinal(err)) return true
        await putWaiting({ ...next, refusal: err.message })
      }
    }
  })
