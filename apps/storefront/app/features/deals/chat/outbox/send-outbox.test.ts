import { randomUUID } from 'node:crypto'
import { ApiError, TransportError } from '@ironsouq/contract/client'
import type { ChatSend, ThreadMessage } from '@ironsouq/contract/deals/chat/chat.schema'
import { threadMessageOf } from '@ironsouq/contract/deals/chat/chat.thread'
import { CODES } from '@ironsouq/contract/envelope'
import { describe, expect, it } from 'vitest'
import { dropWaiting, putWaiting, waitingOf } from './outbox-store.ts'
import { sendOutbox } from './send-outbox.ts'

const answered = ({ sendId, consultation, content }: ChatSend): ThreadMessage =>
  threadMessageOf({
    seq: 1,
    sendId,
    consultation,
    kind: 'text',
    author: 'buyer',
    authorName: 'Yard Buyer',
    text: content.kind === 'text' ? content.text : '',
    image: null,
    deviceId: null,
    inquiry: null,
    productId: null,
    order: null,
    hasAccountNumber: false,
    via: 'web',
    at: '2026-11-17T08:00:00Z',
  })

/** Node stores nothing: this is also how a browser without storage sends. */
async function anOutbox(...texts: string[]) {
  const memberId = randomUUID()
  const chatId = randomUUID()
  for (const [at, text] of texts.entries()) {
    const sendId = randomUUID()
    await putWaiting({ sendId, memberId, chatId, consultation: 1, text, at, refusal: null })
  }
  const sent: string[] = []
  const flush = (send: (message: ChatSend) => Promise<ThreadMessage>) =>
    sendOutbox({ memberId, send, onSent: ({ text }) => sent.push(text) })
  return { memberId, sent, flush, waiting: () => waitingOf(memberId) }
}

const taking = async (message: ChatSend) => answered(message)

describe('messages that wait', () => {
  it('are sent in order, each once, also by eight tabs at once [CH-9]', async () => {
    const { sent, flush, waiting } = await anOutbox('one', 'two', 'three')
    await Promise.all(Array.from({ length: 8 }, () => flush(taking)))
    expect(sent).toEqual(['one', 'two', 'three'])
    expect(await waiting()).toEqual([])
  })

  it('wait on when no answer comes, and keep their sendId', async () => {
    const { sent, flush, waiting } = await anOutbox('one', 'two')
    const before = await waiting()
    const silent = () => Promise.reject(new TransportError('no network'))
    expect(await flush(silent)).toBe(true)
    expect(sent).toEqual([])
    expect(await waiting()).toEqual(before)
    expect(await flush(taking)).toBe(false)
    expect(sent).toEqual(['one', 'two'])
  })

  it.each([
    [CODES.notLoggedIn, 401],
    [CODES.server, 500],
    [CODES.business, 429],
  ])('wait on after an answer that may change: %s %d', async (code, status) => {
    const { flush, waiting } = await anOutbox('one')
    expect(await flush(() => Promise.reject(new ApiError(code, 'Later', status, null)))).toBe(true)
    expect(await waiting()).toMatchObject([{ refusal: null }])
  })

  it('say why they were refused, and hold no other one up', async () => {
    const { sent, flush, waiting } = await anOutbox('one', 'two')
    const refusing = (message: ChatSend) =>
      message.content.kind === 'text' && message.content.text === 'one'
        ? Promise.reject(new ApiError(CODES.business, 'This chat has ended.', 409, null))
        : taking(message)
    expect(await flush(refusing)).toBe(false)
    expect(sent).toEqual(['two'])
    const [refused] = await waiting()
    expect(refused).toMatchObject({ text: 'one', refusal: 'This chat has ended.' })
    await dropWaiting(refused?.sendId ?? '')
    expect(await waiting()).toEqual([])
  })
})
