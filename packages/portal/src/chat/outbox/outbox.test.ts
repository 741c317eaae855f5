import type { ChatSend, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createOutbox, type Outgoing } from './outbox.ts'

const AWAY = new Error('no answer')
const CHAT = '0192f000-0000-7000-8000-00000000aaaa'

const written = (text: string): Outgoing => ({
  chatId: CHAT,
  consultation: 1,
  sendId: `0192f000-0000-7000-8000-${text.padStart(12, '0')}`,
  content: { kind: 'text', text },
  at: '2026-11-17T08:00:00.000Z',
})

function aStore() {
  const rows = new Map<string, string>()
  return {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, text: string) => void rows.set(key, text),
    removeItem: (key: string) => void rows.delete(key),
  }
}

function anOutbox(store = aStore()) {
  const sent: ChatSend[] = []
  const arrived: string[] = []
  let answer: (message: ChatSend) => Promise<ThreadMessage> = async ({ sendId }) =>
    ({ sendId }) as ThreadMessage
  const outbox = createOutbox({
    store,
    key: 'outbox',
    send(message) {
      sent.push(message)
      return answer(message)
    },
    failureOf: (err) =>
      err === AWAY ? { again: true } : { again: false, refusal: (err as Error).message },
  })
  outbox.onAnswer((_, accepted) => void (accepted && arrived.push(accepted.sendId)))
  return { outbox, sent, arrived, store, answerWith: (next: typeof answer) => (answer = next) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('sends in order, and what could not be sent again with the same id [CH-9]', async () => {
  const { outbox, sent, arrived, answerWith } = anOutbox()
  answerWith(async () => Promise.reject(AWAY))
  outbox.add(written('1'))
  outbox.add(written('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toEqual([])
  expect(outbox.waiting()).toHaveLength(2)
  answerWith(async ({ sendId }) => ({ sendId }) as ThreadMessage)
  await vi.advanceTimersByTimeAsync(5000)
  expect(arrived).toEqual([written('1').sendId, written('2').sendId])
  expect(new Set(sent.map(({ sendId }) => sendId)).size).toBe(2)
  expect(sent.at(-1)).not.toHaveProperty('at')
  expect(outbox.waiting()).toEqual([])
})

it('keeps what waits over a reload', async () => {
  const { outbox, answerWith, store } = anOutbox()
  answerWith(async () => Promise.reject(AWAY))
  outbox.add(written('1'))
  await vi.advanceTimersByTimeAsync(0)
  outbox.stop()
  const { outbox: next, arrived } = anOutbox(store)
  expect(next.waiting()).toHaveLength(1)
  await next.flush()
  expect(arrived).toEqual([written('1').sendId])
})

it('does not send a refused message again, and lets the next one pass', async () => {
  const { outbox, sent, arrived, answerWith } = anOutbox()
  answerWith(async ({ content, sendId }) => {
    if (content.kind === 'text' && content.text === '1') throw new Error('a bank account')
    return { sendId } as ThreadMessage
  })
  outbox.add(written('1'))
  outbox.add(written('2'))
  await vi.advanceTimersByTimeAsync(0)
  expect(arrived).toEqual([written('2').sendId])
  expect(outbox.waiting()).toMatchObject([{ refusal: 'a bank account' }])
  await vi.advanceTimersByTimeAsync(60_000)
  expect(sent).toHaveLength(2)
  outbox.discard(written('1').sendId)
  expect(outbox.waiting()).toEqual([])
})
