import { createStore, useStore } from './store.ts'

interface MessageState {
  websocketConnect: boolean
  /** How many messages are unread. */
  messageValue: number
}

const CHANNEL = 'messages'

/** The line for messages and how many wait to be read [AP-13]. */
export const messageStore = createStore<MessageState>({ websocketConnect: false, messageValue: 0 })

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0

/** The tabs of one reader know one number: read in one of them, a message is read in all. */
export function shareMessageCount(): () => void {
  const channel = new BroadcastChannel(CHANNEL)
  let told = messageStore.get().messageValue
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isCount(data)) return
    told = data
    messageStore.set({ messageValue: data })
  })
  const leave = messageStore.subscribe(() => {
    const { messageValue } = messageStore.get()
    if (messageValue === told) return
    told = messageValue
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    channel.postMessage(messageValue)
  })
  return () => {
    leave()
    channel.close()
  }
}

export const useMessageCount = (): number => useStore(messageStore, (state) => state.messageValue)
