import { once } from 'node:events'
import { afterEach, expect, it } from 'vitest'
import { messageStore, shareMessageCount } from './message-store.ts'

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  messageStore.reset()
})

function anotherTab(): BroadcastChannel {
  const tab = new BroadcastChannel('messages')
  leaving.push(shareMessageCount(), () => tab.close())
  return tab
}

const nextIn = async (tab: BroadcastChannel) => {
  const [event] = (await once(tab, 'message')) as [MessageEvent<unknown>]
  return event.data
}

it('tells the other tabs how many messages are unread, and nothing else [AP-13]', async () => {
  const tab = anotherTab()
  const received = nextIn(tab)
  messageStore.set({ websocketConnect: true })
  messageStore.set({ messageValue: 3 })
  expect(await received).toBe(3)
})

it('believes another tab that tells a number, and echoes nothing [AP-13]', async () => {
  const tab = anotherTab()
  const changed = new Promise<void>((resolve) => {
    leaving.push(messageStore.subscribe(resolve))
  })
  for (const wrong of ['5', -1, 1.5, null, { messageValue: 5 }, 7])
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
    tab.postMessage(wrong)
  await changed
  expect(messageStore.get()).toEqual({ websocketConnect: false, messageValue: 7 })
  const received = nextIn(tab)
  messageStore.set({ messageValue: 8 })
  expect(await received).toBe(8)
})
