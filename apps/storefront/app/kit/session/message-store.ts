import { createStore, useStore } from '#kit/store/store.ts'

interface MessageState {
  websocketConnect: boolean
  /** The number of unread messages. */
  messageValue: number
}

const CHANNEL = 'messages'

/** The WebSocket of the messages and the number of unread ones [AP-13]. */
export const messageStore = createStore<MessageState>({ websocketConnect: false, messageValue: 0 })

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** Shares the number between the tabs of a browser. */
export function shareMessageCount(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let shared = messageStore.get().messageValue
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isCount(data)) return
    shared = data
    messageStore.set({ messageValue: data })
  })
  const leave = messageStore.subscribe(() => {
    const { messageValue } = messageStore.get()
    if (messageValue === shared) return
    shared = messageValue
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(messageValue)
  })
  return () => {
    leave()
    channel.close()
  }
}

export const useMessageCount = (): number => useStore(messageStore, (state) => state.messageValue)
